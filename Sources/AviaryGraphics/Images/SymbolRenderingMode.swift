/// How the layers of a symbol are coloured.
///
/// The symbols drawn here have two layers where they are a sign in a filled form, such as `plus.circle.fill`, in palette
/// and hierarchical mode, or under several foreground styles without a mode: the sign has the first style, the form the
/// second. All others have one layer, so that all modes look like the first.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// Whether a symbol is drawn in two layers, where it has them.
  ///
  /// - Parameters:
  ///   - mode: The mode that was asked for; nil for none.
  ///   - styles: How many foreground styles there are.
  static func hasLayers(_ mode: SymbolRenderingMode?, styles: Int) -> Bool {
    switch mode?.kind {
    case .palette, .hierarchical: true
    case .monochrome, .multicolor: false
    // Several foreground styles are those of layers.
    case nil: styles > 1
    }
  }

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The layers in colours of their own.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The layers in levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The layers in the styles that are given.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

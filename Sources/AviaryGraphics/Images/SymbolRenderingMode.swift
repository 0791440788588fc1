/// How the layers of a symbol are coloured.
///
/// The symbols drawn here have one layer, so that all modes look like the first.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The layers in colours of their own.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The layers in levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The layers in the styles that are given.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

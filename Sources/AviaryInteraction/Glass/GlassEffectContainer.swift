@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
public import Foundation

/// Draws the layers like glass of the views inside, so that those near each other flow together.
public struct GlassEffectContainer<Content: View> {
  let content: Content
  let spacing: CGFloat

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points below which layers flow together; nil for the usual one, 8.
  ///     At 0 or less, and where it is NaN, none do.
  ///   - content: The views.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    let spacing = spacing ?? GlassOutline.usualSpacing
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View {
    // One view, whatever the content: what comes and goes in it changes none of what is behind it.
    VStack { content }
      .transformEnvironment(\.glassPlace) { $0 = GlassPlace(isInContainer: true) }
      .backgroundPreferenceValue(GlassLayersKey.self) { layers in
        if !layers.isEmpty {
          GeometryReader { proxy in
            GlassPlates(layers: layers, spacing: spacing) { proxy[$0] }
          }
        }
      }
      // A container around draws none of these.
      .transformPreference(GlassLayersKey.self) { $0 = [] }
  }
}

/// A layer like glass that a container draws.
struct GlassLayer {
  /// What tells layers apart.
  struct ID: Hashable, @unchecked Sendable {
    let namespace: Namespace.ID
    /// Made of a value that is `Sendable`; nil for the layer of a view, whose namespace is its own.
    let value: AnyHashable?
  }

  let id: ID
  let bounds: Anchor<CGRect>
  let shape: AnyShape
  let glass: Glass
  let union: ID?
  let transition: GlassEffectTransition
}

enum GlassLayersKey: PreferenceKey {
  static var defaultValue: [GlassLayer] { [] }
  static func reduce(value: inout [GlassLayer], nextValue: () -> [GlassLayer]) {
    value += nextValue()
  }
}

/// The layers of a container, those of each kind and colour as one outline.
struct GlassPlates: View {
  let outlines: [GlassOutline]
  let glasses: [Glass]

  init(layers: [GlassLayer], spacing: CGFloat, frame: (Anchor<CGRect>) -> CGRect) {
    var glasses: [Glass] = []
    for layer in layers where !glasses.contains(layer.glass) { glasses.append(layer.glass) }
    let drops = layers.map { GlassDrop($0, frame: frame($0.bounds)) }
    self.glasses = glasses
    outlines = glasses.map { glass in
      GlassOutline(
        zip(layers, drops).filter { $0.0.glass == glass }.map(\.1),
        spacing: spacing
      )
    }
  }

  var body: some View {
    ZStack {
      ForEach(outlines.indices, id: \.self) { GlassPlate(glass: glasses[$0], shape: outlines[$0]) }
    }
  }
}

@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
public import Foundation

/// Draws the layers like glass of the views inside, so that those near each other flow together.
public struct GlassEffectContainer<Content: View> {
  @State private var memory = GlassMemory()
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
        if !layers.isEmpty || !memory.isEmpty {
          GeometryReader { proxy in
            GlassPlates(
              drops: memory.drops(layers.map { GlassDrop($0, frame: proxy[$0.bounds]) }),
              spacing: spacing
            )
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

/// The layers of a container, those of each kind and colour as one outline; it moves them when they change.
struct GlassPlates: View, Animatable {
  private var drops: GlassDrops
  private let spacing: CGFloat

  nonisolated init(drops: GlassDrops, spacing: CGFloat) {
    self.drops = drops
    self.spacing = spacing
  }

  nonisolated var animatableData: GlassFrames {
    get { drops.animatableData }
    set { drops.animatableData = newValue }
  }

  private var glasses: [Glass] {
    drops.drops.reduce(into: []) { if !$0.contains($1.glass) { $0.append($1.glass) } }
  }

  var body: some View {
    ZStack {
      ForEach(Array(glasses.enumerated()), id: \.offset) { _, glass in
        let merged = drops.drops.filter { $0.glass == glass && $0.isMerged }
        if !merged.isEmpty {
          GlassPlate(glass: glass, shape: GlassOutline(merged, spacing: spacing))
        }
      }
      ForEach(drops.drops.filter { !$0.isMerged && $0.presence > 0 }, id: \.id) { drop in
        GlassPlate(glass: drop.glass, shape: GlassOutline([drop], spacing: 0))
          .opacity(Double(drop.presence))
      }
    }
  }
}

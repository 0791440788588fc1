@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
public import Foundation

/// The shape of layers like glass that nobody gave one: round ends.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// A capsule.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Puts a view on a layer like glass: its own, or, in a container of such layers, one that the container draws.
struct GlassModifier<S: Shape>: ViewModifier {
  @Environment(\.glassPlace) private var place
  @Namespace private var own
  let glass: Glass
  let shape: S

  func body(content: Content) -> some View {
    let inner = content.transformEnvironment(\.glassPlace) { $0.leaveLayer() }
    if glass.kind == .identity {
      inner
    } else if glass.isInteractive {
      layer(inner.modifier(GlassLight(shape: shape))).modifier(GlassTouch())
    } else {
      layer(inner)
    }
  }

  @ViewBuilder private func layer(_ inner: some View) -> some View {
    if place.isInContainer {
      inner.anchorPreference(key: GlassLayersKey.self, value: .bounds) { bounds in
        [
          GlassLayer(
            id: place.id ?? GlassLayer.ID(namespace: own, value: nil),
            bounds: bounds,
            shape: AnyShape(shape),
            glass: glass,
            union: place.union,
            transition: place.transition
          )
        ]
      }
    } else {
      inner.background { GlassPlate(glass: glass, shape: shape) }
    }
  }
}

/// A layer like glass in a shape.
struct GlassPlate<S: Shape>: View {
  @Environment(\.colorScheme) private var colorScheme
  let glass: Glass
  let shape: S

  var body: some View {
    ZStack {
      shape.fill(GlassMaterial(isClear: glass.kind == .clear))
      if let color = glass.color { shape.fill(color.opacity(0.7)) }
      // On a light page a bright rim alone would leave the layer without an edge.
      shape.stroke(
        colorScheme == .dark ? Color.white.opacity(0.15) : .black.opacity(0.1),
        lineWidth: 0.5
      )
    }
    .compositingGroup()
    .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 2)
  }
}

extension View {
  /// Puts this view on a layer like glass.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Puts this view on a layer like glass, or doesn't.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = .capsule,
    isEnabled: Bool
  ) -> some View {
    modifier(GlassModifier(glass: isEnabled ? glass : .identity, shape: shape))
  }
}

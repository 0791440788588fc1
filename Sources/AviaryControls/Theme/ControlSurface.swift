import AviaryEngine
import AviaryGraphics
import AviaryInteraction

/// What lies behind a control or bar that floats over others.
enum ControlSurface: Sendable {
  /// Nothing.
  case none
  /// A material, from edge to edge of the shape.
  case material(Material)
  /// A layer like glass.
  case glass
}

/// Puts a view on a surface.
private struct SurfaceModifier<S: Shape>: ViewModifier {
  let surface: ControlSurface
  let shape: S

  nonisolated init(surface: ControlSurface, shape: S) {
    self.surface = surface
    self.shape = shape
  }

  func body(content: Content) -> some View {
    switch surface {
    case .none: content
    case .material(let material): content.background(material, in: shape)
    case .glass: content.glassEffect(.regular, in: shape)
    }
  }
}

extension View {
  /// Puts this view on a surface in a shape.
  nonisolated func surface(_ surface: ControlSurface, in shape: some Shape) -> some View {
    modifier(SurfaceModifier(surface: surface, shape: shape))
  }
}

@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry

/// A gradient with the colour space that its colours are mixed in.
///
/// As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var space: Gradient.ColorSpace

  /// Makes a gradient that is mixed in the output's colour space.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    space = .device
  }

  /// The same gradient with its colours mixed in another colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  package func resolve(in context: StyleContext) -> GradientStops {
    gradient.resolve(in: context, space: space)
  }
}

extension AnyGradient: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let geometry = context.environment.plainGradientGeometry
    return context.leveled(
      ResolvedStyle(
        .gradient(resolve(in: context), geometry ?? .linear(start: .top, end: .bottom))
      )
    )
  }
}

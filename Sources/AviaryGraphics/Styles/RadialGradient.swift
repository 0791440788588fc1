@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A gradient in circles about a point, between two radii in points.
///
/// As a view it fills the space it is offered.
public struct RadialGradient: Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(any gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes the style of a gradient.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      any: AnyGradient(gradient),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Makes the style of colours at equal distances.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Makes the style of colours at the given places.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension RadialGradient: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.leveled(
      ResolvedStyle(
        .gradient(
          gradient.resolve(in: context),
          .radial(center: center, startRadius: startRadius, endRadius: endRadius)
        )
      )
    )
  }
}

extension RadialGradient: _LeafView {
  /// Not to be called: the engine draws the gradient itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<RadialGradient>,
    _ place: _Place
  ) -> _ViewNode { StyleLeafNode(list, place) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient in circles about a point, between two radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(any: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient in circles about a point, between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient in circles about a point, between two radii in points.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient in circles about a point, between two radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

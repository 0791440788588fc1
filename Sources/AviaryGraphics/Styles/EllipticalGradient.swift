@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A gradient in ellipses about a point, between two fractions of the size.
///
/// As a view it fills the space it is offered.
public struct EllipticalGradient: Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  init(
    any gradient: AnyGradient,
    center: UnitPoint,
    startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Makes the style of a gradient.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      any: AnyGradient(gradient),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Makes the style of colours at equal distances.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Makes the style of colours at the given places.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension EllipticalGradient: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.leveled(
      ResolvedStyle(
        .gradient(
          gradient.resolve(in: context),
          .elliptical(center: center, start: startRadiusFraction, end: endRadiusFraction)
        )
      )
    )
  }
}

extension EllipticalGradient: _LeafView {
  /// Not to be called: the engine draws the gradient itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<EllipticalGradient>,
    _ place: _Place
  ) -> _ViewNode { StyleLeafNode(list, place) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient in ellipses about a point, between two fractions of the size.
  public static func ellipticalGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(
      any: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// A gradient in ellipses about a point, between two fractions of the size.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// A gradient in ellipses about a point, between two fractions of the size.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// A gradient in ellipses about a point, between two fractions of the size.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

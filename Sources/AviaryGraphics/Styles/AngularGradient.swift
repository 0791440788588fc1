@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import Foundation

/// A gradient around a point, clockwise from one angle to another; 0 points right.
///
/// As a view it fills the space it is offered.
public struct AngularGradient: Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  init(any gradient: AnyGradient, center: UnitPoint, angle: Angle) {
    self.init(
      any: gradient,
      center: center,
      startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi)
    )
  }

  /// Makes a gradient between two angles.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.init(
      any: AnyGradient(gradient),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a gradient of colours at equal distances, between two angles.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a gradient of colours at the given places, between two angles.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a gradient all around, beginning at an angle.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(any: AnyGradient(gradient), center: center, angle: angle)
  }

  /// Makes a gradient of colours at equal distances, all around, beginning at an angle.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of colours at the given places, all around, beginning at an angle.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.leveled(
      ResolvedStyle(
        .gradient(
          gradient.resolve(in: context),
          .angular(
            center: center,
            start: CGFloat(startAngle.radians),
            end: CGFloat(endAngle.radians)
          )
        )
      )
    )
  }
}

extension AngularGradient: _LeafView {
  /// Not to be called: the engine draws the gradient itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<AngularGradient>,
    _ place: _Place
  ) -> _ViewNode { StyleLeafNode(list, place) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point, between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(any: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point, between two angles.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// A gradient of colours at equal distances around a point, between two angles.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours at the given places around a point, between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient all around a point, beginning at an angle.
  public static func conicGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(any: gradient, center: center, angle: angle)
  }

  /// A gradient all around a point, beginning at an angle.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of colours at equal distances all around a point, beginning at an angle.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of colours at the given places all around a point, beginning at an angle.
  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

@_spi(Engine) import AviaryEngine
public import Foundation

/// A shadow that a style throws, below what is drawn with it or into it.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow below; `radius` is the standard deviation of its blur in points.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; by default black at an opacity of 0.33.
  ///   - radius: The standard deviation of the blur in points; 0 for a sharp edge.
  ///   - x: How far to the right the shadow lies, in points; `0` by default.
  ///   - y: How far down the shadow lies, in points; `0` by default.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false,
      color: color,
      radius: radius,
      offset: CGSize(width: x, height: y)
    )
  }

  /// A shadow that the edges throw inwards; `radius` is the standard deviation of its blur in
  /// points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      isInner: isInner,
      color: color.rgba(in: environment),
      radius: max(radius, 0),
      offset: offset
    )
  }
}

public import Foundation

/// A material: what was painted before is blurred, made more vivid, and tinted.
@_spi(Hosting) public struct BackdropStyle: Hashable, Sendable {
  /// Standard deviation of the blur in points.
  public var blurRadius: CGFloat
  /// 1 leaves the colours as they are.
  public var saturation: CGFloat
  /// Painted over the blurred backdrop.
  public var tint: RGBA
  /// How far inwards the backdrop is taken from at the shape's edge, in points, which bends it as
  /// the rim of a lens does; 0 for a flat layer.
  public var refraction: CGFloat

  package init(blurRadius: CGFloat, saturation: CGFloat, tint: RGBA, refraction: CGFloat = 0) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.refraction = refraction
  }
}

package import Foundation

/// A material: what was painted before is blurred, made more vivid, and tinted.
package struct BackdropStyle: Hashable, Sendable {
  /// Standard deviation of the blur in points.
  package var blurRadius: CGFloat
  /// 1 leaves the colours as they are.
  package var saturation: CGFloat
  /// Painted over the blurred backdrop.
  package var tint: RGBA

  package init(blurRadius: CGFloat, saturation: CGFloat, tint: RGBA) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}

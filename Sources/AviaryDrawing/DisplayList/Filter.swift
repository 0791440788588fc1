public import Foundation

/// Something done to the pixels of a fragment before they reach what lies below.
@_spi(Hosting) public enum Filter: Hashable, Sendable {
  /// A Gaussian blur; `radius` is its standard deviation in points, 0 or more.
  ///
  /// With `isOpaque` the fragment's edges stay opaque: the pixels at its bounds are repeated
  /// outwards.
  case blur(radius: CGFloat, isOpaque: Bool = false)

  /// The fragment's alpha in one colour, blurred and moved, below the fragment; `radius` in points.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize, shadowOnly: Bool = false)

  /// Added to each component; -1 is black, 1 white.
  case brightness(CGFloat)
  /// 1 leaves the colours as they are, 0 makes them grey, negative values invert.
  case contrast(CGFloat)
  case saturation(CGFloat)
  /// 0 leaves the colours as they are, 1 removes them.
  case grayscale(CGFloat)
  /// In radians.
  case hueRotation(CGFloat)
  /// 1 inverts entirely.
  case colorInvert(CGFloat = 1)
  case colorMultiply(RGBA)
  /// Dark becomes transparent: alpha is the luminance, the colour black.
  case luminanceToAlpha
  case colorMatrix(ColorMatrix)
  /// `color` where alpha is within `minimum...maximum`, nothing elsewhere.
  case alphaThreshold(minimum: CGFloat, maximum: CGFloat, color: RGBA)
}

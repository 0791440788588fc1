package import AviaryGeometry
package import Foundation

/// One step of painting. Coordinates are those of the fragment that holds the command, y downwards.
package indirect enum DisplayCommand {
  case fill(Path, Paint, style: FillStyle)
  case stroke(Path, StrokeStyle, Paint, antialiased: Bool = true)

  /// `at` is where the layout's top left corner goes; `paint` is used by runs without a paint of
  /// their own.
  case text(any TextLayout, at: CGPoint, Paint)
  case image(DisplayImage, in: CGRect, ImageOptions)

  case fragment(DisplayFragment, offset: CGPoint)
  case transformed(DisplayFragment, CGAffineTransform)
  case clipped(DisplayFragment, Path, style: FillStyle)

  /// The fragment seen through the alpha of `mask`; where the mask is clear nothing is painted.
  ///
  /// With `isInverted` it is the other way round.
  case masked(DisplayFragment, mask: DisplayFragment, isInverted: Bool = false)

  /// The fragment painted by itself first, then as one picture at `opacity` with `mode`.
  case group(DisplayFragment, opacity: CGFloat, mode: CompositeMode)

  /// The filters are applied in order, the first to the fragment itself.
  case filtered(DisplayFragment, [Filter])

  /// Inside the path, what was painted before in the same layer, blurred and tinted.
  case backdrop(Path, BackdropStyle)
}

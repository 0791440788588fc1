public import AviaryGeometry
public import Foundation

/// One step of painting.
///
/// Coordinates are those of the fragment that holds the command, y downwards.
///
/// Pieces of other views are what large lists consist of: they lie in the list itself, everything
/// else apart.
@_spi(Hosting) public enum DisplayCommand {
  indirect case fill(Path, Paint, style: FillStyle)
  indirect case stroke(Path, StrokeStyle, Paint, antialiased: Bool = true)

  /// `at` is where the layout's top left corner goes; `paint` is used by runs without a paint of
  /// their own.
  indirect case text(any TextLayout, at: CGPoint, Paint)
  indirect case image(DisplayImage, in: CGRect, ImageOptions)

  case fragment(DisplayFragment, offset: CGPoint)
  indirect case transformed(DisplayFragment, CGAffineTransform)
  indirect case clipped(DisplayFragment, Path, style: FillStyle)

  /// The fragment seen through the alpha of `mask`; where the mask is clear nothing is painted.
  ///
  /// With `isInverted` it is the other way round.
  indirect case masked(DisplayFragment, mask: DisplayFragment, isInverted: Bool = false)

  /// The fragment painted by itself first, then as one picture at `opacity` with `mode`.
  indirect case group(DisplayFragment, opacity: CGFloat, mode: CompositeMode)

  /// The filters are applied in order, the first to the fragment itself.
  indirect case filtered(DisplayFragment, [Filter])

  /// Inside the path, what was painted before in the same layer, blurred and tinted.
  indirect case backdrop(Path, BackdropStyle)
}

public import Foundation

/// What a shape or text is filled with.
///
/// Points are in the coordinates of the command that uses the paint.
@_spi(Hosting) public indirect enum Paint: Hashable, Sendable {
  case color(RGBA)

  /// A gradient along the line from `start` to `end`; the end colours go on beyond.
  case linearGradient(GradientStops, start: CGPoint, end: CGPoint)

  /// A gradient in circles about `center`, from `startRadius` to `endRadius`.
  ///
  /// `yScale` is the vertical radius divided by the horizontal one, more than 0: 1 for circles.
  case radialGradient(
    GradientStops,
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat,
    yScale: CGFloat = 1
  )

  /// A gradient around `center`, clockwise from `startAngle` to `endAngle` in radians, 0 pointing
  /// right.
  ///
  /// Where the angles leave a part of the circle out, half of it has the first and half the last
  /// colour.
  case angularGradient(GradientStops, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)

  /// A grid of colours, each point of which may be moved.
  case meshGradient(MeshGradientPaint)

  /// A part of an image repeated without end in both directions.
  ///
  /// - Parameters:
  ///   - source: The part, in fractions of the image's size; the unit square for all of it.
  ///   - origin: Where the top left corner of one tile is.
  ///   - scale: The size of a tile relative to the image's size in points.
  case image(DisplayImage, source: CGRect, origin: CGPoint, scale: CGFloat)

  /// Paints nothing.
  public static let clear = Paint.color(.clear)
}

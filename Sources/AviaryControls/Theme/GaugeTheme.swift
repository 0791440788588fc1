import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of gauges.
struct GaugeTheme: Sendable {
  /// Between a bar and the labels above and below, in points; chosen.
  var spacing: CGFloat = 4
  /// Between a bar and the labels of its bounds, in points; chosen.
  var boundSpacing: CGFloat = 8
  /// The diameter of a ring, in points; chosen.
  var length: CGFloat = 58
  /// The width of a ring, and the diameter of a mark, in points; chosen.
  var ringWidth: CGFloat = 6
  /// The part of the circle that an open ring leaves open, at the bottom, 0 to 1; chosen.
  var ringGap: Double = 0.25
  /// How far a mark keeps the ring or bar away, in points; chosen.
  var markOutset: CGFloat = 2
  /// The greatest width of the labels in an open ring, in points; chosen.
  var labelWidth: CGFloat = 34
  /// Between them, at least, in points; chosen.
  var labelGap: CGFloat = 2
}

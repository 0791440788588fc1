import Foundation

/// The numbers of pickers that are wheels.
struct WheelTheme: Sendable {
  /// The height, in points; chosen.
  var height: CGFloat = 216
  /// The height of a row, in points; chosen.
  var rowHeight: CGFloat = 32
  /// How many rows can be seen above and below the selected one; chosen.
  var reach: Int = 3
  /// The size of the font, in points; chosen.
  var textSize: CGFloat = 21
  /// The radius of the corners of the selected row's background, in points; chosen.
  var radius: CGFloat = 8
  /// Between two rows, as seen from the wheel's axis, in radians; chosen.
  var rowAngle: CGFloat = 0.36
  /// The radius of the wheel, as a part of the height, 0 to 1; chosen.
  var radiusShare: CGFloat = 0.42
  /// How far a wheel runs on when it is let go, in rows; chosen.
  var farthestFling: Int = 40
  /// How long it takes to come to rest, in seconds; chosen.
  var restDuration: Double = 0.35
  /// How opaque rows are that are not selected, 0 to 1; chosen.
  var fadedOpacity: Double = 0.55
  /// The greatest width of a wheel of days with their months, in points; chosen.
  var dateWidth: CGFloat = 150
  /// The greatest width of a wheel of months, in points; chosen.
  var monthWidth: CGFloat = 140
  /// The greatest width of a wheel of years, in points; chosen.
  var yearWidth: CGFloat = 80
  /// The greatest width of a wheel of days, hours, minutes or halves of the day, in points; chosen.
  var dayWidth: CGFloat = 60
}

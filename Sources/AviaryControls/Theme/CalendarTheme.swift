import Foundation

/// The numbers of pickers that are calendars, and the buttons that open them.
struct CalendarTheme: Sendable {
  /// The height of a day, and the diameter of the mark of the selected one, in points; chosen.
  var dayHeight: CGFloat = 44
  /// The size of the font of days, in points; chosen.
  var daySize: CGFloat = 20
  /// The height of the names of weekdays, in points; chosen.
  var weekdayHeight: CGFloat = 20
  /// The size of the font of weekdays, in points; chosen.
  var weekdaySize: CGFloat = 13
  /// Between two weeks, in points; chosen.
  var weekSpacing: CGFloat = 2
  /// Between heading, days and time, in points; chosen.
  var spacing: CGFloat = 8
  /// The height of the heading, in points; chosen.
  var headingHeight: CGFloat = 44
  /// Between the month and the sign that it can be chosen, in points; chosen.
  var headingSpacing: CGFloat = 6
  /// That sign, in points; chosen.
  var headingChevron = GlyphSize(6, 10, line: 2)
  /// The arrows to the months before and after, in points; chosen.
  var stepChevron = GlyphSize(9, 16, line: 2.2)
  /// The width and height of the buttons around them, in points; chosen.
  var stepLength: CGFloat = 36
  /// How opaque the tint is behind the selected day, 0 to 1; chosen.
  var selectionOpacity: Double = 0.15
  /// Between the buttons that open a calendar and a wheel, in points; chosen.
  var buttonSpacing: CGFloat = 8
  /// Around the text of such a button, in points; chosen.
  var buttonPadding = CGSize(width: 11, height: 6)
  /// The radius of the corners of such a button, in points; chosen.
  var buttonRadius: CGFloat = 6
  /// Around what such a button opens, in points; chosen.
  var popoverPadding: CGFloat = 12
  /// The width of a calendar that a button opens, in points; chosen.
  var popoverWidth: CGFloat = 344
  /// The width of a wheel that a button opens, in points; chosen.
  var timePopoverWidth: CGFloat = 200
}

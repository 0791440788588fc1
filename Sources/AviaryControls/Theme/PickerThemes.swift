import Foundation

/// The numbers of segmented pickers.
struct SegmentedTheme: Sendable {
  /// The height, in points; measured.
  var height: CGFloat = 32
  /// Between the edges and the selected segment, in points; measured.
  var inset: CGFloat = 2
  /// The radius of the corners, in points; chosen.
  var radius: CGFloat = 9
  /// The radius of the corners of the selected segment, in points; chosen.
  var segmentRadius: CGFloat = 7
  /// Beside the label of a segment, in points; measured.
  var padding: CGFloat = 9
  /// The size of the font, in points; chosen.
  var textSize: CGFloat = 13
  /// The height of the lines between segments, in points; chosen.
  var dividerHeight: CGFloat = 15
  /// Below the selected segment, in points; chosen.
  var shadow = ControlShadow(0.12, radius: 4, y: 3)
}

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
  /// How opaque rows are that are not selected, 0 to 1; chosen.
  var fadedOpacity: Double = 0.55
  /// The greatest width of a wheel of months, in points; chosen.
  var monthWidth: CGFloat = 140
  /// The greatest width of a wheel of years or hours, in points; chosen.
  var yearWidth: CGFloat = 80
  /// The greatest width of a wheel of days or minutes, in points; chosen.
  var dayWidth: CGFloat = 60
}

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

/// The numbers of pickers of colours.
struct ColorPickerTheme: Sendable {
  /// The diameter of the ring that opens it, in points; chosen.
  var length: CGFloat = 28
  /// The width of that ring, in points; chosen.
  var ringWidth: CGFloat = 3
  /// Between the ring's outer edge and the colour, in points; chosen.
  var ringInset: CGFloat = 5
  /// The width and height of a colour in the grid, where there is space, in points; chosen.
  var cellLength: CGFloat = 26
  /// The least width and height of a colour in the grid, in points; chosen.
  var leastCellLength: CGFloat = 4
  /// The radius of the corners of the grid, in points; chosen.
  var gridRadius: CGFloat = 8
  /// The width of the grid's border, in points; chosen.
  var gridBorder: CGFloat = 0.5
  /// The width of the white frame of the current colour, in a black one of 1 point, in points;
  /// chosen.
  var markWidth: CGFloat = 3
  /// Around grid and rows, in points; chosen.
  var padding: CGFloat = 16
  /// Between grid and rows, and between the parts of a row, in points; chosen.
  var spacing: CGFloat = 12
  /// The greatest width of what is opened, in points; chosen.
  var width: CGFloat = 344
  /// The width of the opacity's number, in points; chosen.
  var percentageWidth: CGFloat = 50
  /// The width of the field for digits, in points; chosen.
  var hexadecimalWidth: CGFloat = 116
}

/// The numbers of pickers that are menus, rows or buttons.
struct ChoicesTheme: Sendable {
  /// The sign that a value opens a menu, in points; measured.
  var arrows = GlyphSize(7, 11, line: 1.7)
  /// From that sign to the end of a row's content, in points; measured.
  var arrowsInset: CGFloat = 2.7
  /// Between a value and that sign, in points; chosen.
  var arrowSpacing: CGFloat = 5
  /// The mark of the selected row, in points; measured.
  var checkmark = GlyphSize(13, 12.3, line: 2.2)
  /// From that mark to the end of the row's content, in points; measured.
  var markInset: CGFloat = 3
  /// Between the parts of a row, in points; chosen.
  var rowSpacing: CGFloat = 8
  /// The diameter of a round button, in points; chosen.
  var radioLength: CGFloat = 16
  /// The diameter of its mark, in points; chosen.
  var radioMark: CGFloat = 6
  /// Between a round button and its label, in points; chosen.
  var radioLabelSpacing: CGFloat = 6
  /// Between round buttons below each other, in points; chosen.
  var radioSpacing: CGFloat = 6
  /// Between round buttons beside each other, in points; chosen.
  var horizontalRadioSpacing: CGFloat = 16
}

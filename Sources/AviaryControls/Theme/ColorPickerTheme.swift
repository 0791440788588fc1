import Foundation

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

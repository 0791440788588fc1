import Foundation

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

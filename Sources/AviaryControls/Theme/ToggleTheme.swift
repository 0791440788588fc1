import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of toggles.
struct ToggleTheme: Sendable {
  /// The size of a switch, in points; measured.
  var size = CGSize(width: 51, height: 31)
  /// How far a switch reaches over its space at its end, in points; measured.
  var overhang: CGFloat = 2
  /// The height that a switch has in a row of a list: it makes none higher, in points; chosen.
  var rowHeight: CGFloat = 20
  /// Between the edges of a switch and its knob, in points; measured.
  var knobInset: CGFloat = 2
  /// The size of the knob, in points; measured.
  var knob = CGSize(width: 27, height: 27)
  /// The colour of a switch that is on, where nobody tints it; measured.
  var onFill = Color.green
  /// The colour of a switch that is off; measured.
  var offFill = Color(.secondarySystemFill)
  /// How long the knob takes to the other end, in seconds; chosen.
  var duration: Double = 0.25
  /// Around the label of a toggle that is a button, in points; chosen.
  var buttonPadding = CGSize(width: 12, height: 7)
  /// The radius of the corners of a toggle that is a button, in points; chosen.
  var buttonRadius: CGFloat = 8
  /// The width and height of a check box, in points; chosen.
  var checkboxLength: CGFloat = 14
  /// The radius of the corners of a check box, in points; chosen.
  var checkboxRadius: CGFloat = 3.5
  /// From the top of a check box to the baseline of its label, in points; chosen.
  var checkboxBaseline: CGFloat = 12
  /// Between a check box and its label, in points; chosen.
  var checkboxSpacing: CGFloat = 6
  /// The mark in a check box, in points; chosen.
  var checkmark = GlyphSize(8, 7, line: 2)
  /// The mark in a check box of several values, in points; chosen.
  var mixedMark = GlyphSize(8, 2, line: 2)
}

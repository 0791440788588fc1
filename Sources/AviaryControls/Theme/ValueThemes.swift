import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of what many controls have in common.
struct SharedTheme: Sendable {
  /// Between a control and its label, or between parts of a label, in points; chosen.
  var labelSpacing: CGFloat = 8
  /// How opaque the drawing of a disabled control is, 0 to 1; published.
  var disabledOpacity: Double = 0.5
  /// Below knobs, in points; published.
  var knobShadow = ControlShadow(0.15, radius: 4, y: 3)
  /// The height of a bar of progress, in points; chosen.
  var trackHeight: CGFloat = 4
  /// The width of borders, in points; chosen.
  var hairline: CGFloat = 0.5
  /// The sign that something leads elsewhere or unfolds, in points; measured.
  var disclosure = GlyphSize(5, 9.9, line: 2)
  /// The width and height of the space of a sign that turns, at the usual text size, in points;
  /// chosen.
  var disclosureSpace: CGFloat = 14
  /// How far above a baseline the middle of letters is, in points; chosen.
  var textMiddle: CGFloat = 6
  /// Between a label and a value or explanation below, in points; chosen.
  var belowSpacing: CGFloat = 2
  /// The length of a divider where none is proposed, in points; chosen.
  var unspecifiedLength: CGFloat = 10
}

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

/// The numbers of sliders.
struct SliderTheme: Sendable {
  /// The height, in points; chosen.
  var height: CGFloat = 31
  /// From the ends of the slider to those of its track, in points; measured.
  var trackInset: CGFloat = 3
  /// How far the knob is above the middle of the track, in points; measured.
  var knobRise: CGFloat = 1.17
  /// The height of the track, in points; chosen.
  var trackHeight: CGFloat = 4
  /// The knob's size: its middle goes from half of its width to the other end, in points; measured.
  var knob = CGSize(width: 27, height: 27)
  /// The part of all values that a key goes on where no step is given, 0 to 1; chosen.
  var keyStep: Double = 0.1
}

/// The numbers of steppers.
struct StepperTheme: Sendable {
  /// The size, without a label, in points; measured.
  var size = CGSize(width: 94, height: 32)
  /// The radius of the corners, in points; chosen.
  var radius: CGFloat = 8
  /// The signs, in points; measured.
  var sign = GlyphSize(12, 12, line: 1.67)
  /// The height of the line between the signs, in points; measured.
  var dividerHeight: CGFloat = 28
}

/// The numbers of progress.
struct ProgressTheme: Sendable {
  /// Between a bar and its labels, in points; chosen.
  var labelSpacing: CGFloat = 4
  /// Between a ring or wheel and its labels, in points; chosen.
  var circularSpacing: CGFloat = 8
  /// The diameter of mini and small rings and wheels, in points; chosen.
  var smallLength: CGFloat = 16
  /// The diameter of regular rings and wheels, in points; chosen.
  var length: CGFloat = 20
  /// The diameter of large and extra large rings and wheels, in points; chosen.
  var largeLength: CGFloat = 37
  /// The width of a ring, in points; chosen.
  var ringWidth: CGFloat = 3
  /// How many spokes a wheel has; chosen.
  var spokeCount: Int = 8
  /// The width of a spoke, as a part of the diameter, 0 to 1; chosen.
  var spokeWidth: CGFloat = 0.13
  /// The length of a spoke, as a part of the diameter, 0 to 1; chosen.
  var spokeLength: CGFloat = 0.29
  /// How much less opaque each spoke is than the one before, 0 to 1; chosen.
  var spokeFading: Double = 0.1
  /// Around the wheel that tells that a list is refreshed, in points; chosen.
  var refreshPadding: CGFloat = 12
}

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

/// The numbers of boxes, groups that unfold, and views without content.
struct GroupTheme: Sendable {
  /// Around label and content of a box, in points; chosen.
  var boxPadding: CGFloat = 16
  /// Between label and content of a box, in points; chosen.
  var boxSpacing: CGFloat = 8
  /// The radius of the corners of a box, in points; chosen.
  var boxRadius: CGFloat = 8
  /// Before rows that a group in a list has unfolded, in points; chosen.
  var unfoldedInset: CGFloat = 20
  /// The size of the font of a symbol for missing content, in points; chosen.
  var unavailableSymbolSize: CGFloat = 46
  /// Between that symbol and the title, in points; chosen.
  var unavailableTitleSpacing: CGFloat = 14
  /// Above and within the description, in points; chosen.
  var unavailableSpacing: CGFloat = 4
  /// Above the actions, and above and below all, in points; chosen.
  var unavailableActionsGap: CGFloat = 16
  /// Between two actions, in points; chosen.
  var unavailableActionSpacing: CGFloat = 12
  /// Beside all, in points; chosen.
  var unavailableMargin: CGFloat = 32
}

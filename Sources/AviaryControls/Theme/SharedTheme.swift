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

import Foundation

/// The numbers of fields and editors for text.
struct TextFieldTheme: Sendable {
  /// The radius of round corners, in points; chosen.
  var radius: CGFloat = 5
  /// Between a border and the text, in points; chosen.
  var padding = CGSize(width: 7, height: 6)
  /// How much higher a field for a secret is than its text while there is none, in points; measured.
  var emptySecureExtra: CGFloat = 0.67
  /// Around the text of an editor, in points; chosen.
  var editorPadding = CGSize(width: 5, height: 8)
  /// The caret's width, in points; chosen.
  var caretWidth: CGFloat = 2
  /// How long the caret is on, and off: a desktop's usual time, in seconds; chosen.
  var blinkDuration: Double = 0.6
  /// How long it goes on blinking: a desktop's usual time, in seconds; chosen.
  var blinkingDuration: Double = 10
  /// How opaque the accent is behind selected text, 0 to 1; chosen.
  var selectionOpacity: Double = 0.3
  /// How far a field scrolls back further than the caret needs, at most, in points; chosen.
  var scrollStep: CGFloat = 20
  /// Between the caret and the edges of an editor, at least, in points; chosen.
  var caretMargin: CGFloat = 8
  /// How far text is drawn beyond the space of a field, for the caret at its ends, in points;
  /// chosen.
  var overhang: CGFloat = 3
}

import Foundation

/// The numbers of fields to search.
struct SearchFieldTheme: Sendable {
  /// The height at the usual text size, in points; chosen, and measured as 34.33 at the one below.
  var height: CGFloat = 36
  /// The radius of the corners, also of suggestions, in points; chosen.
  var radius: CGFloat = 10
  /// Beside the content, in points; chosen.
  var padding: CGFloat = 8
  /// Between the parts of the content, in points; chosen.
  var spacing: CGFloat = 6
  /// The magnifying glass, in points; chosen.
  var glass = GlyphSize(14, 14, line: 1.8)
  /// The size of the font of the sign that clears the field, in points; measured.
  var clearSize: CGFloat = 16
  /// How far that sign is in the field's padding, in points; measured.
  var clearOutset: CGFloat = 4.1
  /// Between the field and the button that ends the search, in points; chosen.
  var cancelSpacing: CGFloat = 12
  /// Between the field and the scopes below, in points; chosen.
  var scopeSpacing: CGFloat = 8
  /// The height of a token, in points; chosen.
  var tokenHeight: CGFloat = 24
  /// Beside the text of a token, in points; chosen.
  var tokenPadding: CGFloat = 8
  /// The radius of the corners of a token, in points; chosen.
  var tokenRadius: CGFloat = 6
  /// Between two tokens, in points; chosen.
  var tokenSpacing: CGFloat = 4
  /// How opaque the tint of a token is, 0 to 1; chosen.
  var tokenOpacity: Double = 0.18
  /// How many suggestions are visible at once, at most; chosen.
  var suggestionRows: Int = 8
  /// The least height of a suggestion, in points; chosen.
  var suggestionHeight: CGFloat = 36
  /// Beside a suggestion, in points; chosen.
  var suggestionMargin: CGFloat = 12
  /// Above and below all suggestions, in points; chosen.
  var suggestionPadding: CGFloat = 4
  /// Between the field and the suggestions, in points; chosen.
  var suggestionGap: CGFloat = 6
  /// Below the suggestions, in points; chosen.
  var suggestionShadow = ControlShadow(0.22, radius: 12, y: 4)
}

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  package var pattern: Pattern
  /// nil for the text's own paint.
  package var color: RGBA?

  package init(pattern: Pattern = .solid, color: RGBA? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

/// A line under or through text.
@_spi(Hosting) public struct TextDecoration: Hashable, Sendable {
  /// How a line is dashed.
  public enum Pattern: Hashable, Sendable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  /// How the line is dashed.
  public var pattern: Pattern
  /// nil for the text's own paint.
  public var color: RGBA?

  package init(pattern: Pattern = .solid, color: RGBA? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

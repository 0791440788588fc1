@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine

extension Text {
  /// How the line under or through a text looks.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - pattern: Whether and how the line is broken.
    ///   - color: The line's colour; nil for the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line in the text's colour.
    public static let single = LineStyle()
  }
}

extension Text.LineStyle {
  /// Whether and how a line is broken.
  public struct Pattern: Sendable {
    let value: TextDecoration.Pattern

    /// An unbroken line.
    public static let solid = Pattern(value: .solid)
    /// Dots.
    public static let dot = Pattern(value: .dot)
    /// Dashes.
    public static let dash = Pattern(value: .dash)
    /// Dashes and dots in turn.
    public static let dashDot = Pattern(value: .dashDot)
    /// A dash and two dots in turn.
    public static let dashDotDot = Pattern(value: .dashDotDot)
  }
}

extension Text.LineStyle.Pattern: Hashable {}

extension Text.LineStyle {
  /// The line as it is painted.
  func decoration(in environment: EnvironmentValues) -> TextDecoration {
    TextDecoration(pattern: pattern.value, color: color?.rgba(in: environment))
  }
}

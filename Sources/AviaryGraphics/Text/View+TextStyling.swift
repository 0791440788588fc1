@_spi(Engine) public import AviaryEngine
public import Foundation

/// Writes how text looks into the environment.
nonisolated struct TextStylingModifier: _EnvironmentModifier, Equatable {
  let change: Text.Modifier

  func _apply(to values: inout EnvironmentValues) {
    change.apply(to: &values.textEnvironment.styling)
  }
}

extension View {
  private nonisolated func text(_ change: Text.Modifier) -> some View {
    modifier(TextStylingModifier(change: change))
  }

  /// Sets the font of text in this view; nil for the default font.
  ///
  /// - Parameter font: The font; nil for the default, `.body`.
  @_disfavoredOverload
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of fonts in this view; nil for the fonts' own.
  ///
  /// - Parameter weight: The weight; nil for the font's own.
  @_disfavoredOverload
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { text(.weight(weight)) }

  /// Sets the width of fonts in this view; nil for the fonts' own.
  @_disfavoredOverload
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { text(.width(width)) }

  /// Sets the design of fonts in this view; nil for the fonts' own.
  ///
  /// - Parameter design: The design; nil for the font's own.
  @_disfavoredOverload
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { text(.design(design)) }

  /// Makes the text in this view bold, or not.
  ///
  /// - Parameter isActive: Whether it is bold; `true` by default.
  @_disfavoredOverload
  public nonisolated func bold(_ isActive: Bool = true) -> some View { text(.bold(isActive)) }

  /// Makes the text in this view italic, or not.
  @_disfavoredOverload
  public nonisolated func italic(_ isActive: Bool = true) -> some View { text(.italic(isActive)) }

  /// Sets the text in this view in characters of one width, or not.
  @_disfavoredOverload
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    text(.monospaced(isActive))
  }

  /// Sets the digits of the text in this view in one width.
  @_disfavoredOverload
  public nonisolated func monospacedDigit() -> some View { text(.monospacedDigits) }

  /// Draws a line under the text in this view.
  ///
  /// - Parameter color: The line's colour; nil for the text's.
  @_disfavoredOverload
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    text(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text in this view.
  ///
  /// - Parameter color: The line's colour; nil for the text's.
  @_disfavoredOverload
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    text(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds points after each character of the text in this view; ligatures stay where fonts allow.
  @_disfavoredOverload
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { text(.kerning(kerning)) }

  /// Adds points after each character of the text in this view; ligatures are dissolved.
  @_disfavoredOverload
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { text(.tracking(tracking)) }

  /// Raises the text in this view by points, or lowers it.
  @_disfavoredOverload
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text(.baselineOffset(baselineOffset))
  }
}

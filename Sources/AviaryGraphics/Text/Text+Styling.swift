public import Foundation

// MARK: - Fonts

extension Text {
  /// Sets the font; nil leaves that of the surroundings.
  ///
  /// - Parameter font: The font; nil for that of the surroundings.
  public nonisolated func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// Sets the weight of the font; nil for the font's own.
  ///
  /// - Parameter weight: The weight; nil for the font's own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  /// Sets the width of the font; nil for the font's own.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

  /// Sets the design of the font; nil for the font's own.
  ///
  /// - Parameter design: The design; nil for the font's own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Makes the text bold.
  public nonisolated func bold() -> Text { modified(.bold(true)) }

  /// Makes the text bold, or not.
  ///
  /// - Parameter isActive: Whether it is bold.
  public nonisolated func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  /// Makes the text italic.
  public nonisolated func italic() -> Text { modified(.italic(true)) }

  /// Makes the text italic, or not.
  public nonisolated func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  /// Sets the text in characters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    modified(.monospaced(isActive))
  }

  /// Sets the digits of the text in one width.
  public nonisolated func monospacedDigit() -> Text { modified(.monospacedDigits) }
}

// MARK: - Lines and distances

extension Text {
  /// Draws a line under the text.
  ///
  /// - Parameter color: The line's colour; nil for the text's.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line with a pattern under the text.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text.
  ///
  /// - Parameter color: The line's colour; nil for the text's.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line with a pattern through the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds points after each character; ligatures stay where the font allows.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// Adds points after each character; ligatures are dissolved.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Raises the text by points, or lowers it.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset))
  }
}

// MARK: - Colour

extension Text {
  /// Sets the colour; nil for the foreground of the surroundings.
  ///
  /// - Parameter color: The colour; nil for that of the surroundings.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    modified(.foreground(color.map { TextForeground($0) }))
  }

  /// Sets what the text is filled with.
  ///
  /// - Parameter style: What is painted.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(.foreground(TextForeground(style)))
  }
}

// MARK: - Accessibility

extension Text {
  /// Says that the text is a heading of a level, 0 for any.
  package nonisolated func heading(level: UInt8) -> Text { modified(.heading(level)) }

  /// Says what assistive technology reads instead of the text.
  ///
  /// - Parameter label: The words, in place of those that the view itself would give.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text {
    modified(.accessibilityLabel(label))
  }

  /// Says what assistive technology reads instead of the text.
  ///
  /// - Parameter labelKey: The key of the words.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what assistive technology reads instead of the text.
  ///
  /// - Parameter label: The words, in place of those that the view itself would give.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}

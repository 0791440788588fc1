public import Foundation

/// How one run of text looks.
@_spi(Hosting) public struct TextAttributes: Hashable, Sendable {
  /// The font that is asked for.
  public var font: ResolvedFont
  /// nil for the paint the text command brings.
  public var paint: Paint?
  /// Points added after each character, ligatures kept apart from it where the font allows.
  public var kerning: CGFloat
  /// Points added after each character; ligatures are dissolved.
  ///
  /// Where both are given, tracking counts.
  public var tracking: CGFloat
  /// Points the run is raised above the baseline; negative lowers it.
  public var baselineOffset: CGFloat
  /// The line below the text; nil for none.
  public var underline: TextDecoration?
  /// The line through the text; nil for none.
  public var strikethrough: TextDecoration?
  /// What is behind the text, as high as its line; nil for nothing.
  public var backgroundColor: RGBA?

  package init(
    font: ResolvedFont = ResolvedFont(),
    paint: Paint? = nil,
    kerning: CGFloat = 0,
    tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    underline: TextDecoration? = nil,
    strikethrough: TextDecoration? = nil,
    backgroundColor: RGBA? = nil
  ) {
    self.font = font
    self.paint = paint
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.backgroundColor = backgroundColor
  }
}

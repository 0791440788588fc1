package import Foundation

/// How one run of text looks.
package struct TextAttributes: Hashable, Sendable {
  package var font: ResolvedFont
  /// nil for the paint the text command brings.
  package var paint: Paint?
  /// Points added after each character, ligatures kept apart from it where the font allows.
  package var kerning: CGFloat
  /// Points added after each character; ligatures are dissolved.
  ///
  /// Where both are given, tracking counts.
  package var tracking: CGFloat
  /// Points the run is raised above the baseline; negative lowers it.
  package var baselineOffset: CGFloat
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  package var backgroundColor: RGBA?

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

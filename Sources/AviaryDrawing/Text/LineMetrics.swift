package import Foundation

/// The heights of a font's line, in points, all 0 or more.
package struct LineMetrics: Hashable, Sendable {
  /// From the baseline to the upper and to the lower edge of a line.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// Extra space between two lines.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascent: CGFloat,
    descent: CGFloat,
    leading: CGFloat,
    capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  package var lineHeight: CGFloat { ascent + descent }
}

public import Foundation

/// The heights of a font's line, in points, all 0 or more.
@_spi(Hosting) public struct LineMetrics: Hashable, Sendable {
  /// From the baseline to the upper and to the lower edge of a line.
  public var ascent: CGFloat
  /// From the baseline to the lower edge of a line.
  public var descent: CGFloat
  /// Extra space between two lines.
  public var leading: CGFloat
  /// How high capital letters are.
  public var capHeight: CGFloat
  /// How high small letters without ascenders are.
  public var xHeight: CGFloat

  /// Creates a value from its parts.
  public init(
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

  /// From the upper to the lower edge of a line.
  public var lineHeight: CGFloat { ascent + descent }
}

public import Foundation

/// One line of a text layout, in the layout's coordinates.
@_spi(Hosting) public struct TextLine: Hashable, Sendable {
  /// The line's rectangle.
  public var frame: CGRect
  /// The distance of the baseline from the layout's top.
  public var baseline: CGFloat
  /// UTF-8 offsets in the request's string.
  public var range: Range<Int>

  /// Creates a value from its parts.
  public init(frame: CGRect, baseline: CGFloat, range: Range<Int>) {
    self.frame = frame
    self.baseline = baseline
    self.range = range
  }
}

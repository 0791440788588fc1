public import Foundation

/// How large a text layout is, and where its baselines are; points from its top left corner.
@_spi(Hosting) public struct TextExtent: Hashable, Sendable {
  /// The space of the lines.
  public var size: CGSize
  /// The first line's baseline.
  public var firstBaseline: CGFloat
  /// The last line's baseline.
  public var lastBaseline: CGFloat

  /// Creates a value from its parts.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The extent of a layout.
  public init(_ layout: any TextLayout) {
    self.init(
      size: layout.size,
      firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline
    )
  }
}

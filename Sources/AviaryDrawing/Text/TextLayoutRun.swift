public import Foundation

/// Neighbouring characters of a line that share font, direction and request's run, in the layout's coordinates.
@_spi(Hosting) public struct TextLayoutRun: Hashable, Sendable {
  /// Characters that have one place together, from left to right in their run.
  public struct Place: Hashable, Sendable {
    /// The left edge.
    public var x: CGFloat
    /// The distance to the next place.
    public var width: CGFloat
    /// UTF-8 offsets in the request's string.
    ///
    /// The ellipsis has the empty range where it stands for text.
    public var range: Range<Int>

    /// Creates a value from its parts.
    public init(x: CGFloat, width: CGFloat, range: Range<Int>) {
      self.x = x
      self.width = width
      self.range = range
    }
  }

  /// The number of the request's run.
  public var requestRun: Int
  /// Whether the characters are read from right to left.
  public var isRightToLeft: Bool
  /// The distance of the line's baseline from the layout's top.
  public var baseline: CGFloat
  /// What the run needs above and below the line's baseline, its own offset included.
  public var ascent: CGFloat
  /// What it needs below the baseline.
  public var descent: CGFloat
  /// At least one.
  public var places: [Place]

  /// Creates a value from its parts.
  public init(
    requestRun: Int,
    isRightToLeft: Bool,
    baseline: CGFloat,
    ascent: CGFloat,
    descent: CGFloat,
    places: [Place]
  ) {
    self.requestRun = requestRun
    self.isRightToLeft = isRightToLeft
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.places = places
  }
}

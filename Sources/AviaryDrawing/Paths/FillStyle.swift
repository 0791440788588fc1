/// A style for rasterizing vector shapes.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides what is inside; otherwise the nonzero winding rule does.
  public var isEOFilled: Bool
  /// Whether edges are smoothed over the pixels they cross.
  public var isAntialiased: Bool

  /// Creates a fill style; the nonzero rule, smoothed, unless told otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

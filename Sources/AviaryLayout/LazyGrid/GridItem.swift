public import AviaryGeometry
public import Foundation

/// One column of a lazy vertical grid, or one row of a lazy horizontal one.
///
/// - SeeAlso: Documentation/Behaviours/lazy-grid-tracks.md.
public struct GridItem: Sendable, Equatable {
  /// The item's length.
  public var size: GridItem.Size
  /// The distance to the next item, in points; nil for the default.
  public var spacing: CGFloat?
  /// Where a view lies in its cell; nil for the grid's own alignment.
  public var alignment: Alignment?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - size: How the length comes about: fixed, flexible, or as many as fit. By default flexible
  ///     from 10 points up.
  ///   - spacing: The distance to the next item in points; nil, or not finite, for 8.
  ///   - alignment: Where views lie in the column or row; nil for the grid's.
  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

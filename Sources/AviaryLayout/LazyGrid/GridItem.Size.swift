public import Foundation

extension GridItem {
  /// How long an item is across the grid.
  public enum Size: Sendable, Equatable {
    /// One item of a length in points.
    case fixed(CGFloat)
    /// One item of what space there is, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into the space of one flexible item, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
}

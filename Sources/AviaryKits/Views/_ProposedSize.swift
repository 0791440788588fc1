public import Foundation

/// The room that a view of UIKit or AppKit is offered, in points; nil for one that wants to know its ideal size.
public struct _ProposedSize: Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  /// A room; each side nil unless given.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.width, self.height) = (width, height)
  }
}

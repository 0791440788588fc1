public import Foundation

/// Describes the corner radius values of a rounded rectangle with uneven corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top, on the side where lines of text begin.
  public var topLeading: CGFloat
  /// The radius at the bottom, on the side where lines of text begin.
  public var bottomLeading: CGFloat
  /// The radius at the bottom, on the side where lines of text end.
  public var bottomTrailing: CGFloat
  /// The radius at the top, on the side where lines of text end.
  public var topTrailing: CGFloat

  /// Creates corner radii; those left out are square corners.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

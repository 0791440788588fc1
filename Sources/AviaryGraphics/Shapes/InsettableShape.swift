public import Foundation

/// A shape that can be made smaller by an equal distance all around.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by points; outwards where negative.
  ///
  /// - Parameter amount: The distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

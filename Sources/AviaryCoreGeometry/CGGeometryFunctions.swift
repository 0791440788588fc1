public import Foundation

// Points, sizes, vectors and rectangles by the functions of C, which older sources call.

/// The origin.
public let CGPointZero = CGPoint.zero
/// The size without width and height.
public let CGSizeZero = CGSize.zero
/// The rectangle at the origin without width and height.
public let CGRectZero = CGRect.zero
/// The rectangle that is nowhere, such as the intersection of two that don't meet.
public let CGRectNull = CGRect.null
/// The rectangle without bounds.
public let CGRectInfinite = CGRect.infinite

/// Makes a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Makes a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two points are the same.
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }

/// Whether two sizes are the same.
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }

/// Whether two rectangles cover the same; negative sizes count as what they cover.
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a.standardized == b.standardized }

/// The least x of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The middle of a rectangle along x.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The greatest x of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The least y of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The middle of a rectangle along y.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The greatest y of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width of a rectangle, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height of a rectangle, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// A rectangle with a size that is not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The smallest rectangle of whole numbers around another one.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// A rectangle with its edges moved inwards, or outwards where a distance is negative.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// A rectangle moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The smallest rectangle that holds two.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// What two rectangles have in common; null if they don't meet.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Whether two rectangles have something in common.
public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.intersects(r2) }

/// Whether a rectangle holds a point; edges at the greatest x and y don't belong to it.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether a rectangle holds another one.
public func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }

/// Whether a rectangle has no width or no height, or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Whether a rectangle is nowhere.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Whether a rectangle has no bounds.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Divides a rectangle in two.
///
/// - Parameters:
///   - rect: What is divided.
///   - slice: Is set to the part at the edge.
///   - remainder: Is set to the rest.
///   - amount: How wide or high the slice is; at most all of the rectangle.
///   - edge: The edge at which the slice is.
public func CGRectDivide(
  _ rect: CGRect,
  _ slice: UnsafeMutablePointer<CGRect>,
  _ remainder: UnsafeMutablePointer<CGRect>,
  _ amount: CGFloat,
  _ edge: CGRectEdge
) {
  (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge)
}

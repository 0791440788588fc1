public import AviaryCoreGeometry
package import AviaryDrawing
import AviaryGeometry
public import Foundation

/// An outline that lines and curves can be added to.
///
/// It is to be used by one thread at a time. Points are transformed as they are added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public convenience init() { self.init(Path()) }

  package override init(_ path: Path) { super.init(path) }
}

// What is added; each is CGPath's in Apple's documentation of CGMutablePath.
extension CGMutablePath {
  /// Begins a new subpath at a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - transform: Is applied to the point; by default none.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line from the current point; without one nothing is added.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a new subpath at the first of some points and adds lines to all others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve with one control point from the current point; without one nothing is added.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points from the current point; without one nothing is added.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Adds a line to where the subpath began, and ends the subpath.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles as subpaths of their own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds the ellipse within a rectangle as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with round corners as a subpath of its own.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner's quarter of an ellipse; at most half of the rectangle's.
  ///   - cornerHeight: The height of a corner's quarter of an ellipse; at most half of the rectangle's.
  ///   - transform: Is applied to what is added; by default none.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      style: .circular,
      transform: transform
    )
  }

  /// Adds a part of a circle, and a line to it from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from +x towards +y.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise where y points up, from +y towards +x; to the eye it is the other way
  ///     round where y points down.
  ///   - transform: Is applied to what is added; by default none.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: clockwise,
      transform: transform
    )
  }

  /// Adds a part of a circle told by how far it turns, and a line to it from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from +x towards +y.
  ///   - delta: How far it turns, in radians.
  ///   - transform: Is applied to what is added; by default none.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)),
      transform: transform
    )
  }

  /// Adds the part of a circle that touches the lines from the current point to a corner and on to an end.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the circle.
  ///   - transform: Is applied to both points; by default none.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: transform
    )
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }
}

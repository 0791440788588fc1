import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

// The path that is being made. Its points are transformed as they are added, as Apple's are.
extension CGContext {
  /// Forgets the path.
  public func beginPath() { current = Path() }

  /// Begins a new subpath at a point.
  ///
  /// - Parameter point: In the caller's space.
  public func move(to point: CGPoint) { current.move(to: point.applying(ctm)) }

  /// Adds a line from the current point; without one nothing is added.
  public func addLine(to point: CGPoint) { current.addLine(to: point.applying(ctm)) }

  /// Begins a new subpath at the first of some points and adds lines to all others.
  public func addLines(between points: [CGPoint]) {
    current.addLines(points.map { $0.applying(ctm) })
  }

  /// Adds a curve with one control point from the current point; without one nothing is added.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds a curve with two control points from the current point; without one nothing is added.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(
      to: end.applying(ctm),
      control1: control1.applying(ctm),
      control2: control2.applying(ctm)
    )
  }

  /// Adds a line to where the subpath began, and ends the subpath.
  public func closePath() { current.closeSubpath() }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }

  /// Adds rectangles as subpaths of their own.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }

  /// Adds the ellipse within a rectangle as a subpath of its own.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }

  /// Adds a part of a circle, and a line to it from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from +x towards +y.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs from +y towards +x, which is clockwise to the eye where y points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    append {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)),
        clockwise: clockwise
      )
    }
  }

  /// Adds the part of a circle that touches the lines from the current point to a corner and on to an end.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the circle.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    append { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { current.addPath(path.path, transform: ctm) }

  /// The path in the caller's space; nil where it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(current.applying(ctm.inverted())) }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }

  /// Where the path's last element ends, in the caller's space; the origin where it is empty.
  public var currentPointOfPath: CGPoint {
    current.currentPoint?.applying(ctm.inverted()) ?? .zero
  }

  /// The smallest rectangle around the path's points, those that control curves too; null where it is empty.
  public var boundingBoxOfPath: CGRect { current.applying(ctm.inverted()).controlBounds }

  /// Whether a point would be painted by drawing the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(ctm)
    let isInside = current.contains(place, eoFill: mode.isEvenOdd)
    return (mode.fills && isInside) || (mode.strokes && strokeOutline(of: current).contains(place))
  }

  /// Makes the outline of the path's line the path.
  public func replacePathWithStrokedPath() { current = strokeOutline(of: current) }

  /// The outline of a line along a path, both in the space that the context begins in.
  func strokeOutline(of path: Path) -> Path {
    guard ctm.canBeInverted,
      let own = path.applying(ctm.inverted()).finitePoints
    else { return Path() }
    return own.strokedPath(state.line.paintable).applying(ctm)
  }

  /// Adds what a closure adds in the caller's space to a path that ends where this one does.
  private func append(_ add: (inout Path) -> Void) {
    var added = Path()
    let start = ctm.canBeInverted ? current.currentPoint?.applying(ctm.inverted()) : nil
    if let start { added.move(to: start) }
    add(&added)
    var elements = added.elements
    // After a closed subpath a new one begins, else the line goes on.
    if start != nil, current.elements.last != .closeSubpath, !elements.isEmpty {
      elements.removeFirst()
    }
    current.addPath(Path(elements: elements), transform: ctm)
  }
}

extension CGPathDrawingMode {
  var fills: Bool { self != .stroke }
  var strokes: Bool { self != .fill && self != .eoFill }
  var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}

public import AviaryDrawing
import AviaryGeometry
public import Foundation

/// The outline of a shape, in points; y goes downwards, as in views.
open class NSBezierPath: NSObject, NSCopying, @unchecked Sendable {
  /// How a line ends.
  public enum LineCapStyle: UInt, Sendable {
    /// Where it ends.
    case butt
    /// In a half circle.
    case round
    /// In a half square.
    case square
  }

  /// How parts of a line are joined.
  public enum LineJoinStyle: UInt, Sendable {
    /// In a corner.
    case miter
    /// In a part of a circle.
    case round
    /// In a cut corner.
    case bevel
  }

  /// What is inside.
  public enum WindingRule: UInt, Sendable {
    /// What the line goes round.
    case nonZero
    /// What lies inside once, or three times.
    case evenOdd
  }

  /// The path as views have it.
  var path: Path
  /// The dashes of its line, in points; no lengths for none.
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// How wide its line is, in points.
  open var lineWidth: CGFloat = 1
  /// How its line ends.
  open var lineCapStyle = LineCapStyle.butt
  /// How parts of its line are joined.
  open var lineJoinStyle = LineJoinStyle.miter
  /// How long the corners of its line may become, by its width.
  open var miterLimit: CGFloat = 10
  /// What is inside.
  open var windingRule = WindingRule.nonZero

  init(_ path: Path) { self.path = path }

  /// An empty path.
  public override init() { path = Path() }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with round corners; the radii are points.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    let corner = CGSize(width: xRadius, height: yRadius)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular))
  }

  /// Begins a new part.
  ///
  /// - Parameter point: Where, in the path's space in points.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Goes straight to a point.
  open func line(to point: CGPoint) { path.addLine(to: point) }
  /// Goes to a point in a curve by two points.
  open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes to a point in a curve by one point.
  open func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Goes along a part of a circle; angles are degrees from the right, and grow downwards.
  open func appendArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .degrees(startAngle),
      endAngle: .degrees(endAngle),
      clockwise: clockwise
    )
  }
  /// Adds a rectangle.
  open func appendRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse in a rectangle.
  open func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rectangle with round corners; the radii are points.
  open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
  }
  /// Adds another path.
  open func append(_ path: NSBezierPath) { self.path.addPath(path.path) }
  /// Goes back to where this part began.
  open func close() { path.closeSubpath() }
  /// Leaves nothing.
  open func removeAllPoints() { path = Path() }
  /// Moves, turns or scales all of it.
  open func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11,
        b: transform.m12,
        c: transform.m21,
        d: transform.m22,
        tx: transform.tX,
        ty: transform.tY
      )
    )
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around it.
  open var bounds: CGRect { path.boundingRect }
  /// Where it ends; the origin for an empty one.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: windingRule == .evenOdd)
  }

  /// One with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.windingRule = windingRule
    copy.dash = dash
    return copy
  }
}

extension Path {
  /// The outline of AppKit's path.
  ///
  /// - Parameter path: The other path.
  public init(_ path: NSBezierPath) { self = path.path }
}

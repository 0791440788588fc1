public import AviaryDrawing
import AviaryGeometry
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// The outline of a shape, in points, y downwards.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  /// The path as views have it.
  var path: Path
  /// The lengths of lines and gaps in turn, and where in them the line begins; points.
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// How wide its line is, in points.
  open var lineWidth: CGFloat = 1
  /// How its line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How parts of its line are joined.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long the corners of its line may become, by its width.
  open var miterLimit: CGFloat = 10
  /// How much curves may differ from what is drawn; kept, and not read here.
  open var flatness: CGFloat = 0.6
  /// Whether what lies inside twice is outside.
  open var usesEvenOddFillRule = false

  init(_ path: Path) { self.path = path }

  /// An empty path.
  public override init() { path = Path() }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of all corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
  }

  /// A rectangle of which some corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners.
  ///   - cornerRadii: The radius of these corners, in points: the width counts, at most half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let largest = min(abs(rect.width), abs(rect.height)) / 2
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? min(cornerRadii.width, largest) : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft),
          bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight),
          topTrailing: radius(.topRight)
        ),
        style: .circular
      )
    )
  }

  /// A part of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: Where it begins, in radians from the right.
  ///   - endAngle: Where it ends, in radians from the right.
  ///   - clockwise: Which way it goes, as it is seen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  // MARK: - Making it

  /// Begins a new part.
  ///
  /// - Parameter point: Where, in the path's space in points.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes to a point in a curve by two points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes to a point in a curve by one point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Goes along a part of a circle; angles are radians from the right.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Path's word for the way round is that of a plane whose y goes upwards.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: !clockwise
    )
  }
  /// Goes back to where this part began.
  open func close() { path.closeSubpath() }
  /// Leaves nothing.
  open func removeAllPoints() { path = Path() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or scales all of it.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: - What it is

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around it.
  open var bounds: CGRect { path.boundingRect }
  /// Where it ends; the origin for an empty one.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// One that goes the other way round.
  open func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }

  /// One with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.dash = dash
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}

extension Path {
  /// The outline of UIKit's path.
  ///
  /// - Parameter path: The other path.
  public init(_ path: UIBezierPath) { self = path.path }

  /// The same outline, gone round the other way.
  fileprivate var reversed: Path {
    var result = Path()
    for part in subpaths.reversed() {
      guard let end = part.points.last else { continue }
      result.move(to: end)
      for (index, element) in part.elements.enumerated().reversed() {
        let target = part.points[index]
        switch element {
        case .quadCurve(_, let control): result.addQuadCurve(to: target, control: control)
        case .curve(_, let first, let second):
          result.addCurve(to: target, control1: second, control2: first)
        default: result.addLine(to: target)
        }
      }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }

  private var subpaths: [Subpath] {
    var parts: [Subpath] = []
    forEach { element in
      switch element {
      case .move(let point): parts.append(Subpath(points: [point]))
      case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        guard !parts.isEmpty else { return }
        parts[parts.count - 1].elements.append(element)
        parts[parts.count - 1].points.append(point)
      }
    }
    return parts
  }

  /// A part of a path: its points, one more than elements.
  private struct Subpath {
    var points: [CGPoint]
    var elements: [Element] = []
    var isClosed = false
  }
}

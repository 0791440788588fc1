public import AviaryCoreGeometry
package import AviaryDrawing
public import Foundation

/// An outline that does not change: lines and curves in a plane.
///
/// A shared object, as on Apple's systems; two with the same elements are equal.
///
/// - SeeAlso: Apple's documentation, page `cgpath`.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The elements.
  ///
  /// Only a ``CGMutablePath`` changes them.
  package final var path: Path

  /// Makes a path of the elements of another one.
  package init(_ path: Path) { self.path = path }

  /// Makes a path of a rectangle; `transform` is applied to it where it is not nil.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  /// Makes a path of the ellipse within a rectangle; `transform` is applied to it where it is not nil.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// Makes a path of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner's quarter of an ellipse; at most half of the rectangle's.
  ///   - cornerHeight: The height of a corner's quarter of an ellipse; at most half of the rectangle's.
  ///   - transform: Is applied to the path where it is not nil.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform)
    )
  }

  // MARK: - What it is

  /// Whether there are no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the last element ends; the origin in an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, those that control curves too; null for an empty path.
  public final var boundingBox: CGRect { path.controlBounds }

  /// The smallest rectangle around what is drawn; null for an empty path.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether the path is a rectangle with sides along the axes.
  ///
  /// - Parameter rect: Is set to the rectangle if it is one.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.asRectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point is inside; open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as inside; `.winding` by default.
  ///   - transform: Is applied to the point first; by default none.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Calls a closure with each element.
  public final func applyWithBlock(_ block: CGPathApplyBlock) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      path.forEach { element in
        var shown = CGPathElement(type: .closeSubpath, points: points)
        switch element {
        case .move(let end):
          (shown.type, points[0]) = (.moveToPoint, end)
        case .line(let end):
          (shown.type, points[0]) = (.addLineToPoint, end)
        case .quadCurve(let end, let control):
          (shown.type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
        case .curve(let end, let control1, let control2):
          (shown.type, points[0], points[1], points[2]) =
            (.addCurveToPoint, control1, control2, end)
        case .closeSubpath: break
        }
        withUnsafePointer(to: shown) { block($0) }
      }
    }
  }

  /// Calls a function with `info` and each element.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  // MARK: - Comparing

  /// Whether both have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

  public final func hash(into hasher: inout Hasher) {
    let box = path.boundingRect
    for number in [box.minX, box.minY, box.width, box.height] { hasher.combine(number) }
  }

  /// The elements in words.
  public final var description: String { "CGPath(\(path.description))" }
}

extension Path {
  /// The path with a transform applied that may be nil.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// The rectangle that the path is; nil if it is none.
  fileprivate var asRectangle: CGRect? {
    if case .rect(let rect) = storage { return rect }
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let end) where index == 0: points.append(end)
      case .line(let end): points.append(end)
      case .closeSubpath where index + 1 == elements.count: break
      default: return nil
      }
    }
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4 else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isAcross || isDown else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
  }
}

public import AviaryGeometry
public import Foundation

extension Path {
  /// Where the next element starts: the last element's end, or the subpath's beginning after a
  /// close.
  ///
  /// nil for an empty path.
  public var currentPoint: CGPoint? {
    let elements = elements
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }

  /// Begins a new subpath at the specified point.
  ///
  /// - Parameter end: The point, in points of the path's own space; the y axis points down.
  public mutating func move(to end: CGPoint) {
    edit { $0.append(.move(to: end)) }
  }

  /// Appends a straight line segment from the current point to the specified point.
  ///
  /// Without a current point this and the curves below do nothing.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve to the path, with the specified end point and control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve to the path, with the specified end point and control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes and completes the current subpath.
  public mutating func closeSubpath() {
    edit {
      if let last = $0.last, last != .closeSubpath { $0.append(.closeSubpath) }
    }
  }

  /// Adds a rectangular subpath to the path.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a sequence of rectangular subpaths to the path.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle to the path.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rounded rectangle with uneven corners to the path.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds an ellipse that fits inside the specified rectangle to the path.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a sequence of connected straight-line segments to the path, beginning a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    edit {
      $0.append(.move(to: first))
      $0.append(contentsOf: lines.dropFirst().map { .line(to: $0) })
    }
  }

  /// Appends another path value to this path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    if isEmpty {
      self = added
    } else {
      edit { $0.append(contentsOf: added.elements) }
    }
  }

  private mutating func append(_ element: Element) {
    edit {
      if case .closeSubpath = $0.last, let start = Path.lastStart(of: $0) {
        $0.append(.move(to: start))
      }
      if !$0.isEmpty { $0.append(element) }
    }
  }

  private static func lastStart(of elements: [Element]) -> CGPoint? {
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }
}

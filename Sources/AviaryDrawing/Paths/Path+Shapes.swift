import Foundation

extension Path {
  /// A rectangle's outline, clockwise to the eye from the top left corner.
  static func rectElements(_ rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
  }

  /// An ellipse's outline in four curves, clockwise to the eye from its rightmost point.
  static func ellipseElements(_ rect: CGRect) -> [Element] {
    // The handle that makes a cubic curve touch a quarter circle in its middle.
    let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry)
    }
    return [
      .move(to: point(1, 0)),
      .curve(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1)),
      .curve(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle)),
      .curve(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1)),
      .curve(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle)),
      .closeSubpath,
    ]
  }
}

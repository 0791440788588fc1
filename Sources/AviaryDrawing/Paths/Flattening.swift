import AviaryGeometry
package import Foundation

/// Curves as chains of straight lines.
package enum Flattening {
  /// One subpath as points; a closed one does not repeat its first point.
  struct Polygon {
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// How far lines may be from the curves they stand for, in points: as far as is said, and no more than a small part of
  /// what the path spans, since a path may be drawn in a unit square and be scaled.
  package static func tolerance(_ most: CGFloat, for elements: [Path.Element]) -> CGFloat {
    let bounds = Path(elements: elements).controlBounds
    return tolerance(most, spanning: max(bounds.width, bounds.height))
  }

  /// As ``tolerance(_:for:)``, for a length that is known.
  static func tolerance(_ most: CGFloat, spanning length: CGFloat) -> CGFloat {
    length > 0 && length.isFinite ? min(most, length * share) : most
  }

  /// The part of a path's span that lines may be off.
  private static let share: CGFloat = 1 / 4000

  /// The subpaths, with no curve further than `most` points, or a small part of what they span, from its lines.
  ///
  /// Neighbouring points are distinct. A subpath of a lone move is left out.
  static func polygons(_ elements: [Path.Element], tolerance most: CGFloat) -> [Polygon] {
    let tolerance = tolerance(most, for: elements)
    var result: [Polygon] = []
    var points: [CGPoint] = []
    var count = 0

    func finish(isClosed: Bool) {
      if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      if count > 0, !points.isEmpty { result.append(Polygon(points: points, isClosed: isClosed)) }
      points = []
      count = 0
    }
    func add(_ point: CGPoint) {
      if points.last != point { points.append(point) }
    }

    for element in elements {
      switch element {
      case .move(let end):
        finish(isClosed: false)
        points = [end]
        continue
      case .line(let end):
        add(end)
      case .quadCurve(let end, let control):
        guard let start = points.last else { continue }
        let control1 = CurveMath.mix(start, control, 2.0 / 3)
        let control2 = CurveMath.mix(end, control, 2.0 / 3)
        flatten(start, control1, control2, end, tolerance: tolerance, add: add)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        flatten(start, control1, control2, end, tolerance: tolerance, add: add)
      case .closeSubpath:
        let start = points.first
        finish(isClosed: true)
        if let start { points = [start] }
        continue
      }
      count += 1
    }
    finish(isClosed: false)
    return result
  }

  /// Equal parameter steps, as many as the curve's second derivative asks for.
  private static func flatten(
    _ a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ d: CGPoint,
    tolerance: CGFloat,
    add: (CGPoint) -> Void
  ) {
    let first = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    let second = hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y)
    let bend = 6 * max(first, second)
    guard bend.isFinite else { return add(d) }
    let steps = min(max(Int(bounded: (bend / (8 * tolerance)).squareRoot().rounded(.up)), 1), 1000)
    for index in 1..<max(steps, 1) {
      add(CurveMath.point(a, b, c, d, at: CGFloat(index) / CGFloat(steps)))
    }
    add(d)
  }
}

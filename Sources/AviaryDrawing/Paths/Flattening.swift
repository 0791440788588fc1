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
        Self.points(from: start, control, end, tolerance: tolerance).forEach(add)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        Self.points(from: start, control1, control2, end, tolerance: tolerance).forEach(add)
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

  /// The points after `start` of a quadratic curve, the last one its end: none further from it than `tolerance`.
  package static func points(
    from start: CGPoint,
    _ control: CGPoint,
    _ end: CGPoint,
    tolerance: CGFloat
  ) -> [CGPoint] {
    let bend = 2 * hypot(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
    return points(from: start, control, end, steps: steps(bend, tolerance))
  }

  /// The points after `start` of a cubic curve, the last one its end: none further from it than `tolerance`.
  package static func points(
    from start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint,
    tolerance: CGFloat
  ) -> [CGPoint] {
    let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    return points(
      from: start,
      control1,
      control2,
      end,
      steps: steps(6 * max(first, second), tolerance)
    )
  }

  /// The points after `start` of a quadratic curve at equal steps of its parameter, the last one its end.
  package static func points(
    from start: CGPoint,
    _ control: CGPoint,
    _ end: CGPoint,
    steps: Int
  ) -> [CGPoint] {
    (1..<max(steps, 1)).map {
      CurveMath.point(start, control, end, at: CGFloat($0) / CGFloat(steps))
    } + [end]
  }

  /// The points after `start` of a cubic curve at equal steps of its parameter, the last one its end.
  package static func points(
    from start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint,
    steps: Int
  ) -> [CGPoint] {
    (1..<max(steps, 1)).map {
      CurveMath.point(start, control1, control2, end, at: CGFloat($0) / CGFloat(steps))
    } + [end]
  }

  /// As many steps as a curve's second derivative asks for, at most 2000; one for a curve that is nowhere.
  private static func steps(_ bend: CGFloat, _ tolerance: CGFloat) -> Int {
    guard bend.isFinite else { return 1 }
    return min(max(Int(bounded: (bend / (8 * tolerance)).squareRoot().rounded(.up)), 1), 2000)
  }
}

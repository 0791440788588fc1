import Foundation

/// One line or curve of a path together with where it starts.
struct PathSegment {
  var start: CGPoint
  /// A line or a curve; a close becomes a line.
  var element: Path.Element
  /// Whether it is the first of its subpath.
  var isFirst: Bool
  /// Lengths up to the ends of equal parameter steps; the last one is the whole length.
  private var lengths: [CGFloat]

  var length: CGFloat { lengths.last ?? 0 }

  init(start: CGPoint, element: Path.Element, isFirst: Bool) {
    self.start = start
    self.element = element
    self.isFirst = isFirst
    let steps = if case .line = element { 1 } else { 64 }
    var sum: CGFloat = 0
    var previous = start
    lengths = []
    for step in 1...steps {
      let point = Self.point(start, element, at: CGFloat(step) / CGFloat(steps))
      sum += CurveMath.distance(previous, point)
      lengths.append(sum)
      previous = point
    }
  }

  static func segments(of elements: [Path.Element]) -> [PathSegment] {
    var result: [PathSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isFirst = true
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        isFirst = true
      case .closeSubpath:
        if current != start {
          result.append(
            PathSegment(start: current, element: .line(to: start), isFirst: isFirst)
          )
        }
        isFirst = true
      default:
        result.append(PathSegment(start: current, element: element, isFirst: isFirst))
        isFirst = false
      }
      current = element.end ?? start
    }
    return result
  }

  /// The part between two distances from the start, which are in 0...length.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    if from <= 0 && to >= length { return self }
    let (t0, t1) = (parameter(at: from), parameter(at: to))
    switch element {
    case .quadCurve(let end, let control):
      let control1 = CurveMath.mix(start, control, 2.0 / 3)
      let control2 = CurveMath.mix(end, control, 2.0 / 3)
      return cubicPart(control1, control2, end, t0, t1)
    case .curve(let end, let control1, let control2):
      return cubicPart(control1, control2, end, t0, t1)
    default:
      let end = element.end ?? start
      return PathSegment(
        start: CurveMath.mix(start, end, t0),
        element: .line(to: CurveMath.mix(start, end, t1)),
        isFirst: isFirst
      )
    }
  }

  private func cubicPart(
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint,
    _ t0: CGFloat,
    _ t1: CGFloat
  ) -> PathSegment {
    let (a, b, c, d) = CurveMath.part(of: start, control1, control2, end, from: t0, to: t1)
    return PathSegment(start: a, element: .curve(to: d, control1: b, control2: c), isFirst: isFirst)
  }

  private func parameter(at distance: CGFloat) -> CGFloat {
    let index = lengths.firstIndex { $0 >= distance } ?? lengths.count - 1
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    let fraction = step > 0 ? (distance - before) / step : 0
    return min(max((CGFloat(index) + fraction) / CGFloat(lengths.count), 0), 1)
  }

  private static func point(_ start: CGPoint, _ element: Path.Element, at t: CGFloat) -> CGPoint {
    switch element {
    case .quadCurve(let end, let control): CurveMath.point(start, control, end, at: t)
    case .curve(let end, let control1, let control2):
      CurveMath.point(start, control1, control2, end, at: t)
    default: CurveMath.mix(start, element.end ?? start, t)
    }
  }
}

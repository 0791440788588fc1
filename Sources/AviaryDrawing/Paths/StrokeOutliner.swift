import AviaryGeometry
import Foundation

/// Finds the outline of a stroke.
///
/// Curves become chains of lines.
///
/// Outlines may overlap themselves at inner corners; filled by the nonzero rule they are the
/// stroke.
struct StrokeOutliner {
  /// How far, in points, lines may be from the curves they stand for.
  static let tolerance: CGFloat = 0.02

  private let style: StrokeStyle
  private var half: CGFloat { style.lineWidth / 2 }
  private(set) var elements: [Path.Element] = []

  init(style: StrokeStyle) {
    self.style = style
  }

  mutating func stroke(_ path: Path) {
    guard style.lineWidth > 0 else { return }
    for polygon in Flattening.polygons(path.elements, tolerance: Self.tolerance) {
      let isDashed = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 }
      if isDashed {
        for piece in dashes(of: polygon) { outline(piece, isClosed: false) }
      } else {
        outline(polygon.points, isClosed: polygon.isClosed && polygon.points.count > 1)
      }
    }
  }

  // MARK: - Dashes

  private func dashes(of polygon: Flattening.Polygon) -> [[CGPoint]] {
    var points = polygon.points
    if polygon.isClosed, let first = points.first { points.append(first) }
    // An odd pattern is repeated to be even.
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let total = pattern.reduce(0, +)
    var index = 0
    var left = style.dashPhase.truncatingRemainder(dividingBy: total)
    if left < 0 { left += total }
    while left >= pattern[index], left > 0 {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var remaining = pattern[index] - left
    var result: [[CGPoint]] = []
    var piece: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = CurveMath.distance(from, to)
      var position: CGFloat = 0
      while length - position > remaining {
        position += remaining
        let point = CurveMath.mix(from, to, position / length)
        if index % 2 == 0 {
          result.append(piece + [point])
          piece = []
        } else {
          piece = [point]
        }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
        // Patterns of many tiny dashes would never end.
        if result.count > 100_000 { return result }
      }
      remaining -= length - position
      if index % 2 == 0 { piece.append(to) }
    }
    if piece.count > 1 { result.append(piece) }
    return result
  }

  // MARK: - Outlines

  private mutating func outline(_ points: [CGPoint], isClosed: Bool) {
    var distinct: [CGPoint] = []
    for point in points where distinct.last != point { distinct.append(point) }
    guard distinct.count > 1 else {
      if let point = distinct.first { dot(point) }
      return
    }
    if isClosed {
      add(side(distinct, isClosed: true))
      add(side(distinct.reversed(), isClosed: true))
    } else {
      let forwards = side(distinct, isClosed: false)
      let backwards = side(distinct.reversed(), isClosed: false)
      let last = distinct[distinct.count - 1]
      let endCap = cap(at: last, from: distinct[distinct.count - 2])
      let startCap = cap(at: distinct[0], from: distinct[1])
      add(forwards + endCap + backwards + startCap)
    }
  }

  /// A stroke without length: a round or square dot, or nothing.
  private mutating func dot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: add(arc(around: point, from: 0, by: 2 * .pi))
    case .square:
      let rect = CGRect(x: point.x, y: point.y, width: 0, height: 0).grown(by: half)
      elements += Path.rectElements(rect)
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    elements.append(.move(to: first))
    elements += points.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
  }

  /// The line at half the width to the left of the way (y downwards), joins included.
  private func side(_ points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    let count = points.count
    let segments = isClosed ? count : count - 1
    for index in 0..<segments {
      let (from, to) = (points[index], points[(index + 1) % count])
      let direction = Self.direction(from, to)
      result.append(offset(from, direction))
      result.append(offset(to, direction))
      guard isClosed || index + 1 < segments else { break }
      let next = Self.direction(to, points[(index + 2) % count])
      join(at: to, direction, next, into: &result)
    }
    return result
  }

  private func join(
    at point: CGPoint,
    _ first: CGPoint,
    _ second: CGPoint,
    into result: inout [CGPoint]
  ) {
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    guard cross > 0 || (cross == 0 && dot < 0) else {
      // On the inner side by way of the corner, so that no gap can open.
      if cross < 0 { result.append(point) }
      return
    }
    switch style.lineJoin {
    case .bevel: break
    case .round:
      let start = atan2(-first.x, first.y)
      result += arc(around: point, from: start, by: atan2(cross, dot))
    case .miter:
      // The ratio of the miter's length to the width is 1 / cos of half the turn.
      let cosine = ((1 + dot) / 2).squareRoot()
      guard cosine > 1e-6, 1 / cosine <= style.miterLimit else { return }
      let factor = half / (1 + dot)
      result.append(
        CGPoint(
          x: point.x + (first.y + second.y) * factor,
          y: point.y - (first.x + second.x) * factor
        )
      )
    }
  }

  private func cap(at point: CGPoint, from previous: CGPoint) -> [CGPoint] {
    let direction = Self.direction(previous, point)
    let along = CGPoint(x: direction.x * half, y: direction.y * half)
    switch style.lineCap {
    case .butt: return []
    case .round: return arc(around: point, from: atan2(-direction.x, direction.y), by: .pi)
    case .square:
      let left = offset(point, direction)
      let right = offset(point, CGPoint(x: -direction.x, y: -direction.y))
      return [
        CGPoint(x: left.x + along.x, y: left.y + along.y),
        CGPoint(x: right.x + along.x, y: right.y + along.y),
      ]
    }
  }

  private func offset(_ point: CGPoint, _ direction: CGPoint) -> CGPoint {
    CGPoint(x: point.x + direction.y * half, y: point.y - direction.x * half)
  }

  private func arc(around center: CGPoint, from start: CGFloat, by delta: CGFloat) -> [CGPoint] {
    let tolerance = Flattening.tolerance(Self.tolerance, spanning: style.lineWidth)
    let step = 2 * acos(max(1 - tolerance / max(half, tolerance), 0))
    let count = max(Int(bounded: (abs(delta) / max(step, 0.01)).rounded(.up)), 1)
    return (0...count).map {
      let angle = start + delta * CGFloat($0) / CGFloat(count)
      return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
    }
  }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = CurveMath.distance(a, b)
    return length > 0
      ? CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : CGPoint(x: 1, y: 0)
  }
}

import Foundation

/// Two filled paths laid over each other, cut where their outlines cross.
///
/// Curves become lines. Outlines are cut at all crossings; a piece belongs to the result's outline where the
/// result is on one of its sides only, which is found by looking a little to either side of its middle. That is
/// slow compared with a sweep, O(*n*²) for *n* lines, and needs no special cases for outlines that touch.
struct PathOverlay {
  /// A piece of an outline without crossings.
  struct Piece {
    var start: CGPoint
    var end: CGPoint
  }

  private typealias Line = (a: CGPoint, b: CGPoint)

  /// Lines and curves differ by this much at most, in points.
  static let tolerance: CGFloat = 0.01
  /// Points nearer than this are one.
  private static let grid: CGFloat = 1e-6
  /// How far beside a piece is looked; more than `grid`, less than anything that can be seen.
  private static let glance: CGFloat = 1e-5

  private let lines: [[Line]]
  private let eoFill: Bool

  init(_ paths: [Path], eoFill: Bool) {
    lines = paths.map { path -> [Line] in
      var lines: [Line] = []
      for polygon in Flattening.polygons(path.elements, tolerance: Self.tolerance) {
        let ends = polygon.points.dropFirst() + [polygon.points[0]]
        for (a, b) in zip(polygon.points, ends) where a != b { lines.append((a: a, b: b)) }
      }
      return lines
    }
    self.eoFill = eoFill
  }

  /// The area where `isInside`, which is told of each path whether it covers a point, answers true.
  func area(where isInside: ([Bool]) -> Bool) -> Path {
    // 1. Cut all outlines at their crossings; of pieces that lie upon each other keep one.
    let pieces = Self.unique(Self.cut(lines.flatMap { $0 }, by: lines.flatMap { $0 }))
    // 2. Keep those with the result on one side, turned so that it is on the right to the eye.
    let outline = pieces.compactMap { piece -> Piece? in
      let (left, right) = Self.sides(of: piece)
      let isLeft = isInside(covers(left))
      guard isLeft != isInside(covers(right)) else { return nil }
      return isLeft ? Piece(start: piece.end, end: piece.start) : piece
    }
    // 3. Join them to closed outlines.
    return Self.join(outline)
  }

  /// The parts of lines that lie inside or outside of the area of the first path.
  func parts(of path: Path, inside: Bool) -> Path {
    var elements: [Path.Element] = []
    for polygon in Flattening.polygons(path.elements, tolerance: Self.tolerance) {
      let ends = polygon.points.dropFirst() + (polygon.isClosed ? [polygon.points[0]] : [])
      var last: CGPoint?
      for (a, b) in zip(polygon.points, ends) where a != b {
        for piece in Self.cut([(a: a, b: b)], by: lines[0]) {
          let middle = CurveMath.mix(piece.start, piece.end, 0.5)
          guard covers(middle)[0] == inside else { continue }
          if last.map({ CurveMath.distance($0, piece.start) > Self.grid }) ?? true {
            elements.append(.move(to: piece.start))
          }
          elements.append(.line(to: piece.end))
          last = piece.end
        }
      }
    }
    return Path(elements: Self.straightened(elements))
  }

  /// Of each path whether it covers a point.
  private func covers(_ point: CGPoint) -> [Bool] {
    lines.map { lines in
      var winding = 0
      for (a, b) in lines {
        let isUp = a.y <= point.y && b.y > point.y
        let isDown = b.y <= point.y && a.y > point.y
        guard isUp || isDown else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += isUp ? 1 : -1 }
      }
      return eoFill ? winding % 2 != 0 : winding != 0
    }
  }

  /// Points to the left and to the right of a piece's middle, to the eye with y downwards.
  private static func sides(of piece: Piece) -> (CGPoint, CGPoint) {
    let middle = CurveMath.mix(piece.start, piece.end, 0.5)
    let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let length = hypot(dx, dy)
    let (nx, ny) = (dy / length * glance, -dx / length * glance)
    return (
      CGPoint(x: middle.x + nx, y: middle.y + ny), CGPoint(x: middle.x - nx, y: middle.y - ny)
    )
  }
}

// MARK: - Cutting

extension PathOverlay {
  /// The lines in pieces, none of which crosses or touches a cutter but at its ends.
  private static func cut(_ lines: [Line], by cutters: [Line]) -> [Piece] {
    let sorted = cutters.sorted { min($0.a.x, $0.b.x) < min($1.a.x, $1.b.x) }
    return lines.flatMap { line -> [Piece] in
      var fractions: [CGFloat] = [0, 1]
      let (minX, maxX) = (min(line.a.x, line.b.x), max(line.a.x, line.b.x))
      let (minY, maxY) = (min(line.a.y, line.b.y), max(line.a.y, line.b.y))
      for cutter in sorted {
        if min(cutter.a.x, cutter.b.x) > maxX + grid { break }
        if max(cutter.a.x, cutter.b.x) < minX - grid || min(cutter.a.y, cutter.b.y) > maxY + grid
          || max(cutter.a.y, cutter.b.y) < minY - grid
        {
          continue
        }
        addCrossings(line, cutter, to: &fractions)
      }
      fractions.sort()
      let points = fractions.map { snapped(CurveMath.mix(line.a, line.b, $0)) }
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map {
        Piece(start: $0, end: $1)
      }
    }
  }

  /// Adds the fractions of a line's length at which another one crosses or touches it.
  private static func addCrossings(_ line: Line, _ other: Line, to fractions: inout [CGFloat]) {
    let (dx, dy) = (line.b.x - line.a.x, line.b.y - line.a.y)
    let (ex, ey) = (other.b.x - other.a.x, other.b.y - other.a.y)
    let (fx, fy) = (other.a.x - line.a.x, other.a.y - line.a.y)
    let length = hypot(dx, dy)
    let otherLength = hypot(ex, ey)
    let cross = dx * ey - dy * ex
    if abs(cross) <= 1e-9 * length * otherLength {
      // Parallel: where the other one lies upon this one it ends pieces with its own ends.
      guard abs(fx * dy - fy * dx) <= grid * length else { return }
      for end in [other.a, other.b] {
        let t = ((end.x - line.a.x) * dx + (end.y - line.a.y) * dy) / (length * length)
        if t > 0 && t < 1 { fractions.append(t) }
      }
      return
    }
    let t = (fx * ey - fy * ex) / cross
    let u = (fx * dy - fy * dx) / cross
    let reach = grid / otherLength
    if t > 0 && t < 1 && u >= -reach && u <= 1 + reach { fractions.append(t) }
  }

  private static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x / grid).rounded() * grid + 0,
      y: (point.y / grid).rounded() * grid + 0
    )
  }

  private struct Ends: Hashable {
    let ax: CGFloat
    let ay: CGFloat
    let bx: CGFloat
    let by: CGFloat

    /// The same in either direction.
    init(_ piece: Piece) {
      let (a, b) = (piece.start, piece.end)
      let isFirst = a.x < b.x || (a.x == b.x && a.y < b.y)
      (ax, ay, bx, by) = isFirst ? (a.x, a.y, b.x, b.y) : (b.x, b.y, a.x, a.y)
    }
  }

  private static func unique(_ pieces: [Piece]) -> [Piece] {
    var seen: Set<Ends> = []
    return pieces.filter { seen.insert(Ends($0)).inserted }
  }
}

// MARK: - Joining

extension PathOverlay {
  private struct Corner: Hashable {
    let x: CGFloat
    let y: CGFloat
    init(_ point: CGPoint) { (x, y) = (point.x, point.y) }
  }

  /// Closed outlines of pieces, as many of which begin at a point as end there.
  private static func join(_ pieces: [Piece]) -> Path {
    var starting: [Corner: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      starting[Corner(piece.start), default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var elements: [Path.Element] = []
    for first in pieces.indices where !isUsed[first] {
      var loop = [pieces[first].start]
      var current = first
      while true {
        isUsed[current] = true
        let piece = pieces[current]
        if piece.end == loop[0] { break }
        loop.append(piece.end)
        let next = (starting[Corner(piece.end)] ?? []).filter { !isUsed[$0] }
          .max { turn(piece, pieces[$0]) < turn(piece, pieces[$1]) }
        guard let next else { break }
        current = next
      }
      let corners = withoutStraight(loop)
      guard corners.count > 2 else { continue }
      elements.append(.move(to: corners[0]))
      elements += corners.dropFirst().map { .line(to: $0) }
      elements.append(.closeSubpath)
    }
    return Path(elements: elements)
  }

  /// By how much the way turns right from one piece to the next, in radians.
  private static func turn(_ a: Piece, _ b: Piece) -> CGFloat {
    let (ax, ay) = (a.end.x - a.start.x, a.end.y - a.start.y)
    let (bx, by) = (b.end.x - b.start.x, b.end.y - b.start.y)
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }

  /// The corners of a closed outline without those on a straight line.
  private static func withoutStraight(_ loop: [CGPoint]) -> [CGPoint] {
    guard loop.count > 3 else { return loop }
    return loop.indices.compactMap { index in
      let (before, point) = (loop[(index + loop.count - 1) % loop.count], loop[index])
      return isStraight(before, point, loop[(index + 1) % loop.count]) ? nil : point
    }
  }

  private static func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
    let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    return abs(cross) <= 2 * grid * (CurveMath.distance(a, b) + CurveMath.distance(b, c))
      && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0
  }

  /// Open lines without corners on a straight line.
  private static func straightened(_ elements: [Path.Element]) -> [Path.Element] {
    var result: [Path.Element] = []
    for element in elements {
      if case .line(let end) = element, result.count > 1, case .line(let middle) = result.last,
        let start = result[result.count - 2].end, isStraight(start, middle, end)
      {
        result[result.count - 1] = element
      } else {
        result.append(element)
      }
    }
    return result
  }
}

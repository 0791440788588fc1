import Foundation
import SwiftUI

/// How much of each half cell in a rectangle of them a shape covers, 0 to 1.
struct Coverage {
  /// The half cells to the left and above of the first.
  var (left, top) = (0, 0)
  var (width, height) = (0, 0)
  var values: [Float] = []

  /// Lines across each half cell on which a shape is looked at; along them it is exact.
  private static let lines = 8

  /// The coverage of a shape, in half cells; what lies outside of the screen is left out.
  init(of path: Path, _ transform: CGAffineTransform, eoFill: Bool, columns: Int, rows: Int) {
    var edges = Self.edges(of: path, transform)
    edges.removeAll { $0.from.y == $0.to.y }
    guard !edges.isEmpty else { return }
    var (minX, maxX, minY, maxY): (CGFloat, CGFloat, CGFloat, CGFloat) = (
      .infinity, -.infinity, .infinity, -.infinity
    )
    for edge in edges {
      minX = min(minX, edge.from.x, edge.to.x)
      maxX = max(maxX, edge.from.x, edge.to.x)
      minY = min(minY, edge.from.y, edge.to.y)
      maxY = max(maxY, edge.from.y, edge.to.y)
    }
    func whole(_ value: CGFloat, _ limit: Int) -> Int { Int(min(max(value, 0), CGFloat(limit))) }
    (left, top) = (whole(minX.rounded(.down), columns), whole(minY.rounded(.down), rows))
    width = whole(maxX.rounded(.up), columns) - left
    height = whole(maxY.rounded(.up), rows) - top
    guard width > 0, height > 0 else {
      (width, height) = (0, 0)
      return
    }
    values = [Float](repeating: 0, count: width * height)

    // Where edges cross the lines, and in which direction.
    var crossings = [[(x: CGFloat, winding: Int)]](repeating: [], count: height * Self.lines)
    let count = CGFloat(Self.lines)
    for edge in edges {
      let isDown = edge.from.y < edge.to.y
      let (upper, lower) = isDown ? (edge.from, edge.to) : (edge.to, edge.from)
      let first = max(Int(((upper.y - CGFloat(top)) * count - 0.5).rounded(.up).bounded), 0)
      let end = min(
        Int(((lower.y - CGFloat(top)) * count - 0.5).rounded(.up).bounded),
        crossings.count
      )
      guard first < end else { continue }
      let slope = (lower.x - upper.x) / (lower.y - upper.y)
      for line in first..<end {
        let y = CGFloat(top) + (CGFloat(line) + 0.5) / count
        crossings[line].append((upper.x + (y - upper.y) * slope, isDown ? 1 : -1))
      }
    }
    for (line, points) in crossings.enumerated() where points.count > 1 {
      let sorted = points.sorted { $0.x < $1.x }
      var winding = 0
      for (point, next) in zip(sorted, sorted.dropFirst()) {
        winding += point.winding
        if eoFill ? winding % 2 != 0 : winding != 0 { add(line / Self.lines, point.x, next.x) }
      }
    }
  }

  /// Adds a stretch of a line.
  private mutating func add(_ row: Int, _ from: CGFloat, _ to: CGFloat) {
    let from = min(max(from - CGFloat(left), 0), CGFloat(width))
    let to = min(max(to - CGFloat(left), 0), CGFloat(width))
    guard from < to else { return }
    for column in Int(from)..<min(Int(to.rounded(.up)), width) {
      let part = min(to, CGFloat(column + 1)) - max(from, CGFloat(column))
      values[row * width + column] += Float(part) / Float(Self.lines)
    }
  }

  private static func edges(
    of path: Path,
    _ transform: CGAffineTransform
  ) -> [(from: CGPoint, to: CGPoint)] {
    var edges: [(from: CGPoint, to: CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(_ end: CGPoint) {
      edges.append((current, end))
      current = end
    }
    func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      let from = current
      for step in 1...8 {
        let t = CGFloat(step) / 8
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        line(
          CGPoint(
            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
            y: a * from.y + b * control1.y + c * control2.y + d * end.y
          )
        )
      }
    }
    path.applying(transform).forEach { element in
      switch element {
      case .move(let point):
        line(start)
        (start, current) = (point, point)
      case .line(let point): line(point)
      case .quadCurve(let point, let control):
        func toward(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        curve(point, toward(current), toward(point))
      case .curve(let point, let control1, let control2): curve(point, control1, control2)
      case .closeSubpath: line(start)
      }
    }
    line(start)
    return edges
  }
}

extension CGFloat {
  /// The number without what no screen is large enough for.
  fileprivate var bounded: CGFloat { Swift.min(Swift.max(self, -1e6), 1e6) }
}

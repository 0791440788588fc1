@_spi(Hosting) import AviaryDrawing
import Foundation

/// One closed subpath of a symbol.
package struct SymbolContour {
  /// A move, the segments, and a close.
  let elements: [Path.Element]
  /// The corners, curves taken as short lines; the first point is not repeated.
  let polygon: [CGPoint]

  /// The rectangle around `polygon`.
  private let bounds: CGRect

  init(elements: [Path.Element]) {
    self.elements = elements
    polygon = Self.flattened(elements)
    bounds = Self.bounds(of: polygon)
  }

  init(polygon: [CGPoint]) {
    self.polygon = polygon
    bounds = Self.bounds(of: polygon)
    elements =
      polygon.enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) } + [.closeSubpath]
  }

  /// The subpaths of a path; lone moves are left out.
  static func contours(of path: Path) -> [SymbolContour] {
    var contours: [SymbolContour] = []
    var elements: [Path.Element] = []
    func finish() {
      if elements.count > 1 { contours.append(SymbolContour(elements: elements + [.closeSubpath])) }
      elements = []
    }
    for element in path.elements {
      switch element {
      case .move:
        finish()
        elements = [element]
      case .closeSubpath:
        let start = elements.first
        finish()
        // What follows a close without a move begins where the subpath began.
        if let start { elements = [start] }
      default:
        elements.append(element)
      }
    }
    finish()
    return contours
  }

  /// The same outline, run through the other way.
  var reversed: SymbolContour {
    var result: [Path.Element] = []
    var ends: [CGPoint] = []
    for element in elements { if let end = element.end { ends.append(end) } }
    guard let last = ends.last else { return self }
    result.append(.move(to: last))
    for (index, element) in elements.enumerated().reversed() {
      guard index > 0 else { break }
      let end = ends[index - 1]
      switch element {
      case .move, .closeSubpath: break
      case .line: result.append(.line(to: end))
      case .quadCurve(_, let control): result.append(.quadCurve(to: end, control: control))
      case .curve(_, let control1, let control2):
        result.append(.curve(to: end, control1: control2, control2: control1))
      }
    }
    return SymbolContour(elements: result + [.closeSubpath])
  }

  // MARK: - Sense of rotation

  /// Twice the area, positive where the outline runs clockwise to the eye.
  var doubledArea: CGFloat {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
  }

  /// The contours turned so that outermost ones run clockwise, under the nonzero rule.
  ///
  /// Under the even-odd rule each contour inside another runs against it. Under the nonzero rule a
  /// contour that is inside no other is turned together with all inside it.
  static func oriented(_ contours: [SymbolContour], evenOdd: Bool) -> [SymbolContour] {
    let parents = contours.indices.map { index in
      contours.indices.filter { $0 != index && contours[$0].encloses(contours[index]) }
    }
    return contours.indices.map { index in
      let contour = contours[index]
      let isClockwise = contour.doubledArea > 0
      if evenOdd {
        let shouldBeClockwise = parents[index].count % 2 == 0
        return isClockwise == shouldBeClockwise ? contour : contour.reversed
      }
      let outermost = parents[index].first { parents[$0].isEmpty } ?? index
      return contours[outermost].doubledArea > 0 ? contour : contour.reversed
    }
  }

  /// Whether most corners of `other` are inside; outlines of icons do not cross.
  private func encloses(_ other: SymbolContour) -> Bool {
    guard bounds.minX - 0.01 <= other.bounds.minX, bounds.minY - 0.01 <= other.bounds.minY,
      bounds.maxX + 0.01 >= other.bounds.maxX, bounds.maxY + 0.01 >= other.bounds.maxY,
      abs(doubledArea) > abs(other.doubledArea)
    else { return false }
    let inside = other.polygon.count { contains($0) }
    return inside * 2 > other.polygon.count
  }

  private func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      guard (a.y > point.y) != (b.y > point.y) else { continue }
      if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }

  // MARK: - Flattening

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private static func flattened(_ elements: [Path.Element]) -> [CGPoint] {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        points.append(end)
      case .quadCurve(let end, let control):
        guard let start = points.last else { continue }
        points += Flattening.points(from: start, control, end, steps: steps)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        points += Flattening.points(from: start, control1, control2, end, steps: steps)
      case .closeSubpath:
        break
      }
    }
    if points.count > 1, points.first == points.last { points.removeLast() }
    return points
  }

  /// Lines to a curve: icons are small, and a quarter turn is the longest curve they have.
  private static let steps = 12
}

public import Foundation

extension Path {
  /// A rectangle containing all path segments.
  ///
  /// The smallest one; control points may lie outside. `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
    case .elements(let elements): return Path.bounds(of: elements)
    }
  }

  /// Returns true if the path contains a specified point.
  ///
  /// Open subpaths count as closed. Points on the outline may be either.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty: return false
    case .rect(let rect): return rect.contains(p)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (p.x - rect.midX) / rect.width
      let y = (p.y - rect.midY) / rect.height
      return x * x + y * y <= 0.25
    case .roundedRect(let rect, _, _):
      return rect.contains(p) && Path.contains(p, elements: elements, eoFill: eoFill)
    case .elements(let elements):
      return Path.contains(p, elements: elements, eoFill: eoFill)
    }
  }

  private static func bounds(of elements: [Element]) -> CGRect {
    var box = PointBounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let end):
        start = end
        // A move with nothing after it, but first or last of all, draws nothing.
        let isDrawn = index + 1 < elements.count || elements.count == 1
        if isDrawn { box.add(end) }
      case .line(let end):
        box.add(end)
      case .quadCurve(let end, let control):
        box.add(end)
        for t in CurveMath.extremes(current, control, end) {
          box.add(CurveMath.point(current, control, end, at: t))
        }
      case .curve(let end, let control1, let control2):
        box.add(end)
        for t in CurveMath.extremes(current, control1, control2, end) {
          box.add(CurveMath.point(current, control1, control2, end, at: t))
        }
      case .closeSubpath: break
      }
      current = element.end ?? start
    }
    return box.rect
  }

  private static func contains(_ p: CGPoint, elements: [Element], eoFill: Bool) -> Bool {
    var winding = 0
    for polygon in Flattening.polygons(elements, tolerance: 0.05) {
      guard var previous = polygon.points.last else { continue }
      for point in polygon.points {
        let isUp = previous.y <= p.y && point.y > p.y
        let isDown = point.y <= p.y && previous.y > p.y
        if isUp || isDown {
          let x = previous.x + (p.y - previous.y) / (point.y - previous.y) * (point.x - previous.x)
          if x > p.x { winding += isUp ? 1 : -1 }
        }
        previous = point
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension Path {
  /// The smallest rectangle around all points, control points included: `boundingRect`'s cheap
  /// cousin.
  package var controlBounds: CGRect {
    guard case .elements(let elements) = storage else { return boundingRect }
    var box = PointBounds()
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        box.add(end)
      case .quadCurve(let end, let control):
        box.add(end)
        box.add(control)
      case .curve(let end, let control1, let control2):
        box.add(end)
        box.add(control1)
        box.add(control2)
      case .closeSubpath: break
      }
    }
    return box.rect
  }
}

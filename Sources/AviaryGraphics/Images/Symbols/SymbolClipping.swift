import Foundation

/// Takes convex pieces out of contours.
enum SymbolClipping {
  /// What of `contours` is outside a convex polygon that runs clockwise to the eye.
  ///
  /// The outside is cut into wedges, one an edge: what is beyond this edge, but not beyond an earlier
  /// one. Winding numbers are kept in each wedge, so overlapping contours and holes stay right.
  static func outside(_ polygon: [CGPoint], of contours: [SymbolContour]) -> [SymbolContour] {
    let touched = contours.filter { overlaps($0, polygon) }
    guard !touched.isEmpty else { return contours }
    // A contour can be left alone only where none it belongs with is cut; all are cut alike.
    var result: [SymbolContour] = []
    let edges = Array(zip(polygon, polygon.dropFirst() + polygon.prefix(1)))
    for contour in contours {
      var rest = contour.polygon
      for (from, to) in edges {
        let beyond = half(rest, from: from, to: to, isLeft: true)
        if beyond.count > 2 { result.append(SymbolContour(polygon: beyond)) }
        rest = half(rest, from: from, to: to, isLeft: false)
        if rest.count < 3 { break }
      }
    }
    return result
  }

  private static func overlaps(_ contour: SymbolContour, _ polygon: [CGPoint]) -> Bool {
    func bounds(_ points: [CGPoint]) -> CGRect {
      points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    return bounds(contour.polygon).intersects(bounds(polygon))
  }

  /// The part of a polygon on one side of a line, after Sutherland and Hodgman.
  ///
  /// With y downwards, the inside of a clockwise polygon is to the right of each edge.
  private static func half(
    _ polygon: [CGPoint],
    from: CGPoint,
    to: CGPoint,
    isLeft: Bool
  ) -> [CGPoint] {
    /// Positive to the right of the line, to the eye.
    func side(_ point: CGPoint) -> CGFloat {
      let cross =
        (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
      return isLeft ? -cross : cross
    }
    var result: [CGPoint] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (a, b) = (side(point), side(next))
      if a >= 0 { result.append(point) }
      if (a > 0 && b < 0) || (a < 0 && b > 0) {
        let t = a / (a - b)
        result.append(
          CGPoint(x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t)
        )
      }
    }
    return result
  }
}

import Foundation

/// Brings contours that overlap into pieces that do not.
enum SymbolUnion {
  /// The edge of a contour, from its upper end to its lower one.
  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    /// What crossing the edge to the right adds to the winding number.
    let turn: Int

    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  /// What contours fill under the nonzero rule, as four-sided pieces beside and below each other, curves taken as short
  /// lines.
  ///
  /// - Returns: The pieces, each clockwise to the eye, so that one can be cut out by turning all around.
  /// - Complexity: O(*n*²) for *n* edges.
  static func pieces(of contours: [SymbolContour]) -> [SymbolContour] {
    // 1. Heights between which no two edges meet.
    let edges = contours.flatMap { Self.edges(of: $0.polygon) }
    let heights = Self.heights(of: edges)
    // 2. What is filled in each band, a piece from one edge to another; the same two edges go on from band to band.
    var open: [[Int]: CGFloat] = [:]
    var result: [SymbolContour] = []
    func close(_ pair: [Int], at bottom: CGFloat) {
      guard let top = open.removeValue(forKey: pair) else { return }
      let (left, right) = (edges[pair[0]], edges[pair[1]])
      result.append(
        SymbolContour(polygon: [
          CGPoint(x: left.x(at: top), y: top), CGPoint(x: right.x(at: top), y: top),
          CGPoint(x: right.x(at: bottom), y: bottom), CGPoint(x: left.x(at: bottom), y: bottom),
        ])
      )
    }
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let pairs = filled(edges, at: (top + bottom) / 2)
      for pair in open.keys.sorted(by: { $0.lexicographicallyPrecedes($1) })
      where !pairs.contains(pair) { close(pair, at: top) }
      for pair in pairs where open[pair] == nil { open[pair] = top }
    }
    if let last = heights.last {
      for pair in open.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        close(pair, at: last)
      }
    }
    return result
  }

  private static func edges(of polygon: [CGPoint]) -> [Edge] {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).compactMap { from, to in
      if from.y == to.y { return nil }
      return from.y < to.y
        ? Edge(top: from, bottom: to, turn: 1) : Edge(top: to, bottom: from, turn: -1)
    }
  }

  /// Where edges begin, end and cross, from the top down.
  private static func heights(of edges: [Edge]) -> [CGFloat] {
    var all = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, one) in edges.enumerated() {
      for other in edges[(index + 1)...] {
        let (top, bottom) = (max(one.top.y, other.top.y), min(one.bottom.y, other.bottom.y))
        guard top < bottom else { continue }
        let (above, below) = (
          one.x(at: top) - other.x(at: top), one.x(at: bottom) - other.x(at: bottom)
        )
        guard above * below < 0 else { continue }
        all.append(top + (bottom - top) * above / (above - below))
      }
    }
    all.sort()
    return all.reduce(into: []) { kept, height in
      if let last = kept.last, height - last < 1e-6 { return }
      kept.append(height)
    }
  }

  /// The edges that what is filled at a height lies between, in pairs, by their indices.
  private static func filled(_ edges: [Edge], at height: CGFloat) -> [[Int]] {
    let crossed = edges.indices.filter { edges[$0].top.y < height && edges[$0].bottom.y > height }
      .sorted { edges[$0].x(at: height) < edges[$1].x(at: height) }
    var pairs: [[Int]] = []
    var winding = 0
    var start = 0
    for index in crossed {
      if winding == 0 { start = index }
      winding += edges[index].turn
      if winding == 0 { pairs.append([start, index]) }
    }
    return pairs
  }
}

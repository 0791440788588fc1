import Foundation

// Headers and footers that stick to an edge of what is visible.
extension LazyLayoutSolver {
  /// The lines of headers and footers that stick to an edge, and where they go.
  ///
  /// A header stays between the start of its section and the end of the content; a footer between the start of
  /// the content and the end of the section. One that lies where it would without pinning is left out.
  mutating func pinnedLines(
    _ map: LineMap,
    _ visibleRange: VisibleRange,
    _ measure: (Int) -> CGFloat
  ) -> [Line] {
    guard pinsHeaders || pinsFooters, !visibleRange.isEmpty else { return [] }
    var result: [Line] = []
    if pinsHeaders {
      let first = lengths.line(at: visibleRange.pinStart)
      result += pinned(.header, ofSectionAt: first, map, visibleRange, measure)
    }
    if pinsFooters {
      let last = lengths.line(at: visibleRange.pinEnd.nextDown)
      result += pinned(.footer, ofSectionAt: last, map, visibleRange, measure)
    }
    return result
  }

  private mutating func pinned(
    _ kind: LineMap.Kind,
    ofSectionAt line: Int,
    _ map: LineMap,
    _ visibleRange: VisibleRange,
    _ measure: (Int) -> CGFloat
  ) -> [Line] {
    let section = map.blocks[map.blockIndex(ofLine: line)].section
    let blocks = map.blocks[map.blocks(ofSection: section)]
    guard let block = blocks.first(where: { $0.kind == kind }) else { return [] }
    note(block.lines.map { ($0, measure($0)) })
    let start = lengths.position(of: block.lines.lowerBound)
    let length = lengths.end(of: block.lines.upperBound - 1) - start
    let content = blocks.filter { $0.kind == .content }
    let place: CGFloat
    if kind == .header {
      let end = content.last.map { lengths.end(of: $0.lines.upperBound - 1) } ?? start + length
      place = max(start, min(visibleRange.pinStart, end - length))
      guard place > start else { return [] }
    } else {
      let least = content.first.map { lengths.position(of: $0.lines.lowerBound) } ?? start
      place = min(start, max(visibleRange.pinEnd - length, least))
      guard place < start else { return [] }
    }
    guard place < visibleRange.end, place + length > visibleRange.start else { return [] }
    return block.lines.map { line in
      Line(
        line: line,
        position: place + lengths.position(of: line) - start,
        length: lengths.length(of: line)
      )
    }
  }
}

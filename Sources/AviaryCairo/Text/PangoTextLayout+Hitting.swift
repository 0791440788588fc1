@_spi(Hosting) import AviaryDrawing
package import Foundation

extension PangoTextLayout {
  package func caret(at offset: Int) -> CGRect {
    guard let index = lineIndex(at: offset) else {
      let height = text.metrics.first.map { $0.ascent + $0.descent } ?? 0
      return CGRect(x: 0, y: 0, width: 0, height: height * scale)
    }
    let frame = lines[index].frame
    return CGRect(x: x(of: offset, line: index), y: frame.minY, width: 0, height: frame.height)
  }

  package func offset(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let index = lines.firstIndex { point.y < $0.frame.maxY } ?? lines.count - 1
    let x = point.x / scale
    let isRightToLeft = contents[index].isRightToLeft
    let all = segments[index]
    guard let first = all.first, let last = all.last else { return lines[index].range.lowerBound }
    let visibleEnd = all.flatMap { $0.places.map(\.range.upperBound) }.max() ?? 0
    let start = lines[index].range.lowerBound
    if x <= first.x { return isRightToLeft ? visibleEnd : start }
    if x >= last.x + last.width { return isRightToLeft ? start : visibleEnd }
    for segment in all {
      for place in segment.places where x < place.x + place.width && !place.range.isEmpty {
        let stops = caretStops(in: place, isRightToLeft: segment.isRightToLeft)
        let nearest = stops.min { abs($0.x - x) < abs($1.x - x) }
        return nearest?.offset ?? place.range.lowerBound
      }
    }
    return visibleEnd
  }

  package func rects(for range: Range<Int>) -> [CGRect] {
    var result: [CGRect] = []
    for (index, line) in lines.enumerated() {
      for segment in segments[index] {
        for place in segment.places where place.range.overlaps(range) {
          let stops = caretStops(in: place, isRightToLeft: segment.isRightToLeft)
            .filter { $0.offset >= range.lowerBound && $0.offset <= range.upperBound }
          guard let left = stops.map(\.x).min(), let right = stops.map(\.x).max() else { continue }
          let rect = CGRect(
            x: left * scale,
            y: line.frame.minY,
            width: (right - left) * scale,
            height: line.frame.height
          )
          if let last = result.last, last.minY == rect.minY, abs(last.maxX - rect.minX) < 0.01 {
            result[result.count - 1] = last.union(rect)
          } else if rect.width > 0 {
            result.append(rect)
          }
        }
      }
    }
    return result
  }

  /// The line with the caret before `offset`: at a wrap, the one that starts there.
  private func lineIndex(at offset: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    let index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    return index
  }

  private func x(of offset: Int, line index: Int) -> CGFloat {
    let all = segments[index]
    for segment in all {
      for place in segment.places where place.range.contains(offset) {
        let stops = caretStops(in: place, isRightToLeft: segment.isRightToLeft)
        if let stop = stops.last(where: { $0.offset <= offset }) { return stop.x * scale }
      }
    }
    // Behind the last character, or in a line without any.
    guard let first = all.first, let last = all.last else { return lines[index].frame.minX }
    let end = contents[index].isRightToLeft ? first.x : last.x + last.width
    return end * scale
  }

  /// Where a caret may stand in a cluster: a ligature is divided evenly among its characters.
  private func caretStops(
    in place: LineSegment.Place,
    isRightToLeft: Bool
  ) -> [(offset: Int, x: CGFloat)] {
    guard !place.range.isEmpty else { return [] }
    var offsets: [Int] = []
    var offset = place.range.lowerBound
    for character in text.substring(place.range) {
      offsets.append(offset)
      offset += character.utf8.count
    }
    offsets.append(place.range.upperBound)
    let step = place.width / CGFloat(offsets.count - 1)
    return offsets.enumerated().map { index, offset in
      let distance = CGFloat(index) * step
      return (offset, isRightToLeft ? place.x + place.width - distance : place.x + distance)
    }
  }
}

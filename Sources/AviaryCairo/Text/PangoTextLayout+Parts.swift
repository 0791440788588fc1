@_spi(Hosting) package import AviaryDrawing
import Foundation

extension PangoTextLayout {
  package func runs(ofLine line: Int) -> [TextLayoutRun] {
    // The ellipsis stands for what follows the characters before it.
    var end = lines[line].range.lowerBound
    return segments[line].map { segment in
      let metrics = text.metrics[segment.attributes]
      return TextLayoutRun(
        requestRun: segment.attributes,
        isRightToLeft: segment.isRightToLeft,
        baseline: lines[line].baseline,
        ascent: metrics.ascent * scale,
        descent: metrics.descent * scale,
        places: segment.places.map { place in
          if !place.range.isEmpty { end = max(end, place.range.upperBound) }
          return TextLayoutRun.Place(
            x: place.x * scale,
            width: place.width * scale,
            range: place.range.isEmpty ? end..<end : place.range
          )
        }
      )
    }
  }

  package func part(line: Int, run: Int?, places: Range<Int>) -> any TextLayout {
    let all = segments[line]
    guard let run else { return PangoTextLayout(partOf: self, line: line, all) }
    return PangoTextLayout(partOf: self, line: line, [all[run].part(places)].compactMap { $0 })
  }
}

extension LineSegment {
  /// Some of its places with their glyphs; nil for none.
  fileprivate func part(_ range: Range<Int>) -> LineSegment? {
    guard let first = range.first, let last = range.last else { return nil }
    var part = self
    part.places = Array(places[range])
    part.glyphCounts = Array(glyphCounts[range])
    part.x = places[first].x
    part.width = places[last].x + places[last].width - part.x
    let start = glyphCounts[..<first].reduce(0, +)
    part.glyphs = Array(glyphs[start..<(start + part.glyphCounts.reduce(0, +))])
    part.boxes = boxes.filter { $0.midX >= part.x && $0.midX <= part.x + part.width }
    return part
  }
}

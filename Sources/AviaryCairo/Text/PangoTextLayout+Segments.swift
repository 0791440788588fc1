@_spi(Hosting) import AviaryDrawing
import Foundation

extension PangoTextLayout {
  /// Neighbours in reading order that will stand together.
  private struct Part {
    var source: ShapedText
    var shaped: ShapedClusters
    var clusters: Range<Int>
    var level: UInt8
    var attributes: Int
    var isEllipsis: Bool
  }

  /// A line's segments from left to right, each glyph at its place.
  func makeSegments(line index: Int) -> [LineSegment] {
    let content = contents[index]
    let baseLevel: UInt8 = content.isRightToLeft ? 1 : 0
    // 1. Divide into parts of one direction, font and run.
    let parts = content.pieces.flatMap { piece -> [Part] in
      switch piece {
      case .clusters(let range): self.parts(of: range)
      case .ellipsis(let sign, let attributes):
        [
          Part(
            source: sign,
            shaped: sign.shaped,
            clusters: sign.shaped.clusters.indices,
            level: baseLevel,
            attributes: attributes,
            isEllipsis: true
          )
        ]
      }
    }
    // 2. Order them as they are seen.
    let order = Self.visualOrder(parts.map(\.level))
    // 3. Give each its place.
    var x = lines[index].frame.minX / scale
    let baseline = lines[index].baseline / scale
    return order.map { position in
      let segment = self.segment(of: parts[position], x: x, baseline: baseline)
      x += segment.width
      return segment
    }
  }

  private func parts(of range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    let shaped = text.shaped
    let clusters = shaped.clusters
    var start = range.lowerBound
    while start < range.upperBound {
      let first = clusters[start]
      var end = start + 1
      while end < range.upperBound, clusters[end].run == first.run,
        clusters[end].attributes == first.attributes
      {
        end += 1
      }
      parts.append(
        Part(
          source: text,
          shaped: shaped,
          clusters: start..<end,
          level: shaped.runs[first.run].level,
          attributes: first.attributes,
          isEllipsis: false
        )
      )
      start = end
    }
    return parts
  }

  /// The bidirectional algorithm's rule L2: from the highest level down, what is at it is reversed.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }

  private func segment(of part: Part, x: CGFloat, baseline: CGFloat) -> LineSegment {
    let clusters = part.shaped.clusters
    let run = part.shaped.runs[clusters[part.clusters.lowerBound].run]
    let isRightToLeft = run.level % 2 == 1
    let attributes = request.runs[part.attributes]
    let isText = if case .string = attributes.content { true } else { part.isEllipsis }
    let bottom = baseline - attributes.attributes.baselineOffset
    var segment = LineSegment(
      font: run.font,
      attributes: part.attributes,
      isRightToLeft: isRightToLeft,
      x: x,
      width: 0,
      baseline: bottom,
      glyphs: [],
      boxes: [],
      places: [],
      glyphCounts: [],
      source: part.source
    )
    segment.glyphs.reserveCapacity(part.clusters.count)
    segment.glyphCounts.reserveCapacity(part.clusters.count)
    segment.places.reserveCapacity(part.clusters.count)
    var pen = x
    let order = isRightToLeft ? Array(part.clusters.reversed()) : Array(part.clusters)
    for index in order {
      let cluster = clusters[index]
      let width = cluster.width - tightening
      let count = segment.glyphs.count
      if isText {
        // From right to left the extra width of kerning comes before the glyphs.
        let natural = cluster.glyphs.reduce(0) { $0 + run.glyphs[$1].advance }
        var glyphX = pen + (isRightToLeft ? width - natural : 0)
        for glyph in run.glyphs[cluster.glyphs] {
          if glyph.id == ShapedRun.Glyph.missing {
            segment.boxes.append(
              CGRect(
                x: glyphX,
                y: bottom - 0.75 * attributes.attributes.font.size,
                width: glyph.advance,
                height: 0.75 * attributes.attributes.font.size
              )
            )
          } else if glyph.id != ShapedRun.Glyph.invisible {
            segment.glyphs.append(
              .init(id: glyph.id, x: glyphX + glyph.xOffset, y: bottom + glyph.yOffset)
            )
          }
          glyphX += glyph.advance
        }
      }
      segment.glyphCounts.append(segment.glyphs.count - count)
      segment.places.append(
        .init(
          x: pen,
          width: width,
          range: part.isEllipsis ? cluster.start..<cluster.start : cluster.start..<cluster.end
        )
      )
      pen += width
    }
    segment.width = pen - x
    return segment
  }
}

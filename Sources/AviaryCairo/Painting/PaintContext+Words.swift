@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension PaintContext {
  /// Paints a text of words straight from the table of words, without making segments.
  ///
  /// False where it is more than letters in one colour on pixels.
  ///
  /// The context is in the layout's coordinates.
  func paintWords(of layout: PangoTextLayout, _ inherited: Paint) -> Bool {
    guard !isVector, layout.scale == 1, layout.tightening == 0, directTarget != nil,
      let words = layout.text.words
    else { return false }
    // The style's own attributes are those of the first text that was shaped so, with or without lines.
    let attributes = layout.request.runs[0].attributes
    guard attributes.underline == nil, attributes.strikethrough == nil,
      attributes.backgroundColor == nil,
      case .color(let color) = layout.foreground ?? inherited,
      paintsMasks(of: words.style.font, size: attributes.font.glyphSize)
    else { return false }
    // Taken out while it is written to, so that its memory is nobody else's.
    var glyphs: [LineSegment.Glyph] = []
    swap(&glyphs, &painter.placed)
    defer { swap(&glyphs, &painter.placed) }
    glyphs.removeAll(keepingCapacity: true)
    let arePlaced = painter.withTexts {
      !layout.hasSegments && layout.placeWords(words, into: &glyphs)
    }
    guard arePlaced else { return false }
    guard color.alpha > 0 else { return true }
    return paintMask(of: glyphs, words.style.font, .color(color), { .null })
  }
}

extension PangoTextLayout {
  /// The paint of the text's only run; nil for that of its surroundings.
  fileprivate var foreground: Paint? { request.runs[0].attributes.paint }

  /// Finds the places of the glyphs of all lines.
  ///
  /// False where a line does not begin with a word, or ends in glyphs of another font.
  fileprivate func placeWords(
    _ words: ShapedWords,
    into glyphs: inout [LineSegment.Glyph]
  ) -> Bool {
    let offset = words.style.attributes.baselineOffset
    for (line, content) in zip(lines, contents) {
      var x = line.frame.minX
      let baseline = line.baseline - offset
      for piece in content.pieces {
        switch piece {
        case .clusters(let range):
          guard range.isEmpty || words.place(range, of: text.string, &x, baseline, &glyphs) else {
            return false
          }
        case .ellipsis(let sign, _):
          guard sign.shaped.place(in: words.style.font, &x, baseline, &glyphs) else { return false }
        }
      }
    }
    return true
  }
}

extension ShapedWords {
  /// Places the glyphs of clusters that begin with a word, from `x` on.
  fileprivate func place(
    _ clusters: Range<Int>,
    of string: String,
    _ x: inout CGFloat,
    _ baseline: CGFloat,
    _ glyphs: inout [LineSegment.Glyph]
  ) -> Bool {
    guard let start = position(ofCluster: clusters.lowerBound) else { return false }
    var string = string
    string.withUTF8 { bytes in
      var rest = clusters.count
      var byte = start.byte
      for (index, word) in words[start.word...].enumerated() where rest > 0 {
        if index > 0 {
          style.spaceGlyphs.withUnsafeBufferPointer {
            style.place($0, &rest, &x, baseline, &glyphs)
          }
          byte += 1
        }
        let end = byte + Int(word.length)
        style.withGlyphs(of: UnsafeBufferPointer(rebasing: bytes[byte..<end])) {
          style.place($0, &rest, &x, baseline, &glyphs)
        }
        byte = end
      }
    }
    return true
  }
}

extension WordStyle {
  /// Places the glyphs of a word, `rest` clusters at most, from `x` on.
  fileprivate func place(
    _ word: UnsafeBufferPointer<WordGlyph>,
    _ rest: inout Int,
    _ x: inout CGFloat,
    _ baseline: CGFloat,
    _ glyphs: inout [LineSegment.Glyph]
  ) {
    let unit = 1 / Self.unitsPerPoint
    var index = 0
    while index < word.count, rest > 0 {
      let cluster = word[index].cluster
      while index < word.count, word[index].cluster == cluster {
        let glyph = word[index]
        glyphs.append(
          LineSegment.Glyph(
            id: UInt(glyph.id),
            x: x + CGFloat(glyph.x) * unit,
            y: baseline - CGFloat(glyph.y) * unit
          )
        )
        x += CGFloat(glyph.advance) * unit
        index += 1
      }
      x += extra
      rest -= 1
    }
  }
}

extension ShapedClusters {
  /// Places all glyphs from `x` on, if they are of a font.
  fileprivate func place(
    in font: ShapedFont,
    _ x: inout CGFloat,
    _ baseline: CGFloat,
    _ glyphs: inout [LineSegment.Glyph]
  ) -> Bool {
    guard runs.count == 1, runs[0].font === font, runs[0].level == 0 else { return false }
    for cluster in clusters {
      var pen = x
      for glyph in runs[0].glyphs[cluster.glyphs] {
        guard glyph.id != ShapedRun.Glyph.missing, glyph.id != ShapedRun.Glyph.invisible else {
          return false
        }
        glyphs.append(
          LineSegment.Glyph(id: glyph.id, x: pen + glyph.xOffset, y: baseline + glyph.yOffset)
        )
        pen += glyph.advance
      }
      x += cluster.width
    }
    return true
  }
}

@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension PDFWriter {
  /// Writes a text whose top left corner goes to `point`; `color` is that of runs without one of their own.
  mutating func writeText(_ layout: PangoTextLayout, at point: CGPoint, _ color: RGBA) {
    for segment in layout.segments.joined() where !segment.glyphs.isEmpty {
      var color = color
      if case .color(let own) = layout.request.runs[segment.attributes].attributes.paint {
        color = own
      }
      guard color.alpha > 0, beginMark(of: segment, at: point, scale: layout.scale) else {
        continue
      }
      setFill(color)
      writeSegment(segment, at: point, scale: layout.scale)
    }
  }

  /// Writes a text with lines and backgrounds, all in plain colours.
  mutating func writeDecoratedText(_ layout: PangoTextLayout, at point: CGPoint, _ paint: Paint) {
    var segments = layout.segments.joined().makeIterator()
    for element in layout.elements(inheriting: paint) {
      switch element {
      case .drawing(let command): visit(DisplayFragment([command]), movedBy: point)
      case .glyphs(_, let paint):
        guard let segment = segments.next(), case .color(let color) = paint, color.alpha > 0,
          !segment.glyphs.isEmpty, beginMark(of: segment, at: point, scale: layout.scale)
        else { continue }
        setFill(color)
        writeSegment(segment, at: point, scale: layout.scale)
      }
    }
  }

  /// Writes what a text says over a picture of it, to be found, copied and read out.
  mutating func writeHiddenText(_ layout: PangoTextLayout, at point: CGPoint) {
    for segment in layout.segments.joined() where !segment.glyphs.isEmpty {
      // A font that can't be part of the document has letters that nobody can point at.
      guard fontIndex(of: segment.font) != nil,
        beginMark(of: segment, at: point, scale: layout.scale)
      else { continue }
      content.append("3 Tr\n")
      writeSegment(segment, at: point, scale: layout.scale)
      content.append("0 Tr\n")
    }
  }

  private mutating func writeSegment(_ segment: LineSegment, at point: CGPoint, scale: CGFloat) {
    guard let font = fontIndex(of: segment.font) else { return fail() }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(segment.font.scaledFont, &matrix)
    let size = CGFloat(matrix.xx) * scale
    content.append("BT\n/F")
    content.append(font)
    content.append(" ")
    content.append(size)
    content.append(" Tf\n")
    let clusters = segment.texts
    var pen: (x: CGFloat, y: CGFloat)?
    var isOpen = false
    for (index, glyph) in segment.glyphs.enumerated() {
      guard let id = UInt16(exactly: glyph.id) else { return fail() }
      let x = origin.x + point.x + glyph.x * scale
      let y = origin.y + point.y + glyph.y * scale
      // 1. To the glyph's place: along the line by a number in the string, elsewhere anew.
      if pen?.y != y || abs((pen?.x ?? 0) - x) > size * 4 {
        if isOpen { content.append(">] TJ\n") }
        content.append("1 0 0 -1 ")
        content.append(CGPoint(x: x, y: y))
        content.append(" Tm\n[<")
        isOpen = true
        pen = (x, y)
      }
      // 2. Where its characters are not those of the table, they are said here.
      let isSpoken = clusters[index].map { !fonts[font].map(id, to: $0) } ?? false
      if isSpoken, let text = clusters[index] {
        content.append(">] TJ\n/Span << /ActualText <FEFF")
        for unit in text.utf16 { content.append(hex: unit) }
        content.append("> >> BDC\n[<")
      }
      if let place = pen?.x {
        let gap = ((place - x) * 1000 / size).rounded()
        if gap != 0 {
          content.append("> ")
          content.append(gap)
          content.append(" <")
          pen?.x = place - gap * size / 1000
        }
      }
      content.append(hex: id)
      pen?.x += fonts[font].use(id) * size / 1000
      if isSpoken { content.append(">] TJ\nEMC\n[<") }
    }
    if isOpen { content.append(">] TJ\n") }
    content.append("ET\n")
  }
}

extension PangoTextLayout {
  /// Whether it is glyphs of fonts that a document can hold, in plain colours, whatever lines are under them.
  var isOfPlainGlyphs: Bool {
    request.runs.allSatisfy { run in
      guard case .string = run.content else { return false }
      guard let paint = run.attributes.paint else { return true }
      if case .color = paint { return true }
      return false
    }
      && segments.joined().allSatisfy { !$0.font.hasColors && $0.font.outlineFile != nil }
  }
}

extension LineSegment {
  /// For each glyph the characters that it stands for: those of its cluster for the cluster's first, none for the
  /// others.
  ///
  /// nil where nothing is known.
  fileprivate var texts: [String?] {
    var result = [String?](repeating: nil, count: glyphs.count)
    var string = source.string
    string.withUTF8 { bytes in
      var glyph = 0
      for (place, count) in zip(places, glyphCounts) {
        guard count > 0 else { continue }
        // The ellipsis stands for itself.
        let text =
          place.range.isEmpty
          ? "\u{2026}" : String(decoding: bytes[place.range], as: UTF8.self)
        if glyph < result.count { result[glyph] = text }
        glyph += count
      }
    }
    return result
  }
}

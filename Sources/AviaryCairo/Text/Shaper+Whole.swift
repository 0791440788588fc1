@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension Shaper {
  /// The request's text as glyphs, by way of Pango.
  func shapeWhole(_ request: TextRequest, string: String) -> ShapedClusters {
    let shaped = ShapedClusters()
    guard !string.isEmpty else { return shaped }

    var bytes = Array(string.utf8)
    let separators = Self.paragraphs(of: bytes)
    let characters = Self.characterStarts(of: string, count: bytes.count)
    bytes.append(0)
    // 1. What Pango has to know about the runs.
    let starts = Self.starts(of: request.runs)
    let attributes = attributeList(of: request.runs, starts: starts)
    Self.insertColors(of: string, into: attributes)
    defer { pango_attr_list_unref(attributes) }

    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      let text = Text(base: base, length: bytes.count - 1, attributes: attributes)
      for range in separators {
        // 2. Fonts and directions, then glyphs.
        let isRightToLeft = Self.isRightToLeft(text, range, otherwise: request.layoutDirection)
        let first = shaped.clusters.count
        shape(text, range, isRightToLeft: isRightToLeft, into: shaped)
        // 3. What each cluster belongs to, and where lines may end.
        assign(request.runs, starts, text, range, characters, clusters: first, shaped)
        shaped.paragraphs.append(
          ShapedClusters.Paragraph(
            range: range,
            clusters: first..<shaped.clusters.count,
            isRightToLeft: isRightToLeft,
            attributes: Self.run(at: range.lowerBound, starts: starts)
          )
        )
      }
    }
    shaped.findPositions()
    return shaped
  }

  // MARK: - Steps

  /// The text as Pango takes it; offsets are in bytes from `base`.
  private struct Text {
    var base: UnsafePointer<CChar>
    var length: Int
    var attributes: OpaquePointer
  }

  /// The offsets of the paragraphs without their separators.
  ///
  /// A text that ends in a separator ends in an empty paragraph.
  private static func paragraphs(of bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      var length = 0
      switch bytes[index] {
      case 0x0A: length = 1
      case 0x0D: length = index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
        // U+2028 and U+2029.
        if bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 { length = 3 }
      default: break
      }
      if length > 0 {
        result.append(start..<index)
        start = index + length
      }
      index += max(length, 1)
    }
    result.append(start..<bytes.count)
    return result
  }

  private static func starts(of runs: [TextRun]) -> [Int] {
    var starts: [Int] = []
    var offset = 0
    for run in runs {
      starts.append(offset)
      offset += run.string.utf8.count
    }
    return starts
  }

  private static func run(at offset: Int, starts: [Int]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func attributeList(of runs: [TextRun], starts: [Int]) -> OpaquePointer {
    let list: OpaquePointer = pango_attr_list_new()
    for (run, start) in zip(runs, starts) {
      let end = start + run.string.utf8.count
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(end)
        pango_attr_list_insert(list, attribute)
      }
      insert(pango_attr_font_desc_new(description(of: run.attributes.font)))
      let features = Self.features(of: run.attributes)
      if !features.isEmpty { insert(pango_attr_font_features_new(features)) }
    }
    return list
  }

  /// Gives emoji of the later planes the font in colour, also where no selector asks for it: 🕷.
  ///
  /// Unicode has them as texts by default. Apple's fonts for texts have none of them, so they are in colour there; the fonts
  /// here have some. Signs of the first plane, which fonts for texts may have there too, stay as they are.
  private static func insertColors(of string: String, into attributes: OpaquePointer) {
    guard string.utf8.contains(where: { $0 >= 0xF0 }) else { return }
    var offset = 0
    // By characters: what belongs to a sequence is shaped with it.
    for character in string {
      let length = character.utf8.count
      defer { offset += length }
      let scalars = character.unicodeScalars
      guard length >= 4, !scalars.contains("\u{FE0E}"), scalars.contains(where: isUncoloredEmoji),
        let attribute = pango_attr_family_new("emoji")
      else { continue }
      attribute.pointee.start_index = guint(offset)
      attribute.pointee.end_index = guint(offset + length)
      pango_attr_list_insert(attributes, attribute)
    }
  }

  /// Whether a scalar of the later planes is an emoji that Unicode has as a text by default.
  private static func isUncoloredEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFFFF && scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
  }

  static func features(of attributes: TextAttributes) -> String {
    var features: [String] = []
    if attributes.font.hasMonospacedDigits { features.append("tnum=1") }
    // SF Mono has no ligatures for operators.
    if attributes.font.family == .system(.monospaced) { features += ["calt=0", "liga=0"] }
    if attributes.tracking != 0 { features += ["liga=0", "clig=0"] }
    return features.joined(separator: ",")
  }

  private static func isRightToLeft(
    _ text: Text,
    _ range: Range<Int>,
    otherwise: LayoutDirection
  ) -> Bool {
    switch aviary_base_direction(text.base + range.lowerBound, gint(range.count)) {
    case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: true
    case PANGO_DIRECTION_LTR, PANGO_DIRECTION_WEAK_LTR: false
    default: otherwise == .rightToLeft
    }
  }

  private func shape(
    _ text: Text,
    _ range: Range<Int>,
    isRightToLeft: Bool,
    into shaped: ShapedClusters
  ) {
    guard !range.isEmpty else { return }
    let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let items = pango_itemize_with_base_dir(
      library.context,
      direction,
      text.base,
      gint(range.lowerBound),
      gint(range.count),
      text.attributes,
      nil
    )
    let glyphString = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphString) }
    var link = items
    while let current = link {
      link = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoItem.self)
      defer { pango_item_free(item) }
      guard let pangoFont = aviary_item_font(item), let glyphString else { continue }
      let offset = Int(item.pointee.offset)
      let length = Int(item.pointee.length)
      pango_shape_full(
        text.base + offset,
        gint(length),
        text.base,
        gint(text.length),
        &item.pointee.analysis,
        glyphString
      )
      append(
        glyphString,
        of: text,
        font(pangoFont),
        level: item.pointee.analysis.level,
        offset..<(offset + length),
        shaped
      )
    }
    g_list_free(items)
  }

  /// One item's glyphs as a run and its clusters in reading order.
  private func append(
    _ glyphString: UnsafeMutablePointer<PangoGlyphString>,
    of text: Text,
    _ font: ShapedFont,
    level: UInt8,
    _ range: Range<Int>,
    _ shaped: ShapedClusters
  ) {
    let count = Int(glyphString.pointee.num_glyphs)
    guard count > 0, let infos = glyphString.pointee.glyphs,
      let logClusters = glyphString.pointee.log_clusters
    else { return }
    let unit = CGFloat(PANGO_SCALE)
    var run = ShapedRun(font: font, level: level, glyphs: [])
    run.glyphs.reserveCapacity(count)
    for index in 0..<count {
      let info = infos[index]
      let isUnknown = info.glyph & PangoGlyph(0x1000_0000) != 0
      // Tabs and other signs that control something have no glyph, and need none.
      let character = UInt8(bitPattern: text.base[range.lowerBound + Int(logClusters[index])])
      let isEmpty = info.glyph == PangoGlyph(0x0FFF_FFFF) || character < 0x20
      run.glyphs.append(
        ShapedRun.Glyph(
          id: isEmpty
            ? ShapedRun.Glyph.invisible
            : isUnknown ? ShapedRun.Glyph.missing : UInt(info.glyph),
          xOffset: CGFloat(info.geometry.x_offset) / unit,
          yOffset: CGFloat(info.geometry.y_offset) / unit,
          advance: CGFloat(info.geometry.width) / unit
        )
      )
    }
    // Glyphs of a cluster stand together; from right to left the first cluster comes last.
    var groups: [(offset: Int, glyphs: Range<Int>)] = []
    var first = 0
    while first < count {
      var last = first + 1
      while last < count, logClusters[last] == logClusters[first] { last += 1 }
      groups.append((Int(logClusters[first]), first..<last))
      first = last
    }
    if level % 2 == 1 { groups.reverse() }
    for (index, group) in groups.enumerated() {
      let next = index + 1 < groups.count ? groups[index + 1].offset : range.count
      shaped.clusters.append(
        Cluster(
          start: range.lowerBound + group.offset,
          end: range.lowerBound + next,
          width: group.glyphs.reduce(0) { $0 + run.glyphs[$1].advance },
          run: shaped.runs.count,
          glyphs: group.glyphs,
          attributes: 0,
          breaks: []
        )
      )
    }
    if run.glyphs.contains(where: { $0.id == ShapedRun.Glyph.missing }) { reportMissingGlyphs() }
    shaped.runs.append(run)
  }

  /// Gives the paragraph's clusters their runs, their extra widths and their breaks.
  private func assign(
    _ runs: [TextRun],
    _ starts: [Int],
    _ text: Text,
    _ range: Range<Int>,
    _ characters: [Bool],
    clusters first: Int,
    _ shaped: ShapedClusters
  ) {
    guard first < shaped.clusters.count else { return }
    let breaks = Self.breaks(text, range, characters)
    joinCharacters(breaks, range, clusters: first, shaped)
    var run = Self.run(at: shaped.clusters[first].start, starts: starts)
    for index in first..<shaped.clusters.count {
      let start = shaped.clusters[index].start
      while run + 1 < starts.count, starts[run + 1] <= start { run += 1 }
      let attributes = runs[run].attributes
      shaped.clusters[index].attributes = run
      shaped.clusters[index].breaks = breaks[start - range.lowerBound]
      switch runs[run].content {
      case .image(_, let size, _, _): shaped.clusters[index].width = size.width
      case .icon(let icon): shaped.clusters[index].width = icon.advance
      case .string:
        // A tab is as wide as four digits of a monospaced font.
        if text.base[start] == 0x09 { shaped.clusters[index].width = 2.4 * attributes.font.size }
        if shaped.runs[shaped.clusters[index].run].font.isInterface {
          shaped.clusters[index].width += InterfaceFontMetrics.tracking(
            at: attributes.font.size,
            weight: attributes.font.weight
          )
        }
      }
      shaped.clusters[index].width += Self.exact(
        attributes.tracking != 0 ? attributes.tracking : attributes.kerning
      )
    }
  }

  /// A length cut to a millionth of a point, so that widths add up to the same whatever the order.
  static func exact(_ length: CGFloat) -> CGFloat {
    (length * 1_048_576).rounded() / 1_048_576
  }

  /// Makes one cluster of those that are one character: a letter and its marks get no room between them.
  private func joinCharacters(
    _ breaks: [Cluster.Breaks],
    _ range: Range<Int>,
    clusters first: Int,
    _ shaped: ShapedClusters
  ) {
    var kept = first
    for index in (first + 1)..<max(shaped.clusters.count, first + 1) {
      let cluster = shaped.clusters[index]
      if !breaks[cluster.start - range.lowerBound].contains(.character),
        shaped.clusters[kept].run == cluster.run
      {
        let glyphs = shaped.clusters[kept].glyphs
        shaped.clusters[kept].end = cluster.end
        shaped.clusters[kept].width += cluster.width
        shaped.clusters[kept].glyphs =
          min(
            glyphs.lowerBound,
            cluster.glyphs.lowerBound
          )..<max(
            glyphs.upperBound,
            cluster.glyphs.upperBound
          )
      } else {
        kept += 1
        shaped.clusters[kept] = cluster
      }
    }
    shaped.clusters.removeLast(shaped.clusters.count - kept - 1)
  }

  /// Whether a character begins at each byte of a string, as Swift divides it.
  private static func characterStarts(of string: String, count: Int) -> [Bool] {
    var starts = [Bool](repeating: false, count: count)
    var offset = 0
    for character in string {
      starts[offset] = true
      offset += character.utf8.count
    }
    return starts
  }

  /// What may be done in front of each byte of the paragraph.
  ///
  /// Pango knows where lines may end; what one character is, Swift does: its tables are newer, and programs
  /// count by them.
  private static func breaks(
    _ text: Text,
    _ range: Range<Int>,
    _ characters: [Bool]
  ) -> [Cluster.Breaks] {
    let start = text.base + range.lowerBound
    let count = g_utf8_strlen(start, range.count) + 1
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
    pango_get_log_attrs(
      start,
      gint(range.count),
      -1,
      pango_language_from_string("en"),
      &attributes,
      gint(count)
    )
    var result = [Cluster.Breaks](repeating: [], count: range.count)
    var index = 0
    var isAfterHangul = false
    for offset in 0..<range.count where UInt8(bitPattern: start[offset]) & 0xC0 != 0x80 {
      let isHangul = isHangul(start + offset)
      defer { isAfterHangul = isHangul }
      let flags = Int(aviary_log_attr(&attributes[index]))
      index += 1
      var breaks: Cluster.Breaks = []
      if characters[range.lowerBound + offset] {
        if flags & AVIARY_LINE_BREAK != 0, !(isHangul && isAfterHangul) { breaks.insert(.line) }
        if flags & AVIARY_CURSOR != 0 { breaks.insert(.character) }
      }
      if flags & AVIARY_WHITE != 0 { breaks.insert(.white) }
      result[offset] = breaks
    }
    return result
  }

  /// Whether a syllable of Korean begins at a byte.
  ///
  /// Lines end between the words of Korean, as in labels of iOS.
  ///
  /// Source: developer.apple.com, NSParagraphStyle.LineBreakStrategy, `hangulWordPriority`.
  private static func isHangul(_ text: UnsafePointer<CChar>) -> Bool {
    let lead = UInt8(bitPattern: text[0])
    guard lead >= 0xEA, lead <= 0xED else { return false }
    return (0xAC00...0xD7A3).contains(g_utf8_get_char(text))
  }
}

import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

/// Turns requests into glyphs by way of Pango: fonts for each script, directions, ligatures,
/// breaks.
final class Shaper {
  private let library: FontLibrary
  private var fonts: [UnsafeMutableRawPointer: ShapedFont] = [:]
  private var descriptions: [ResolvedFont: OpaquePointer] = [:]
  private var metrics: [ResolvedFont: LineMetrics] = [:]
  /// What was wanted and not there; each is reported once.
  private var reported: Set<String> = []
  /// How many texts have been shaped since the start; tests count it.
  private(set) var shapeCount = 0

  init(library: FontLibrary) {
    self.library = library
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
  }

  /// The request's text, as words where it has only such as do not depend on each other.
  func shape(_ request: TextRequest) -> ShapedText {
    shapeCount += 1
    let string = request.string
    if let style = wordStyle(for: request), let words = style.words(of: string) {
      return ShapedText(
        request,
        string: string,
        metrics: style.metrics,
        ShapedWords(style: style, words: words)
      )
    }
    return shapeWhole(request, string: string)
  }

  /// The request's text as glyphs, by way of Pango.
  func shapeWhole(_ request: TextRequest, string: String) -> ShapedText {
    let shaped = ShapedClusters()
    let text = ShapedText(
      request,
      string: string,
      metrics: request.runs.map(runMetrics),
      shaped
    )
    guard !string.isEmpty else { return text }

    var bytes = Array(string.utf8)
    let separators = Self.paragraphs(of: bytes)
    bytes.append(0)
    // 1. What Pango has to know about the runs.
    let starts = Self.starts(of: request.runs)
    let attributes = attributeList(of: request.runs, starts: starts)
    defer { pango_attr_list_unref(attributes) }

    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      let text = Text(base: base, length: bytes.count - 1, attributes: attributes)
      for range in separators {
        // 2. Fonts and directions, then glyphs.
        let isRightToLeft = Self.isRightToLeft(text, range, otherwise: request.layoutDirection)
        let first = shaped.clusters.count
        shape(text, range, isRightToLeft: isRightToLeft, into: shaped)
        shaped.paragraphs.append(
          ShapedClusters.Paragraph(
            range: range,
            clusters: first..<shaped.clusters.count,
            isRightToLeft: isRightToLeft,
            attributes: Self.run(at: range.lowerBound, starts: starts)
          )
        )
        // 3. What each cluster belongs to, and where lines may end.
        assign(request.runs, starts, text, range, clusters: first, shaped)
      }
    }
    shaped.findPositions()
    return text
  }

  // MARK: - Words

  private var wordStyles: [WordKey: WordStyle?] = [:]
  private var lastWordStyle: (key: WordKey, style: WordStyle?)?

  /// Of the attributes, what decides how words are shaped and how high they are.
  private struct WordKey: Hashable {
    var font: ResolvedFont
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
  }

  /// How many words have been shaped since the start; tests count it.
  var wordShapeCount: Int { wordStyles.values.reduce(0) { $0 + ($1?.shapeCount ?? 0) } }

  private func wordStyle(for request: TextRequest) -> WordStyle? {
    guard request.runs.count == 1, request.layoutDirection == .leftToRight,
      case .string = request.runs[0].content
    else { return nil }
    let attributes = request.runs[0].attributes
    let key = WordKey(
      font: attributes.font,
      kerning: attributes.kerning,
      tracking: attributes.tracking,
      baselineOffset: attributes.baselineOffset
    )
    if let lastWordStyle, lastWordStyle.key == key { return lastWordStyle.style }
    let style: WordStyle?
    if let known = wordStyles[key] {
      style = known
    } else {
      style = makeWordStyle(attributes)
      if wordStyles.count >= 256 { wordStyles = [:] }
      wordStyles[key] = .some(style)
    }
    lastWordStyle = (key, style)
    return style
  }

  /// A style for words, if they come out as Pango sets them. nil for fonts that Pango changes: small capitals.
  private func makeWordStyle(_ attributes: TextAttributes) -> WordStyle? {
    guard attributes.font.smallCaps == .none else { return nil }
    var plain = attributes
    plain.paint = nil
    let sample = TextRequest("AVATAR To fix, waffles 0123 \u{E9}tude", plain)
    let expected = shapeWhole(sample, string: sample.string)
    guard let run = expected.shaped.runs.first, expected.shaped.runs.count == 1 else { return nil }
    var extra = attributes.tracking != 0 ? attributes.tracking : attributes.kerning
    extra = Self.exact(extra)
    if run.font.isInterface { extra += Self.sizeTracking(attributes.font) }
    guard
      let style = WordStyle(
        attributes: plain,
        metrics: expected.metrics,
        font: run.font,
        extra: extra,
        features: Self.features(of: attributes)
      ),
      style.clusters(of: sample.string).isSame(as: expected.shaped)
    else { return nil }
    return style
  }

  /// The fonts are others now.
  func forgetFonts() {
    wordStyles = [:]
    lastWordStyle = nil
  }

  /// The ellipsis in the font of `attributes`, as a text of its own.
  func ellipsis(_ attributes: TextAttributes) -> ShapedText {
    var attributes = attributes
    attributes.paint = nil
    if let known = ellipses[attributes] { return known }
    let shaped = shape(TextRequest("\u{2026}", attributes))
    ellipses[attributes] = shaped
    return shaped
  }
  private var ellipses: [TextAttributes: ShapedText] = [:]

  // MARK: - Fonts

  /// The heights of a line. The system's designs have SF's: 1.193 em, of which 0.952 above the
  /// baseline.
  ///
  /// Source: Apple's typography tables give 17 points a line of 20.3 and 12 points one of 14.3.
  func lineMetrics(for font: ResolvedFont) -> LineMetrics {
    if let known = metrics[font] { return known }
    var ascent = 0.952 * font.size
    var descent = 0.241 * font.size
    if case .custom(let family) = font.family, library.has(family: family) {
      let pangoMetrics = pango_context_get_metrics(library.context, description(of: font), nil)
      defer { pango_font_metrics_unref(pangoMetrics) }
      ascent = CGFloat(pango_font_metrics_get_ascent(pangoMetrics)) / CGFloat(PANGO_SCALE)
      descent = CGFloat(pango_font_metrics_get_descent(pangoMetrics)) / CGFloat(PANGO_SCALE)
    }
    // Two points at the body size, WWDC 2019 "Font management and text scaling".
    switch font.leading {
    case .standard: break
    case .tight: ascent -= 2.0 / 17 * font.size
    case .loose: ascent += 2.0 / 17 * font.size
    }
    let result = LineMetrics(
      ascent: ascent,
      descent: descent,
      leading: 0,
      capHeight: inkHeight(of: "H", font),
      xHeight: inkHeight(of: "x", font)
    )
    metrics[font] = result
    return result
  }

  private func inkHeight(of letter: Unicode.Scalar, _ font: ResolvedFont) -> CGFloat {
    guard let pangoFont = pango_context_load_font(library.context, description(of: font)) else {
      return 0
    }
    defer { g_object_unref(pangoFont) }
    var glyph: hb_codepoint_t = 0
    var ink = PangoRectangle()
    guard
      hb_font_get_nominal_glyph(pango_font_get_hb_font(pangoFont), letter.value, &glyph) != 0
    else { return 0 }
    pango_font_get_glyph_extents(pangoFont, PangoGlyph(glyph), &ink, nil)
    return CGFloat(-ink.y) / CGFloat(PANGO_SCALE)
  }

  private func runMetrics(of run: TextRun) -> ShapedText.RunMetrics {
    let line = lineMetrics(for: run.attributes.font)
    let offset = run.attributes.baselineOffset
    switch run.content {
    case .string:
      return .init(ascent: line.ascent + max(offset, 0), descent: line.descent + max(-offset, 0))
    case .image(_, let size, let descent, _):
      return .init(
        ascent: max(line.ascent, size.height - descent + offset),
        descent: max(line.descent, descent - offset)
      )
    case .icon(let icon):
      return .init(
        ascent: max(line.ascent, icon.ascent + offset),
        descent: max(line.descent, icon.descent - offset)
      )
    }
  }

  private func description(of font: ResolvedFont) -> OpaquePointer {
    if let known = descriptions[font] { return known }
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families(of: font))
    pango_font_description_set_absolute_size(
      description,
      Double(font.size) * Double(PANGO_SCALE)
    )
    pango_font_description_set_weight(
      description,
      PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000)))
    )
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    let variant: PangoVariant? =
      switch font.smallCaps {
      case .none: nil
      case .lowercase: PANGO_VARIANT_SMALL_CAPS
      case .uppercase: PANGO_VARIANT_UNICASE
      case .all: PANGO_VARIANT_ALL_SMALL_CAPS
      }
    if let variant { pango_font_description_set_variant(description, variant) }
    descriptions[font] = description
    return description
  }

  /// The family wanted, then the interface font, whose missing characters Pango finds elsewhere.
  private func families(of font: ResolvedFont) -> String {
    let interface = FontPackages.interface.family
    let wanted: FontPackages.Package
    switch font.family {
    case .custom(let name):
      return library.has(family: name) ? "\(name),\(interface)" : interface
    case .system(.default): return interface
    case .system(.serif): wanted = FontPackages.serif
    case .system(.rounded): wanted = FontPackages.rounded
    case .system(.monospaced): wanted = FontPackages.monospaced
    }
    if !library.has(family: wanted.family) {
      report(
        wanted.name,
        "the font \(wanted.family) is not installed, \(interface) is used in its place;"
          + " install the package \(wanted.name)"
      )
    }
    return "\(wanted.family),\(interface)"
  }

  private func font(_ pointer: UnsafeMutablePointer<PangoFont>) -> ShapedFont {
    if let known = fonts[UnsafeMutableRawPointer(pointer)] { return known }
    let font = ShapedFont(pointer)
    fonts[UnsafeMutableRawPointer(pointer)] = font
    return font
  }

  // MARK: - Steps

  /// The text as Pango takes it; offsets are in bytes from `base`.
  private struct Text {
    var base: UnsafePointer<CChar>
    var length: Int
    var attributes: OpaquePointer
  }

  /// The offsets of the paragraphs without their separators. A text that ends in a separator ends
  /// in an empty paragraph.
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
    max((starts.lastIndex { $0 <= offset } ?? 0), 0)
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

  private static func features(of attributes: TextAttributes) -> String {
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
      let isEmpty = info.glyph == PangoGlyph(0x0FFF_FFFF)
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

  private func reportMissingGlyphs() {
    report(
      "glyphs",
      "some characters are in none of the fonts installed; the packages"
        + " fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji have most"
    )
  }

  /// Writes to the standard error, once for each subject.
  private func report(_ subject: String, _ message: String) {
    guard reported.insert(subject).inserted else { return }
    FileHandle.standardError.write(Data("Aviary: \(message)\n".utf8))
  }

  /// Gives the paragraph's clusters their runs, their extra widths and their breaks.
  private func assign(
    _ runs: [TextRun],
    _ starts: [Int],
    _ text: Text,
    _ range: Range<Int>,
    clusters first: Int,
    _ shaped: ShapedClusters
  ) {
    guard first < shaped.clusters.count else { return }
    let breaks = Self.breaks(text, range)
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
          shaped.clusters[index].width += Self.sizeTracking(attributes.font)
        }
      }
      shaped.clusters[index].width += Self.exact(
        attributes.tracking != 0 ? attributes.tracking : attributes.kerning
      )
    }
  }

  /// Points that Inter's letters are moved together, which makes it about as wide as SF.
  ///
  /// Source: Inter's "dynamic metrics", rsms.me/inter/dynmetrics.
  private static func sizeTracking(_ font: ResolvedFont) -> CGFloat {
    exact(font.size * (-0.0223 + 0.185 * exp(-0.1745 * font.size)))
  }

  /// A length cut to a millionth of a point, so that widths add up to the same whatever the order.
  private static func exact(_ length: CGFloat) -> CGFloat {
    (length * 1_048_576).rounded() / 1_048_576
  }

  /// What may be done in front of each byte of the paragraph.
  private static func breaks(_ text: Text, _ range: Range<Int>) -> [Cluster.Breaks] {
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
    for offset in 0..<range.count where UInt8(bitPattern: start[offset]) & 0xC0 != 0x80 {
      let flags = Int(aviary_log_attr(&attributes[index]))
      index += 1
      var breaks: Cluster.Breaks = []
      if flags & AVIARY_LINE_BREAK != 0 { breaks.insert(.line) }
      if flags & AVIARY_CURSOR != 0 { breaks.insert(.character) }
      if flags & AVIARY_WHITE != 0 { breaks.insert(.white) }
      result[offset] = breaks
    }
    return result
  }
}

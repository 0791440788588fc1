import AviaryDrawing
import CCairo
import Foundation

/// One way that words are set, and the words that were set in it: each distinct word is shaped once.
///
/// Only texts are divided whose words can't have a say in each other's shape or in where lines end:
/// letters of Latin scripts and digits with the punctuation that follows them, one space between two words.
/// Whether the font moves or changes letters across a space is tried for each pair of letters that meet there.
final class WordStyle {
  let attributes: TextAttributes
  let metrics: [ShapedText.RunMetrics]
  let font: ShapedFont
  /// Points added to each cluster: tracking, kerning, and the interface font's own.
  let extra: CGFloat
  private let hbFont: OpaquePointer
  private let buffer: OpaquePointer
  private let features: [hb_feature_t]
  private let language: OpaquePointer?
  private var table = WordTable()
  private var space: ShapedWords.Word
  /// For each pair of ASCII letters around a space: whether it was tried, and was found to be independent.
  private var pairs = [UInt8](repeating: 0, count: 128 * 128)
  private var otherPairs: [UInt64: Bool] = [:]
  /// How many words and pairs have been shaped; tests count it.
  private(set) var shapeCount = 0

  /// - Parameters:
  ///   - font: The one that Pango takes for Latin letters.
  ///   - features: In HarfBuzz's syntax, separated by commas.
  init?(
    attributes: TextAttributes,
    metrics: [ShapedText.RunMetrics],
    font: ShapedFont,
    extra: CGFloat,
    features: String
  ) {
    guard let hbFont = pango_font_get_hb_font(font.font), let buffer = hb_buffer_create() else {
      return nil
    }
    self.attributes = attributes
    self.metrics = metrics
    self.font = font
    self.extra = extra
    self.hbFont = hbFont
    self.buffer = buffer
    self.features = features.split(separator: ",").compactMap { name in
      var feature = hb_feature_t()
      return hb_feature_from_string(String(name), -1, &feature) != 0 ? feature : nil
    }
    language = hb_language_from_string("en", -1)
    space = ShapedWords.Word(width: 0, length: 1, clusters: 1)
    let blank: [UInt8] = [0x20]
    space = blank.withUnsafeBufferPointer { measure($0) }
  }

  deinit { hb_buffer_destroy(buffer) }

  var spaceWidth: CGFloat { space.width }

  // MARK: - Dividing

  /// The string's words; nil where it has to be shaped as a whole.
  func words(of string: String) -> [ShapedWords.Word]? {
    var string = string
    return string.withUTF8 { bytes in
      guard bytes.count > 0, bytes.count < 4096 else { return nil }
      var words: [ShapedWords.Word] = []
      var hasLetter = false
      var start = 0
      var lastScalar: UInt32 = 0
      var index = 0
      while true {
        // 1. One word.
        var first: UInt32 = 0
        var last: UInt32 = 0
        var isLastTrailing = false
        while index < bytes.count, bytes[index] != 0x20 {
          guard let (scalar, length) = Self.scalar(bytes, index) else { return nil }
          if first == 0 { first = scalar }
          last = scalar
          index += length
          switch Self.kind(scalar) {
          case .letter:
            hasLetter = true
            isLastTrailing = false
          case .digit: isLastTrailing = false
          case .inner where first != scalar || index - start > length: isLastTrailing = false
          case .trailing where index == bytes.count || bytes[index] == 0x20: isLastTrailing = true
          default: return nil
          }
        }
        guard index > start else { return nil }
        guard Self.isWordEnd(last) || isLastTrailing else { return nil }
        // 2. Nothing may pass over the space before it.
        if lastScalar != 0, !isIndependent(lastScalar, first) { return nil }
        let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
        let word = table.word(text, measure)
        guard word.clusters > 0 else { return nil }
        words.append(word)
        lastScalar = last
        guard index < bytes.count else { break }
        index += 1
        start = index
      }
      // A text without letters has another script.
      return hasLetter ? words : nil
    }
  }

  private enum Kind { case letter, digit, inner, trailing, other }

  private static func kind(_ scalar: UInt32) -> Kind {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x30...0x39: .digit
    // Full stop, comma, colon, semicolon, apostrophe: no line ends before or after them in a word.
    case 0x2E, 0x2C, 0x3A, 0x3B, 0x27: .inner
    case 0x21, 0x3F: .trailing
    case 0xC0...0x24F: scalar == 0xD7 || scalar == 0xF7 ? .other : .letter
    default: .other
    }
  }

  private static func isWordEnd(_ scalar: UInt32) -> Bool {
    scalar != 0x27 && kind(scalar) != .other
  }

  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: Int
  ) -> (UInt32, Int)? {
    let byte = bytes[index]
    if byte < 0x80 { return (UInt32(byte), 1) }
    guard byte >= 0xC3, byte <= 0xC9, index + 1 < bytes.count else { return nil }
    return (UInt32(byte & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), 2)
  }

  // MARK: - Shaping

  private func shape(_ text: UnsafeBufferPointer<UInt8>) -> (
    infos: UnsafeMutablePointer<hb_glyph_info_t>,
    positions: UnsafeMutablePointer<hb_glyph_position_t>, count: Int
  )? {
    shapeCount += 1
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, language)
    hb_shape(hbFont, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    return (infos, positions, Int(count))
  }

  /// A word's width; no clusters where the font lacks a character.
  private func measure(_ text: UnsafeBufferPointer<UInt8>) -> ShapedWords.Word {
    var word = ShapedWords.Word(width: 0, length: UInt16(text.count), clusters: 0)
    guard let (infos, positions, count) = shape(text) else { return word }
    var clusters: UInt16 = 0
    for index in 0..<count {
      guard infos[index].codepoint != 0 else { return word }
      word.width += CGFloat(positions[index].x_advance) / CGFloat(PANGO_SCALE)
      if index == 0 || infos[index].cluster != infos[index - 1].cluster { clusters += 1 }
    }
    word.width += CGFloat(clusters) * extra
    word.clusters = clusters
    return word
  }

  /// Whether two letters with a space between them look as they do by themselves.
  private func isIndependent(_ last: UInt32, _ first: UInt32) -> Bool {
    guard last < 128, first < 128 else {
      let key = UInt64(last) << 32 | UInt64(first)
      if let known = otherPairs[key] { return known }
      let found = tryPair(last, first)
      otherPairs[key] = found
      return found
    }
    let index = Int(last) * 128 + Int(first)
    if pairs[index] == 0 { pairs[index] = tryPair(last, first) ? 2 : 1 }
    return pairs[index] == 2
  }

  private func tryPair(_ last: UInt32, _ first: UInt32) -> Bool {
    func glyphs(_ scalars: [UInt32]) -> [Glyph] {
      var string = ""
      for scalar in scalars.compactMap(Unicode.Scalar.init) { string.unicodeScalars.append(scalar) }
      return string.withUTF8 { text in
        guard let (infos, positions, count) = shape(text) else { return [] }
        return (0..<count).map { Glyph(infos[$0], positions[$0]) }
      }
    }
    return glyphs([last, 0x20, first]) == glyphs([last]) + glyphs([0x20]) + glyphs([first])
  }

  private struct Glyph: Equatable {
    var id: UInt32
    var advance: Int32
    var x: Int32
    var y: Int32

    init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
      id = info.codepoint
      advance = position.x_advance
      x = position.x_offset
      y = position.y_offset
    }
  }

  /// How many clusters of a word fit into a room, and how wide they are together.
  func beginning(
    of string: String,
    _ word: Range<Int>,
    within room: CGFloat
  ) -> (count: Int, width: CGFloat) {
    guard room > 0 else { return (0, 0) }
    var string = string
    return string.withUTF8 { bytes in
      guard let (infos, positions, count) = shape(UnsafeBufferPointer(rebasing: bytes[word])) else {
        return (0, 0)
      }
      var result: (count: Int, width: CGFloat) = (0, 0)
      var width: CGFloat = 0
      for index in 0..<count {
        width += CGFloat(positions[index].x_advance) / CGFloat(PANGO_SCALE)
        guard index + 1 == count || infos[index + 1].cluster != infos[index].cluster else {
          continue
        }
        width += extra
        guard width <= room else { break }
        result = (result.count + 1, width)
      }
      return result
    }
  }

  // MARK: - Glyphs

  /// What was shaped last; texts are painted soon after they were cut, and painted again.
  private var recent: [ShapedClusters?] = Array(repeating: nil, count: 256)
  private var nextRecent = 0

  /// A string that has words, as glyphs.
  func clusters(of string: String) -> ShapedClusters {
    let made = makeClusters(of: string)
    recent[nextRecent] = made
    nextRecent = (nextRecent + 1) % recent.count
    return made
  }

  private func makeClusters(of string: String) -> ShapedClusters {
    let result = ShapedClusters()
    var string = string
    string.withUTF8 { text in
      guard let (infos, positions, count) = shape(text) else { return }
      let unit = CGFloat(PANGO_SCALE)
      var run = ShapedRun(font: font, level: 0, glyphs: [])
      run.glyphs.reserveCapacity(count)
      for index in 0..<count {
        let position = positions[index]
        run.glyphs.append(
          ShapedRun.Glyph(
            id: UInt(infos[index].codepoint),
            xOffset: CGFloat(position.x_offset) / unit,
            yOffset: -CGFloat(position.y_offset) / unit,
            advance: CGFloat(position.x_advance) / unit
          )
        )
      }
      result.clusters.reserveCapacity(count)
      var first = 0
      while first < count {
        var end = first + 1
        while end < count, infos[end].cluster == infos[first].cluster { end += 1 }
        let start = Int(infos[first].cluster)
        var breaks: Cluster.Breaks = [.character]
        if text[start] == 0x20 { breaks.insert(.white) }
        if start > 0, text[start - 1] == 0x20 { breaks.insert(.line) }
        result.clusters.append(
          Cluster(
            start: start,
            end: end < count ? Int(infos[end].cluster) : text.count,
            width: run.glyphs[first..<end].reduce(0) { $0 + $1.advance } + extra,
            run: 0,
            glyphs: first..<end,
            attributes: 0,
            breaks: breaks
          )
        )
        first = end
      }
      result.runs = [run]
      result.paragraphs = [
        .init(
          range: 0..<text.count,
          clusters: 0..<result.clusters.count,
          isRightToLeft: false,
          attributes: 0
        )
      ]
    }
    result.findPositions()
    return result
  }
}

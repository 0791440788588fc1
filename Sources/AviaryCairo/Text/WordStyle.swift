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
  let spaceWidth: CGFloat
  let spaceGlyphs: [WordGlyph]
  private let harfBuzz: WordShaper
  private var table = WordTable()
  private var numbers = NumberGlyphs()
  /// For each pair of ASCII letters around a space: whether it was tried, and was found to be independent.
  private var pairs = [UInt8](repeating: 0, count: 128 * 128)
  private var otherPairs: [UInt64: Bool] = [:]
  /// The words of the text that is being divided.
  private var found: [ShapedWords.Word] = []

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
    guard let harfBuzz = WordShaper(font: font, features: features) else { return nil }
    self.attributes = attributes
    self.metrics = metrics
    self.font = font
    self.extra = extra
    self.harfBuzz = harfBuzz
    spaceGlyphs = [0x20].withUnsafeBufferPointer(harfBuzz.glyphs)
    let word = ShapedWords.Word(spaceGlyphs, length: 1)
    spaceWidth = CGFloat(word.units) / Self.unitsPerPoint + CGFloat(word.clusters) * extra
  }

  /// How many words and pairs have been shaped; tests count it.
  var shapeCount: Int { harfBuzz.count }
  /// How many words are remembered.
  var wordCount: Int { table.count }

  static var unitsPerPoint: CGFloat { CGFloat(PANGO_SCALE) }

  /// Points, kerning and tracking included.
  @inline(__always)
  func width(of word: ShapedWords.Word) -> CGFloat {
    CGFloat(word.units) * (1 / Self.unitsPerPoint) + CGFloat(word.clusters) * extra
  }

  // MARK: - Dividing

  /// The string's words; nil where it has to be shaped as a whole.
  func words(of string: String) -> [ShapedWords.Word]? {
    var string = string
    return string.withUTF8 { bytes in
      guard bytes.count > 0, bytes.count < 4096, divide(bytes) else { return nil }
      // As many as needed and no more: texts are many.
      return [ShapedWords.Word](unsafeUninitializedCapacity: found.count) { words, count in
        for (index, word) in found.enumerated() { words.initializeElement(at: index, to: word) }
        count = found.count
      }
    }
  }

  /// Finds the words. False where the text has to be shaped as a whole.
  private func divide(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    found.removeAll(keepingCapacity: true)
    var hasLetter = false
    var start = 0
    var lastScalar: UInt32 = 0
    var index = 0
    while true {
      // 1. One word.
      var first: UInt32 = 0
      var last: UInt32 = 0
      var isNumber = true
      var isLastTrailing = false
      while index < bytes.count, bytes[index] != 0x20 {
        guard let (scalar, length) = Self.scalar(bytes, index) else { return false }
        if first == 0 { first = scalar }
        last = scalar
        index += length
        isLastTrailing = false
        switch Self.kind(scalar) {
        case .letter:
          hasLetter = true
          isNumber = false
        case .digit: break
        case .inner where first != scalar || index - start > length: isNumber = false
        case .trailing where index == bytes.count || bytes[index] == 0x20:
          isNumber = false
          isLastTrailing = true
        default: return false
        }
      }
      guard index > start, Self.isWordEnd(last) || isLastTrailing else { return false }
      // 2. Nothing may pass over the space before it.
      if lastScalar != 0, !isIndependent(lastScalar, first) { return false }
      let word = word(UnsafeBufferPointer(rebasing: bytes[start..<index]), isNumber: isNumber)
      guard word.clusters > 0 else { return false }
      found.append(word)
      lastScalar = last
      // A text without letters has another script.
      guard index < bytes.count else { return hasLetter }
      index += 1
      start = index
    }
  }

  private func word(_ text: UnsafeBufferPointer<UInt8>, isNumber: Bool) -> ShapedWords.Word {
    guard isNumber, let digits = numbers.digits(harfBuzz.glyphs) else {
      return table.entry(of: text, make).word
    }
    var units: Int32 = 0
    for byte in text { units &+= digits[Int(byte) - 0x30].advance }
    let length = UInt16(text.count)
    return ShapedWords.Word(units: units, length: length, clusters: length)
  }

  private func glyphs(of entry: WordTable.Entry) -> ArraySlice<WordGlyph> {
    table.glyphs[entry.glyphs]
  }

  private func make(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (ShapedWords.Word, [WordGlyph]) {
    let glyphs = harfBuzz.glyphs(text)
    return (ShapedWords.Word(glyphs, length: text.count), glyphs)
  }

  private enum Kind: UInt8 { case other, letter, digit, inner, trailing }

  /// Those of ASCII.
  private static let kinds: [Kind] = (0..<128).map { kind(of: $0) }

  private static func kind(_ scalar: UInt32) -> Kind {
    scalar < 128 ? kinds[Int(scalar)] : kind(of: scalar)
  }

  private static func kind(of scalar: UInt32) -> Kind {
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

  // MARK: - Independence

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
    func string(_ scalars: UInt32...) -> String {
      var string = ""
      for scalar in scalars.compactMap(Unicode.Scalar.init) { string.unicodeScalars.append(scalar) }
      return string
    }
    func letter(_ scalar: UInt32) -> [WordGlyph] {
      var string = string(scalar)
      return string.withUTF8 { Array(self.glyphs(of: table.entry(of: $0, make))) }
    }
    var joined = string(last, 0x20, first)
    let together = joined.withUTF8(harfBuzz.glyphs)
    let apart = letter(last) + spaceGlyphs + letter(first)
    return together.count == apart.count && zip(together, apart).allSatisfy { $0.isSame(as: $1) }
  }

  // MARK: - Glyphs

  /// Calls a closure with the glyphs of a word that ``words(of:)`` found.
  func withGlyphs<Result>(
    of text: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<WordGlyph>) -> Result
  ) -> Result {
    if let number = numberGlyphs(of: text) { return number.withUnsafeBufferPointer(body) }
    let entry = table.entry(of: text, make)
    return table.glyphs.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[entry.glyphs]))
    }
  }

  private func numberGlyphs(of text: UnsafeBufferPointer<UInt8>) -> [WordGlyph]? {
    guard text.allSatisfy({ (0x30...0x39).contains($0) }),
      let digits = numbers.digits(harfBuzz.glyphs)
    else { return nil }
    return text.indices.map {
      var glyph = digits[Int(text[$0]) - 0x30]
      glyph.cluster = UInt32($0)
      return glyph
    }
  }

  /// How many clusters of a word fit into a room, and how wide they are together.
  func beginning(
    of text: UnsafeBufferPointer<UInt8>,
    within room: CGFloat
  ) -> (count: Int, width: CGFloat) {
    guard room > 0 else { return (0, 0) }
    return withGlyphs(of: text) { glyphs in
      var result: (count: Int, width: CGFloat) = (0, 0)
      var width: CGFloat = 0
      for (index, glyph) in glyphs.enumerated() {
        width += CGFloat(glyph.advance) / Self.unitsPerPoint
        guard index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster else {
          continue
        }
        width += extra
        guard width <= room else { break }
        result = (result.count + 1, width)
      }
      return result
    }
  }

  /// What was put together last; texts are painted soon after they were cut, and painted again.
  private var recent: [ShapedClusters?] = Array(repeating: nil, count: 64)
  private var nextRecent = 0

  /// A string that has words, as glyphs.
  func clusters(of string: String) -> ShapedClusters {
    var string = string
    let made = string.withUTF8 { makeClusters(of: $0) }
    recent[nextRecent] = made
    nextRecent = (nextRecent + 1) % recent.count
    return made
  }

  private func makeClusters(of text: UnsafeBufferPointer<UInt8>) -> ShapedClusters {
    let result = ShapedClusters()
    var run = ShapedRun(font: font, level: 0, glyphs: [])
    run.glyphs.reserveCapacity(text.count)
    result.clusters.reserveCapacity(text.count)
    var start = 0
    while start < text.count {
      if start > 0 {
        spaceGlyphs.withUnsafeBufferPointer {
          append($0, text, start..<(start + 1), &run, result)
        }
        start += 1
      }
      let end = text[start...].firstIndex(of: 0x20) ?? text.count
      withGlyphs(of: UnsafeBufferPointer(rebasing: text[start..<end])) {
        append($0, text, start..<end, &run, result)
      }
      start = end
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
    result.findPositions()
    return result
  }

  /// Adds a word, or the space between two.
  private func append(
    _ glyphs: UnsafeBufferPointer<WordGlyph>,
    _ text: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ run: inout ShapedRun,
    _ result: ShapedClusters
  ) {
    let unit = Self.unitsPerPoint
    var first = 0
    while first < glyphs.count {
      let firstGlyph = run.glyphs.count
      var end = first
      var width = extra
      while end < glyphs.count, glyphs[end].cluster == glyphs[first].cluster {
        let glyph = glyphs[end]
        let advance = CGFloat(glyph.advance) / unit
        run.glyphs.append(
          ShapedRun.Glyph(
            id: UInt(glyph.id),
            xOffset: CGFloat(glyph.x) / unit,
            yOffset: -CGFloat(glyph.y) / unit,
            advance: advance
          )
        )
        width += advance
        end += 1
      }
      let start = range.lowerBound + Int(glyphs[first].cluster)
      var breaks: Cluster.Breaks = [.character]
      if text[start] == 0x20 { breaks.insert(.white) }
      if start > 0, text[start - 1] == 0x20 { breaks.insert(.line) }
      result.clusters.append(
        Cluster(
          start: start,
          end: end < glyphs.count ? range.lowerBound + Int(glyphs[end].cluster) : range.upperBound,
          width: width,
          run: 0,
          glyphs: firstGlyph..<run.glyphs.count,
          attributes: 0,
          breaks: breaks
        )
      )
      first = end
    }
  }
}

extension ShapedWords.Word {
  /// A word of glyphs; one without clusters where the font lacks a character.
  init(_ glyphs: [WordGlyph], length: Int) {
    self.init(units: 0, length: UInt16(length), clusters: 0)
    var clusters: UInt16 = 0
    for (index, glyph) in glyphs.enumerated() {
      guard glyph.id != 0 else { return }
      units &+= glyph.advance
      if index == 0 || glyph.cluster != glyphs[index - 1].cluster { clusters += 1 }
    }
    self.clusters = clusters
  }
}

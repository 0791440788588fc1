@_spi(Hosting) import AviaryDrawing
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
  @exclusivity(unchecked) private var table = WordTable()
  @exclusivity(unchecked) private var numbers = NumberGlyphs()
  /// For each pair of ASCII letters around a space: whether it was tried, and was found to be independent.
  @exclusivity(unchecked) private var pairs = [UInt8](repeating: 0, count: 128 * 128)
  private var otherPairs: [UInt64: Bool] = [:]

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

  /// The string's words, in memory that the caller takes over; nil where it has to be shaped as a whole.
  func words(of string: String) -> UnsafeBufferPointer<ShapedWords.Word>? {
    var string = string
    return string.withUTF8 { bytes in
      guard bytes.count > 0, bytes.count < 4096 else { return nil }
      return withUnsafeTemporaryAllocation(
        of: ShapedWords.Word.self,
        capacity: bytes.count / 2 + 1
      ) { found in
        guard let count = divide(bytes, found) else { return nil }
        // As many as needed and no more: texts are many.
        let words = UnsafeMutableBufferPointer<ShapedWords.Word>.allocate(capacity: count)
        _ = words.initialize(from: found[..<count])
        return UnsafeBufferPointer(words)
      }
    }
  }

  /// Finds the words.
  ///
  /// - Returns: How many there are; nil where the text has to be shaped as a whole.
  private func divide(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ found: UnsafeMutableBufferPointer<ShapedWords.Word>
  ) -> Int? {
    var hasLetter = false
    var start = 0
    var lastScalar: UInt32 = 0
    var (index, count) = (0, 0)
    let (end, kinds) = (bytes.count, Self.kinds)
    while true {
      // 1. One word.
      var first: UInt32 = 0
      var last: UInt32 = 0
      var isNumber = true
      var isLastTrailing = false
      var hash = WordTable.emptyHash
      while index < end, bytes[index] != 0x20 {
        var scalar = UInt32(bytes[index])
        let kind: Kind
        hash = WordTable.hash(hash, bytes[index])
        index += 1
        if scalar < 128 {
          kind = kinds[Int(scalar)]
        } else {
          guard let found = Self.scalar(bytes, index - 1) else { return nil }
          scalar = found
          hash = WordTable.hash(hash, bytes[index])
          index += 1
          kind = Self.kind(of: scalar)
        }
        let isFirst = first == 0
        if isFirst { first = scalar }
        last = scalar
        isLastTrailing = false
        switch kind {
        case .letter:
          hasLetter = true
          isNumber = false
        case .digit: break
        case .inner where !isFirst: isNumber = false
        case .trailing where index == end || bytes[index] == 0x20:
          isNumber = false
          isLastTrailing = true
        default: return nil
        }
      }
      guard index > start, last != 0x27 || isLastTrailing else { return nil }
      // 2. Nothing may pass over the space before it.
      if lastScalar != 0, !isIndependent(lastScalar, first) { return nil }
      let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
      let word =
        isNumber
        ? number(text, hash: hash) : table.entry(of: text, hash: hash, make).word
      guard word.clusters > 0 else { return nil }
      found.initializeElement(at: count, to: word)
      count += 1
      lastScalar = last
      // A text without letters has another script.
      guard index < end else { return hasLetter ? count : nil }
      index += 1
      start = index
    }
  }

  private func number(_ text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> ShapedWords.Word {
    guard let digits = numbers.digits(harfBuzz.glyphs) else {
      return table.entry(of: text, hash: hash, make).word
    }
    var units: Int32 = 0
    digits.forEach(of: text) { units &+= $0.advance }
    let length = UInt16(text.count)
    return ShapedWords.Word(units: units, length: length, clusters: length)
  }

  private func entry(of text: UnsafeBufferPointer<UInt8>) -> WordTable.Entry {
    table.entry(of: text, hash: WordTable.hash(text), make)
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
  // Shared: it never changes.
  private nonisolated(unsafe) static let kinds: UnsafePointer<Kind> = {
    let kinds = UnsafeMutablePointer<Kind>.allocate(capacity: 128)
    for scalar in 0..<128 { (kinds + scalar).initialize(to: kind(of: UInt32(scalar))) }
    return UnsafePointer(kinds)
  }()

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

  /// A character of two bytes, of those letters that texts are divided at; nil for others.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32? {
    let byte = bytes[index]
    guard byte >= 0xC3, byte <= 0xC9, index + 1 < bytes.count else { return nil }
    return UInt32(byte & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
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
      return string.withUTF8 { Array(self.glyphs(of: entry(of: $0))) }
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
    let entry = entry(of: text)
    return table.glyphs.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[entry.glyphs]))
    }
  }

  private func numberGlyphs(of text: UnsafeBufferPointer<UInt8>) -> [WordGlyph]? {
    guard text.allSatisfy({ (0x30...0x39).contains($0) }),
      let digits = numbers.digits(harfBuzz.glyphs)
    else { return nil }
    var glyphs: [WordGlyph] = []
    digits.forEach(of: text) { glyph in
      var glyph = glyph
      glyph.cluster = UInt32(glyphs.count)
      glyphs.append(glyph)
    }
    return glyphs
  }

  /// How many clusters of a word fit into a room, and how wide they are together.
  func beginning(
    of text: UnsafeBufferPointer<UInt8>,
    within space: CGFloat
  ) -> (count: Int, width: CGFloat) {
    guard space > 0 else { return (0, 0) }
    return withGlyphs(of: text) { glyphs in
      var result: (count: Int, width: CGFloat) = (0, 0)
      var width: CGFloat = 0
      for (index, glyph) in glyphs.enumerated() {
        width += CGFloat(glyph.advance) / Self.unitsPerPoint
        guard index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster else {
          continue
        }
        width += extra
        guard width <= space else { break }
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

  /// Whether the ellipsis comes out as it was shaped otherwise.
  func hasSameEllipsis(as other: ShapedClusters) -> Bool {
    let own = clusters(of: "\u{2026}")
    return own.clusters.count == 1 && other.clusters.count == 1
      && own.clusters[0].width == other.clusters[0].width
      && own.runs.map(\.glyphs) == other.runs.map(\.glyphs)
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

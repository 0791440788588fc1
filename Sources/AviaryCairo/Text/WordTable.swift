import Foundation

/// The words of one style that were shaped, by their bytes, with their glyphs.
///
/// Words are looked up for each text that is measured, so the table is open addressing over a buffer of bytes.
struct WordTable {
  struct Entry {
    fileprivate var hash: UInt32
    fileprivate var start: UInt32
    var word: ShapedWords.Word
    /// Where its glyphs begin in `glyphs`, and how many there are.
    var firstGlyph: UInt32
    var glyphCount: UInt32

    var glyphs: Range<Int> { Int(firstGlyph)..<Int(firstGlyph + glyphCount) }
  }

  /// Indices into `entries`, plus 1; 0 is free.
  ///
  /// A power of two of them.
  private var slots = [UInt32](repeating: 0, count: 256)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// The glyphs of all words.
  private(set) var glyphs: [WordGlyph] = []

  /// More words than this are forgotten together.
  static var capacity: Int { 1 << 13 }

  var count: Int { entries.count }

  /// The word, made where it is not known.
  ///
  /// - Parameter hash: What ``hash(_:)`` says of the text.
  mutating func entry(
    of text: UnsafeBufferPointer<UInt8>,
    hash: UInt32,
    _ make: (UnsafeBufferPointer<UInt8>) -> (ShapedWords.Word, [WordGlyph])
  ) -> Entry {
    let mask = slots.count - 1
    var slot = Self.slot(hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, Int(entry.word.length) == text.count, isSame(text, entry.start) {
        return entry
      }
      slot = (slot + 1) & mask
    }
    let (word, made) = make(text)
    if entries.count == Self.capacity {
      self = WordTable()
      slot = Self.slot(hash) & (slots.count - 1)
    }
    let entry = Entry(
      hash: hash,
      start: UInt32(bytes.count),
      word: word,
      firstGlyph: UInt32(glyphs.count),
      glyphCount: UInt32(made.count)
    )
    entries.append(entry)
    bytes.append(contentsOf: text)
    glyphs.append(contentsOf: made)
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return entry
  }

  /// What a word is found by.
  ///
  /// FNV-1a: words are short, and are looked at byte by byte anyway.
  static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    text.reduce(emptyHash) { hash($0, $1) }
  }

  static var emptyHash: UInt32 { 2_166_136_261 }

  @inline(__always)
  static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  private func isSame(_ text: UnsafeBufferPointer<UInt8>, _ start: UInt32) -> Bool {
    bytes.withUnsafeBufferPointer { known in
      guard let a = known.baseAddress, let b = text.baseAddress else { return text.isEmpty }
      return memcmp(a + Int(start), b, text.count) == 0
    }
  }

  private static func slot(_ hash: UInt32) -> Int { Int(hash ^ (hash >> 15)) }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, entry) in entries.enumerated() {
      var slot = Self.slot(entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index + 1)
    }
  }
}

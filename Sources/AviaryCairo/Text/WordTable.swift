import Foundation

/// The words of one style that were shaped, by their bytes.
///
/// Words are looked up for each text that is measured, so the table is open addressing over a buffer of bytes.
struct WordTable {
  private struct Entry {
    var hash: UInt32
    var start: UInt32
    var word: ShapedWords.Word
  }

  /// Indices into `entries`, plus 1; 0 is free. A power of two of them.
  private var slots = [UInt32](repeating: 0, count: 256)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// More words than this are forgotten together. Numbers would fill any table.
  private static var capacity: Int { 1 << 14 }

  /// The word, made where it is not known.
  mutating func word(
    _ text: UnsafeBufferPointer<UInt8>,
    _ make: (UnsafeBufferPointer<UInt8>) -> ShapedWords.Word
  ) -> ShapedWords.Word {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, Int(entry.word.length) == text.count, isSame(text, entry.start) {
        return entry.word
      }
      slot = (slot + 1) & mask
    }
    let word = make(text)
    insert(Entry(hash: hash, start: UInt32(bytes.count), word: word), text, slot)
    return word
  }

  private func isSame(_ text: UnsafeBufferPointer<UInt8>, _ start: UInt32) -> Bool {
    bytes.withUnsafeBufferPointer { known in
      guard let a = known.baseAddress, let b = text.baseAddress else { return text.isEmpty }
      return memcmp(a + Int(start), b, text.count) == 0
    }
  }

  private mutating func insert(_ entry: Entry, _ text: UnsafeBufferPointer<UInt8>, _ slot: Int) {
    if entries.count == Self.capacity {
      self = WordTable()
      return insert(
        Entry(hash: entry.hash, start: 0, word: entry.word),
        text,
        Int(entry.hash) & (slots.count - 1)
      )
    }
    entries.append(entry)
    bytes.append(contentsOf: text)
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index + 1)
    }
  }
}

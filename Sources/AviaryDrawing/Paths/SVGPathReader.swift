import Foundation

/// Splits the path data of SVG into letters, numbers and flags.
///
/// Numbers may be parted by white space and one comma, and need no separator where a sign or a second
/// point begins the next one. Around letters there is white space only.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var index = 0
  /// Whether a comma may come: it parts two numbers, and nothing else.
  private var isBehindNumber = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The letter that comes next, or nil where something else does.
  var nextLetter: UInt8? {
    mutating get {
      skipSpace()
      guard index < bytes.count, isLetter(bytes[index]) else { return nil }
      return bytes[index]
    }
  }

  /// Reads a letter.
  mutating func letter() -> UInt8? {
    guard let letter = nextLetter else { return nil }
    index += 1
    isBehindNumber = false
    return letter
  }

  /// Whether a number comes next, behind a separator.
  var startsNumber: Bool {
    mutating get {
      skipSeparator()
      guard index < bytes.count else { return false }
      return isDigit(bytes[index]) || [43, 45, 46].contains(bytes[index])
    }
  }

  mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// A single `0` or `1`, which need not be parted from what follows.
  mutating func flag() -> Bool? {
    skipSeparator()
    guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
    index += 1
    isBehindNumber = true
    return bytes[index - 1] == 49
  }

  /// A number: `-1.5e3`, `.5`; a second point or a sign begins the next one.
  ///
  /// nil where there is none, or none that is finite.
  mutating func number() -> CGFloat? {
    skipSeparator()
    let start = index
    if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
    skipDigits()
    if index < bytes.count, bytes[index] == 46 {
      index += 1
      skipDigits()
    }
    if index + 1 < bytes.count, bytes[index] | 0x20 == 101 {
      let next = bytes[index + 1]
      if isDigit(next) || next == 43 || next == 45 {
        index += 2
        skipDigits()
      }
    }
    isBehindNumber = true
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else { return nil }
    return CGFloat(value)
  }

  private mutating func skipDigits() {
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
  }

  private mutating func skipSpace() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
  }

  /// Skips white space with a comma in it, where one may come.
  private mutating func skipSeparator() {
    skipSpace()
    guard isBehindNumber, index < bytes.count, bytes[index] == 44 else { return }
    isBehindNumber = false
    index += 1
    skipSpace()
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 97 && byte | 0x20 <= 122
  }
}

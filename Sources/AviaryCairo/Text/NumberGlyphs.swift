import Foundation

/// The digits of a style, where numbers are nothing but their digits side by side.
///
/// Numbers differ more than words do: a table of them would be as long as the list that shows them. Nearly all
/// fonts set them digit by digit, which is tried once, with a number in which any three digits follow each other.
struct NumberGlyphs {
  private enum State {
    /// So many numbers were shaped as words.
    case untried(Int)
    case independent([WordGlyph])
    case dependent
  }

  private var state = State.untried(0)

  /// As many numbers are shaped before the digits are tried: few are not worth it.
  static var threshold: Int { 8 }

  /// The glyphs of the digits from 0 to 9; nil where numbers have to be shaped as words.
  mutating func digits(
    _ shape: (UnsafeBufferPointer<UInt8>) -> [WordGlyph]
  ) -> [WordGlyph]? {
    switch state {
    case .independent(let digits): return digits
    case .dependent: return nil
    case .untried(let count) where count < Self.threshold:
      state = .untried(count + 1)
      return nil
    case .untried:
      let digits = Self.independentDigits(shape)
      state = digits.map(State.independent) ?? .dependent
      return digits
    }
  }

  private static func independentDigits(
    _ shape: (UnsafeBufferPointer<UInt8>) -> [WordGlyph]
  ) -> [WordGlyph]? {
    var digits: [WordGlyph] = []
    for digit in 0..<10 {
      let glyphs = [UInt8(ascii: "0") + UInt8(digit)].withUnsafeBufferPointer(shape)
      guard glyphs.count == 1, glyphs[0].id != 0 else { return nil }
      digits.append(glyphs[0])
    }
    let number = numberOfAllTriples()
    let glyphs = number.map { UInt8(ascii: "0") + UInt8($0) }.withUnsafeBufferPointer(shape)
    guard glyphs.count == number.count else { return nil }
    for (index, digit) in number.enumerated() {
      guard glyphs[index].isSame(as: digits[digit]), glyphs[index].cluster == index else {
        return nil
      }
    }
    return digits
  }

  /// Digits in which each three occur in a row: always the greatest that makes three new ones (Martin, 1934).
  static func numberOfAllTriples() -> [Int] {
    var seen = [Bool](repeating: false, count: 1000)
    var digits = [0, 0]
    while true {
      let start = digits[digits.count - 2] * 100 + digits[digits.count - 1] * 10
      guard let next = (0..<10).reversed().first(where: { !seen[start + $0] }) else {
        return digits
      }
      seen[start + next] = true
      digits.append(next)
    }
  }
}

import Foundation

/// The digits of a style, where a number is its digits side by side, each moved by the next one at most.
///
/// Numbers differ more than words do: a table of them would be as long as the list that shows them. Nearly all
/// fonts set them so, which is tried once, with a number in which any three digits follow each other.
struct NumberGlyphs {
  private enum State {
    /// So many numbers were shaped as words.
    case untried(Int)
    case known(Digits)
    case unknown
  }

  /// Each digit before each other one, and at the end of a number.
  struct Digits {
    private var glyphs: [WordGlyph?] = Array(repeating: nil, count: 10 * 11)

    /// - Parameter next: The digit after it; 10 for none.
    subscript(digit: Int, next: Int) -> WordGlyph? {
      get { glyphs[digit * 11 + next] }
      set { glyphs[digit * 11 + next] = newValue }
    }

    /// Calls a closure with each glyph of a number, which is digits and nothing else.
    func forEach(of text: UnsafeBufferPointer<UInt8>, _ body: (WordGlyph) -> Void) {
      for index in text.indices {
        let next = index + 1 < text.count ? Int(text[index + 1]) - 0x30 : 10
        if let glyph = glyphs[(Int(text[index]) - 0x30) * 11 + next] { body(glyph) }
      }
    }
  }

  private var state = State.untried(0)

  /// As many numbers are shaped before the digits are tried: few are not worth it.
  static var threshold: Int { 64 }

  /// The glyphs of the digits; nil where numbers have to be shaped as words.
  mutating func digits(_ shape: (UnsafeBufferPointer<UInt8>) -> [WordGlyph]) -> Digits? {
    switch state {
    case .known(let digits): return digits
    case .unknown: return nil
    case .untried(let count) where count < Self.threshold:
      state = .untried(count + 1)
      return nil
    case .untried:
      let digits = Self.tryDigits(shape)
      state = digits.map(State.known) ?? .unknown
      return digits
    }
  }

  private static func tryDigits(
    _ shape: (UnsafeBufferPointer<UInt8>) -> [WordGlyph]
  ) -> Digits? {
    var digits = Digits()
    for digit in 0..<10 {
      let glyphs = [UInt8(ascii: "0") + UInt8(digit)].withUnsafeBufferPointer(shape)
      guard glyphs.count == 1, glyphs[0].id != 0 else { return nil }
      digits[digit, 10] = glyphs[0]
    }
    let number = numberOfAllTriples()
    let glyphs = number.map { UInt8(ascii: "0") + UInt8($0) }.withUnsafeBufferPointer(shape)
    guard glyphs.count == number.count else { return nil }
    for (index, digit) in number.enumerated() {
      let next = index + 1 < number.count ? number[index + 1] : 10
      guard glyphs[index].cluster == index, glyphs[index].id == digits[digit, 10]?.id else {
        return nil
      }
      if let known = digits[digit, next] {
        guard glyphs[index].isSame(as: known) else { return nil }
      } else {
        digits[digit, next] = glyphs[index]
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

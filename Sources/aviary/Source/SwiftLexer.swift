/// Splits Swift source into tokens: comments vanish, string literals become one token each.
///
/// It never fails: what the compiler will refuse, it may split wrongly.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    return lexer.run()
  }

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  private mutating func run() -> [SwiftToken] {
    if starts(with: "#!") { skipLine() }
    while index < bytes.count { step() }
    return tokens
  }

  // MARK: - One token

  private mutating func step() {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") || byte == 32 || byte == 9 || byte == 13 {
      advance()
    } else if starts(with: "//") {
      skipLine()
    } else if starts(with: "/*") {
      skipBlockComment()
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
      readQuoteOrHash()
    } else if isWordStart(byte) || byte == UInt8(ascii: "`") {
      readWord()
    } else if isDigit(byte) {
      readNumber()
    } else if starts(with: "->") {
      append(.symbol, "->")
      index += 2
    } else {
      append(.symbol, String(UnicodeScalar(byte)))
      advance()
    }
  }

  private mutating func readQuoteOrHash() {
    let hashes = count(of: UInt8(ascii: "#"), from: index)
    let next = index + hashes < bytes.count ? bytes[index + hashes] : 0
    if next == UInt8(ascii: "\"") {
      append(.string, "")
      index += hashes
      skipString(hashes: hashes)
    } else if hashes > 0, next == UInt8(ascii: "/") {
      append(.string, "")
      index += hashes + 1
      skip(past: "/" + String(repeating: "#", count: hashes))
    } else if isDirective() {
      readDirective()
    } else {
      append(.symbol, "#")
      advance()
    }
  }

  private mutating func readWord() {
    let isQuoted = bytes[index] == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count, isWordStart(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    append(.word, text(start..<index))
    if isQuoted, index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
  }

  /// Reads a number, without taking the `..<` of a range for its fraction.
  private mutating func readNumber() {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let isFraction =
        byte == UInt8(ascii: ".") && index + 1 < bytes.count && isDigit(bytes[index + 1])
      guard isWordStart(byte) || isDigit(byte) || isFraction else { break }
      index += 1
    }
    append(.number, text(start..<index))
  }

  private mutating func readDirective() {
    let start = index
    let startLine = line
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), !starts(with: "//") {
      index += 1
    }
    tokens.append(SwiftToken(kind: .directive, text: text(start..<index), line: startLine))
  }

  // MARK: - What is skipped

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else if index < bytes.count {
        advance()
      } else {
        return
      }
    } while depth > 0
  }

  private mutating func skip(past end: String) {
    while index < bytes.count, !starts(with: end) { advance() }
    index = min(bytes.count, index + end.utf8.count)
  }

  /// Skips a string literal; `index` is at its first quotation mark.
  private mutating func skipString(hashes: Int) {
    let isMultiline = starts(with: "\"\"\"")
    let fence = String(repeating: "#", count: hashes)
    let end = (isMultiline ? "\"\"\"" : "\"") + fence
    let escape = "\\" + fence
    index += isMultiline ? 3 : 1
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8.count
        return
      }
      if starts(with: escape) {
        index += escape.utf8.count
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          skipInterpolation()
        } else if index < bytes.count {
          advance()
        }
        continue
      }
      // An unterminated one-line string ends with its line.
      if !isMultiline, bytes[index] == UInt8(ascii: "\n") { return }
      advance()
    }
  }

  /// Skips `(…)`, which may hold strings of its own.
  private mutating func skipInterpolation() {
    var depth = 0
    let before = tokens.count
    repeat {
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      step()
    } while depth > 0
    tokens.removeSubrange(before...)
  }

  // MARK: - Helpers

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func append(_ kind: SwiftToken.Kind, _ text: String) {
    tokens.append(SwiftToken(kind: kind, text: text, line: line))
  }

  private func starts(with text: String) -> Bool {
    let expected = text.utf8
    guard index + expected.count <= bytes.count else { return false }
    return zip(bytes[index...], expected).allSatisfy { $0 == $1 }
  }

  private func isDirective() -> Bool {
    ["#if", "#elseif", "#else", "#endif"].contains { word in
      let end = index + word.utf8.count
      return starts(with: word)
        && (end >= bytes.count || !(isWordStart(bytes[end]) || isDigit(bytes[end])))
    }
  }

  private func count(of byte: UInt8, from start: Int) -> Int {
    bytes[start...].prefix { $0 == byte }.count
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Letters, `_`, `$` and every byte of a character outside ASCII.
  private func isWordStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}

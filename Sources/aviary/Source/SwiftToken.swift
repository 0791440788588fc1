import AviarySwiftSource

/// One token of Swift source, as much as finding declarations needs.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name or keyword; backticks are taken off.
    case word
    /// A literal number.
    case number
    /// A string or regular expression, whole, interpolations included. Its text is empty.
    case literal
    /// A single punctuation or operator character, or `->`.
    case symbol
  }

  var kind: Kind
  var text: String
  /// The line it starts on, from 1.
  var line: Int

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
}

extension SwiftToken {
  /// The tokens of Swift source: comments vanish, operators are taken apart, so that brackets of types
  /// can be counted.
  ///
  /// It never fails: what the compiler will refuse, it may split wrongly.
  static func tokens(of text: String) -> [SwiftToken] {
    let source = Source(text)
    var tokens: [SwiftToken] = []
    var line = 1
    var position = 0
    for (index, token) in source.tokens.enumerated() {
      line += source.bytes[position..<token.range.lowerBound].count { $0 == "\n" }
      position = token.range.lowerBound
      tokens += pieces(token, source.text(at: index), line: line)
    }
    return tokens
  }

  private static func pieces(_ token: Token, _ text: String, line: Int) -> [SwiftToken] {
    switch token.kind {
    case .word: [SwiftToken(kind: .word, text: text.filter { $0 != "`" }, line: line)]
    case .number: [SwiftToken(kind: .number, text: text, line: line)]
    case .literal: [SwiftToken(kind: .literal, text: "", line: line)]
    case .punctuation: [SwiftToken(kind: .symbol, text: text, line: line)]
    case .symbol: symbols(text).map { SwiftToken(kind: .symbol, text: $0, line: line) }
    }
  }

  /// The characters of an operator, with `->` kept together.
  private static func symbols(_ text: String) -> [String] {
    text.reduce(into: []) { symbols, character in
      if character == ">", symbols.last == "-" {
        symbols[symbols.count - 1] = "->"
      } else {
        symbols.append(String(character))
      }
    }
  }
}

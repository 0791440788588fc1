/// Cuts Swift source into tokens, leaving white space and comments out.
///
/// It never fails: source that does not compile gives tokens that do not make sense, and the compiler
/// has already told the user.
package struct Lexer {
  let bytes: [UInt8]
  var position = 0
  private var tokens: [Token] = []
  /// The token that was skipped last, those of interpolations included.
  private(set) var previous: (kind: Token.Kind, range: Range<Int>)?

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The tokens of `bytes`, which is UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    if byte() == "#", byte(1) == "!" { skipLine() }
    while true {
      let before = position
      let startsLine = skipTrivia() || tokens.isEmpty
      guard position < bytes.count else { return }
      let start = position
      let kind = skipToken(startsLine: startsLine)
      tokens.append(
        Token(
          kind: kind,
          range: start..<position,
          startsLine: startsLine,
          followsSpace: start > before || tokens.isEmpty
        )
      )
    }
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  /// Skips white space and comments and returns whether a line ended among them.
  private mutating func skipTrivia() -> Bool {
    var sawNewline = false
    while position < bytes.count {
      switch (byte(), byte(1)) {
      case ("\n", _), ("\r", _):
        sawNewline = true
        position += 1
      case (" ", _), ("\t", _), (0x0B, _), (0x0C, _), (0, _):
        position += 1
      case ("/", "/"):
        skipLine()
      case ("/", "*"):
        let start = position
        skipBlockComment()
        sawNewline = sawNewline || bytes[start..<position].contains("\n")
      default:
        return sawNewline
      }
    }
    return sawNewline
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != "\n", byte() != "\r" { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case ("/", "*"):
        depth += 1
        position += 2
      case ("*", "/"):
        depth -= 1
        position += 2
      default:
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private mutating func skipToken(startsLine: Bool) -> Token.Kind {
    let start = position
    let kind = skipTokenOfKind(startsLine: startsLine)
    previous = (kind, start..<position)
    return kind
  }

  private mutating func skipTokenOfKind(startsLine: Bool) -> Token.Kind {
    if byte() == "/", isRegexAllowed(startsLine: startsLine), let end = endOfRegex(at: position) {
      position = end
      return .literal
    }
    switch byte() {
    case "\"":
      skipString(pounds: 0)
      return .literal
    case "#":
      return skipPound()
    case "`":
      position += 1
      while position < bytes.count, byte() != "`", byte() != "\n" { position += 1 }
      position = min(position + 1, bytes.count)
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .number
    case let first where first.isWordByte:
      while byte().isWordByte { position += 1 }
      return .word
    case "." where byte(1) == ".":
      while byte() == "." || byte().isOperatorByte { position += 1 }
      return .symbol
    case let first where first.isOperatorByte:
      skipOperator()
      return .symbol
    default:
      position += 1
      return .punctuation
    }
  }

  /// Skips a run of operator characters, up to a comment.
  ///
  /// What stands before an operand may be a prefix operator with a regular expression behind it, `!/a/`,
  /// which is not part of the operator.
  private mutating func skipOperator() {
    let isPrefix = !isLeftBound(at: position)
    repeat {
      position += 1
      guard byte() == "/" else { continue }
      if byte(1) == "/" || byte(1) == "*" { return }
      if isPrefix, endOfRegex(at: position) != nil { return }
    } while byte().isOperatorByte
  }

  private mutating func skipNumber() {
    while true {
      if byte().isWordByte {
        let isExponent = "eEpP".utf8.contains(byte()) && "+-".utf8.contains(byte(1))
        position += isExponent ? 2 : 1
      } else if byte() == "." && byte(1).isDigit {
        position += 1
      } else {
        return
      }
    }
  }

  /// Skips `#`, or a raw string or extended regular expression that begins with it.
  private mutating func skipPound() -> Token.Kind {
    var pounds = 0
    while byte(pounds) == "#" { pounds += 1 }
    switch byte(pounds) {
    case "\"":
      position += pounds
      skipString(pounds: pounds)
      return .literal
    case "/":
      position += pounds
      skipExtendedRegex(pounds: pounds)
      return .literal
    default:
      position += 1
      return .punctuation
    }
  }

  /// Skips a string literal from its opening quote, whose `pounds` number signs are behind us.
  private mutating func skipString(pounds: Int) {
    let quotes = byte(1) == "\"" && byte(2) == "\"" ? 3 : 1
    position += quotes
    while position < bytes.count {
      if byte() == "\\", hasPounds(pounds, at: 1) {
        position += 1 + pounds
        if byte() == "(" { skipInterpolation() } else { position += 1 }
      } else if hasQuotes(quotes), hasPounds(pounds, at: quotes) {
        position += quotes + pounds
        return
      } else if quotes == 1, byte() == "\n" {
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Skips `( … )` by the rules of code: brackets and quotes in there belong to the interpolation.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      let startsLine = skipTrivia()
      guard position < bytes.count else { return }
      if byte() == "(" { depth += 1 }
      if byte() == ")" { depth -= 1 }
      _ = skipToken(startsLine: startsLine)
    } while depth > 0
  }

  private func hasQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == "\"" }
  }

  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == "#" }
  }
}

/// Cuts Swift source into tokens, leaving white space and comments out.
///
/// It never fails: source that does not compile gives tokens that do not make sense, and the compiler
/// has already told the user.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The tokens of `bytes`, which is UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    while true {
      let before = position
      let startsLine = skipTrivia() || tokens.isEmpty
      guard position < bytes.count else { return }
      let start = position
      let kind = skipToken()
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

  private func byte(_ offset: Int = 0) -> UInt8 {
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
        while position < bytes.count, byte() != "\n", byte() != "\r" { position += 1 }
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

  private mutating func skipToken() -> Token.Kind {
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
    case "/" where startsRegex():
      skipRegex(pounds: 0)
      return .literal
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

  private mutating func skipOperator() {
    repeat {
      position += 1
    } while byte().isOperatorByte && !(byte() == "/" && (byte(1) == "/" || byte(1) == "*"))
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
      skipRegex(pounds: pounds)
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
      _ = skipTrivia()
      guard position < bytes.count else { return }
      if byte() == "(" { depth += 1 }
      if byte() == ")" { depth -= 1 }
      _ = skipToken()
    } while depth > 0
  }

  private func hasQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == "\"" }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == "#" }
  }

  /// Whether the `/` here opens a regular expression: nothing to divide stands before it, and it is
  /// closed on the same line.
  private func startsRegex() -> Bool {
    guard !byte(1).isSpaceByte, byte(1) != "/", byte(1) != "*", byte(1) != "=" else { return false }
    if let last = tokens.last {
      switch last.kind {
      case .symbol: break
      case .punctuation where "([{,:;".utf8.contains(bytes[last.range.lowerBound]): break
      case .word where [Array("return".utf8), Array("in".utf8)].contains(Array(bytes[last.range])):
        break
      default: return false
      }
    }
    var index = position + 1
    while index < bytes.count, bytes[index] != "\n" {
      if bytes[index] == "/" { return !bytes[index - 1].isSpaceByte }
      index += bytes[index] == "\\" ? 2 : 1
    }
    return false
  }

  private mutating func skipRegex(pounds: Int) {
    position += 1
    while position < bytes.count {
      if byte() == "\\" {
        position += 2
      } else if byte() == "/", hasPounds(pounds, at: 1) {
        position += 1 + pounds
        return
      } else if pounds == 0, byte() == "\n" {
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }
}

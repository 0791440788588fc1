// The rules of SE-0354, "Regex literals": what a `/` is depends on what stands on either side of it.
extension Lexer {
  /// Whether a `/` here could open a regular expression: it comes where an operand may.
  ///
  /// It does where no operand ends right before it, as in `a/b`; and behind an operand with space between
  /// them, as in `a /b`, only on a line of its own.
  func isRegexAllowed(startsLine: Bool) -> Bool {
    if let previous, previous.kind == .symbol, previous.range.upperBound == position {
      // `skipOperator` ended here because the operator is a prefix.
      return !isLeftBound(at: previous.range.lowerBound)
    }
    guard !isLeftBound(at: position) else { return false }
    guard let previous, !startsLine else { return true }
    switch previous.kind {
    case .symbol:
      return true
    case .punctuation:
      return !")]}".utf8.contains(bytes[previous.range.lowerBound])
    case .word:
      let word = String(decoding: bytes[previous.range], as: UTF8.self)
      return Self.wordsBeforeOperands.contains(word)
    case .number, .literal:
      return false
    }
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "switch", "where", "else", "try", "await",
    "throw", "is", "as", "yield", "consume", "copy", "each", "repeat", "then", "do",
  ]

  /// Whether something ends right before the byte at `index`, so that an operator there is infix or
  /// postfix.
  func isLeftBound(at index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case let before where before.isSpaceByte: return false
    case "(", "[", "{", ",", ";", ":": return false
    // A comment counts as white space.
    case "/": return !(index > 1 && bytes[index - 2] == "*")
    default: return true
    }
  }

  /// The end of the regular expression that the `/` at `start` opens, or nil where it opens none.
  ///
  /// One stays on its line, is not empty, does not begin or end with a space, and closes no parenthesis
  /// that it has not opened: `f(/, 1) + g(/, 2)` passes an operator twice.
  func endOfRegex(at start: Int) -> Int? {
    var index = start + 1
    guard index < bytes.count, !bytes[index].isSpaceByte, !"/*".utf8.contains(bytes[index])
    else { return nil }
    var groups = 0
    var classes = 0
    while index < bytes.count {
      switch bytes[index] {
      case "\n", "\r":
        return nil
      case "\\":
        index += 1
      case "/":
        let isEscapedSpace = index - 2 > start && bytes[index - 2] == "\\"
        if bytes[index - 1].isSpaceByte, !isEscapedSpace { return nil }
        // Behind it may come no comment: `/a//b` is one.
        let opensComment = index + 1 < bytes.count && "/*".utf8.contains(bytes[index + 1])
        return opensComment ? nil : index + 1
      case "[":
        classes += 1
      case "]":
        classes = max(0, classes - 1)
      case "(" where classes == 0:
        groups += 1
      case ")" where classes == 0:
        groups -= 1
        if groups < 0 { return nil }
      default:
        break
      }
      index += 1
    }
    return nil
  }

  /// Skips `/ … /#` from its opening slash, whose `pounds` number signs are behind us.
  ///
  /// It goes over several lines if nothing but space follows the opening slash on its line.
  mutating func skipExtendedRegex(pounds: Int) {
    position += 1
    var lineEnd = position
    while lineEnd < bytes.count, bytes[lineEnd] == " " || bytes[lineEnd] == "\t" { lineEnd += 1 }
    let isMultiline = lineEnd < bytes.count && (bytes[lineEnd] == "\n" || bytes[lineEnd] == "\r")
    while position < bytes.count {
      if byte() == "/", hasPounds(pounds, at: 1) {
        position += 1 + pounds
        return
      }
      if !isMultiline, byte() == "\n" || byte() == "\r" { return }
      position += byte() == "\\" && byte(1) != "\n" ? 2 : 1
    }
    position = min(position, bytes.count)
  }
}

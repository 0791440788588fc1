import Foundation

extension InlineMarkdown {
  // MARK: - 1. Tokens

  mutating func scan() {
    while position < characters.count {
      steps += 1
      let character = characters[position]
      switch character {
      case "\\"
      where position + 1 < characters.count && Self.canBeEscaped(characters[position + 1]):
        literal.append(characters[position + 1])
        position += 2
      case "`": if !scanCode() { takeRun(of: "`") }
      case "<": if !scanAutolink(), !scanTag() { take() }
      case "!" where syntax.readsImages && isBracket(position + 1): scanOpeningBracket(.image)
      case "^" where syntax.readsAttributes && isBracket(position + 1): scanOpeningBracket(.phrase)
      case "[": scanOpeningBracket(.link)
      case "]": scanClosingBracket()
      case "\\" where syntax.readsLineBreaks && isNewline(position + 1):
        position += 1
        scanBreak(isHard: true)
      case _ where syntax.readsLineBreaks && character.isNewline: scanBreak(isHard: false)
      case "&": if !scanEntity() { take() }
      case "*", "_": scanDelimiter(character)
      case "~": if run(of: "~") <= 2 { scanDelimiter(character) } else { takeRun(of: "~") }
      default: take()
      }
    }
    flush()
  }

  mutating func take() {
    literal.append(characters[position])
    position += 1
  }

  mutating func takeRun(of character: Character) {
    for _ in 0..<run(of: character) { take() }
  }

  mutating func flush() {
    if !literal.isEmpty { tokens.append(.text(literal)) }
    literal = ""
  }

  func run(of character: Character, at start: Int? = nil) -> Int {
    var end = start ?? position
    let begin = end
    while end < characters.count, characters[end] == character { end += 1 }
    return end - begin
  }

  mutating func scanCode() -> Bool {
    let length = run(of: "`")
    guard let last = lastCodeRun(length), last >= position + length else { return false }
    var index = position + length
    while index < characters.count {
      steps += 1
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let closing = run(of: "`", at: index)
      if closing == length {
        var code = characters[(position + length)..<index].map { $0.isNewline ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
        {
          code = Array(code.dropFirst().dropLast())
        }
        flush()
        tokens.append(.code(String(code)))
        position = index + closing
        return true
      }
      index += closing
    }
    return false
  }

  /// Where the last run of so many backquotes begins; nil if there is none.
  private mutating func lastCodeRun(_ length: Int) -> Int? {
    if let lastCodeRuns { return lastCodeRuns[length] }
    var runs: [Int: Int] = [:]
    var index = 0
    while index < characters.count {
      steps += 1
      let length = run(of: "`", at: index)
      if length > 0 { runs[length] = index }
      index += max(length, 1)
    }
    lastCodeRuns = runs
    return runs[length]
  }

  mutating func scanAutolink() -> Bool {
    var end = position + 1
    while end < characters.count, characters[end] != ">" {
      steps += 1
      if characters[end].isWhitespace || characters[end] == "<" { return false }
      end += 1
    }
    guard end < characters.count else { return false }
    let inside = String(characters[(position + 1)..<end])
    let url: URL?
    if let colon = inside.firstIndex(of: ":"), inside[..<colon].count >= 2,
      inside[..<colon].allSatisfy({
        $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0))
      })
    {
      url = URL(string: inside)
    } else if inside.contains("@"), !inside.hasPrefix("@"), !inside.hasSuffix("@") {
      url = URL(string: "mailto:" + inside)
    } else {
      url = nil
    }
    guard let url else { return false }
    flush()
    tokens.append(.finished([Span(string: inside, link: url)]))
    position = end + 1
    return true
  }

  mutating func scanEntity() -> Bool {
    guard let (character, end) = Self.entity(characters, position) else { return false }
    literal.append(character)
    position = end
    return true
  }

  /// Reads a tag of HTML, which stays in the text.
  mutating func scanTag() -> Bool {
    guard syntax.readsHTML, !hasNoAngle, position + 1 < characters.count,
      characters[position + 1].isLetter || "/!".contains(characters[position + 1])
    else { return false }
    guard let end = characters[position...].firstIndex(of: ">") else {
      hasNoAngle = true
      return false
    }
    steps += end - position
    flush()
    tokens.append(.finished([Span(string: String(characters[position...end]), isHTML: true)]))
    position = end + 1
    return true
  }

  func isBracket(_ index: Int) -> Bool { index < characters.count && characters[index] == "[" }

  func isNewline(_ index: Int) -> Bool {
    index < characters.count && characters[index].isNewline
  }

  /// Reads the end of a line; spaces around it are left out.
  mutating func scanBreak(isHard: Bool) {
    let spaces = literal.reversed().prefix { $0 == " " }.count
    literal.removeLast(spaces)
    flush()
    let breaks = isHard || spaces >= 2
    tokens.append(
      .finished([
        Span(string: breaks ? "\n" : " ", isSoftBreak: !breaks, isLineBreak: breaks)
      ])
    )
    position += 1
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }
}

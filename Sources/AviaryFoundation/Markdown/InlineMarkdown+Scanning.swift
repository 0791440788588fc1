import Foundation

extension InlineMarkdown {
  // MARK: - 1. Tokens

  mutating func scan() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\"
      where position + 1 < characters.count && Self.isPunctuation(characters[position + 1]):
        literal.append(characters[position + 1])
        position += 2
      case "`": if !scanCode() { takeRun(of: "`") }
      case "<": if !scanAutolink(), !scanTag() { take() }
      case "!" where syntax.readsImages: if !scanImage() { take() }
      case "[": if !scanLink() { take() }
      case "^" where syntax.readsAttributes: if !scanAttributes() { take() }
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
    var index = position + length
    while index < characters.count {
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

  mutating func scanAutolink() -> Bool {
    guard let end = characters[position...].firstIndex(of: ">") else { return false }
    let inside = String(characters[(position + 1)..<end])
    guard !inside.contains(where: { $0.isWhitespace || $0 == "<" }) else { return false }
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

  static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
  ]

  mutating func scanEntity() -> Bool {
    let window = characters[position..<min(position + 12, characters.count)]
    guard let end = window.firstIndex(of: ";") else { return false }
    let name = String(characters[(position + 1)..<end])
    var found = Self.entities[name]
    if found == nil, name.hasPrefix("#") {
      let digits = name.dropFirst()
      let code =
        digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      found = code.flatMap(Unicode.Scalar.init).map { Character($0) }
    }
    guard let found else { return false }
    literal.append(found)
    position = end + 1
    return true
  }

  /// Reads a tag of HTML, which stays in the text.
  mutating func scanTag() -> Bool {
    guard syntax.readsHTML, position + 1 < characters.count,
      characters[position + 1].isLetter || "/!".contains(characters[position + 1]),
      let end = characters[position...].firstIndex(of: ">")
    else { return false }
    flush()
    tokens.append(.finished([Span(string: String(characters[position...end]), isHTML: true)]))
    position = end + 1
    return true
  }

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

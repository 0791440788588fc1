import Foundation

/// Reads the Markdown that may stand in a line: emphasis, code, strikethrough, links, attributes and escapes.
///
/// The rules are CommonMark's for inlines, with `~~` of GitHub's dialect and Apple's `^[text](attributes)`. Blocks, images and HTML stay as
/// they are; white space is kept.
struct InlineMarkdown {
  /// A part of the text that looks the same throughout.
  struct Span: Equatable {
    var string: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: URL?
    /// Tells the phrase apart whose words agree with its numbers; nil outside of such phrases.
    var agreement: Int?
  }

  /// Whether any character could be markup.
  static func mayContainMarkup(_ string: String) -> Bool {
    string.utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// The spans of a text, without its markup.
  ///
  /// - Parameter destination: Completes the address of a link, in which values are still to be filled in.
  static func spans(
    _ string: String,
    destination: @escaping (String) -> String = { $0 }
  ) -> [Span] {
    guard mayContainMarkup(string) else { return string.isEmpty ? [] : [Span(string: string)] }
    var scanner = InlineMarkdown(Array(string), destination)
    // 1. Take the text apart into characters, code, links and runs of delimiters.
    scanner.scan()
    // 2. Match the delimiters.
    scanner.match()
    // 3. Put together what looks the same.
    return scanner.result()
  }

  private enum Token {
    case text(String)
    case code(String)
    case link([Span], URL)
    case attributed([Span])
    case delimiter(Delimiter)
  }

  private struct Delimiter {
    var character: Character
    /// How many of the characters are not used up.
    var count: Int
    let length: Int
    let opens: Bool
    let closes: Bool
    /// Spans that begin, and that end, here; the ends come first.
    var starts: [Emphasis] = []
    var ends: [Emphasis] = []
  }

  private enum Emphasis { case bold, italic, struck }

  private let characters: [Character]
  private let destination: (String) -> String
  private var position = 0
  private var tokens: [Token] = []
  private var literal = ""

  private init(_ characters: [Character], _ destination: @escaping (String) -> String) {
    self.characters = characters
    self.destination = destination
  }

  // MARK: - 1. Tokens

  private mutating func scan() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\"
      where position + 1 < characters.count && Self.isPunctuation(characters[position + 1]):
        literal.append(characters[position + 1])
        position += 2
      case "`": if !scanCode() { takeRun(of: "`") }
      case "<": if !scanAutolink() { take() }
      case "[": if !scanLink() { take() }
      case "^": if !scanAttributes() { take() }
      case "&": if !scanEntity() { take() }
      case "*", "_": scanDelimiter(character)
      case "~": if run(of: "~") <= 2 { scanDelimiter(character) } else { takeRun(of: "~") }
      default: take()
      }
    }
    flush()
  }

  private mutating func take() {
    literal.append(characters[position])
    position += 1
  }

  private mutating func takeRun(of character: Character) {
    for _ in 0..<run(of: character) { take() }
  }

  private mutating func flush() {
    if !literal.isEmpty { tokens.append(.text(literal)) }
    literal = ""
  }

  private func run(of character: Character, at start: Int? = nil) -> Int {
    var end = start ?? position
    let begin = end
    while end < characters.count, characters[end] == character { end += 1 }
    return end - begin
  }

  private mutating func scanCode() -> Bool {
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

  private mutating func scanAutolink() -> Bool {
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
    tokens.append(.link([Span(string: inside)], url))
    position = end + 1
    return true
  }

  /// Reads a link.
  ///
  /// It is written `[title](destination "remark")`.
  private mutating func scanLink() -> Bool {
    guard let close = matchingBracket(from: position, "[", "]"), close + 1 < characters.count,
      characters[close + 1] == "(", let end = matchingBracket(from: close + 1, "(", ")")
    else { return false }
    var address = String(characters[(close + 2)..<end]).trimmingCharacters(in: .whitespaces)
    if address.hasPrefix("<"), let angle = address.firstIndex(of: ">") {
      address = String(address[address.index(after: address.startIndex)..<angle])
    } else if let space = address.firstIndex(where: { $0.isWhitespace }) {
      address = String(address[..<space])
    }
    guard let url = URL(string: destination(address)) else { return false }
    flush()
    let title = Self.spans(
      String(characters[(position + 1)..<close]),
      destination: destination
    )
    tokens.append(.link(title, url))
    position = end + 1
    return true
  }

  /// Reads `^[text](inflect: true)`; other attributes are left out.
  private mutating func scanAttributes() -> Bool {
    guard position + 1 < characters.count, characters[position + 1] == "[",
      let close = matchingBracket(from: position + 1, "[", "]"), close + 1 < characters.count,
      characters[close + 1] == "(", let end = matchingBracket(from: close + 1, "(", ")")
    else { return false }
    let inflects = String(characters[(close + 2)..<end]).split(separator: ",").contains {
      let pair = $0.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      return pair.count == 2 && ["inflect", "'inflect'"].contains(pair[0]) && pair[1] == "true"
    }
    var spans = Self.spans(
      String(characters[(position + 2)..<close]),
      destination: destination
    )
    if inflects { for index in spans.indices { spans[index].agreement = position } }
    flush()
    tokens.append(.attributed(spans))
    position = end + 1
    return true
  }

  private func matchingBracket(from start: Int, _ open: Character, _ close: Character) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      let character = characters[index]
      if character == "\\" {
        index += 1
      } else if character == open {
        depth += 1
      } else if character == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
  ]

  private mutating func scanEntity() -> Bool {
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

  private mutating func scanDelimiter(_ character: Character) {
    let length = run(of: character)
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + length < characters.count ? characters[position + length] : " "
    let isLeft =
      !after.isWhitespace
      && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let isRight =
      !before.isWhitespace
      && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    let opens = character == "_" ? isLeft && (!isRight || Self.isPunctuation(before)) : isLeft
    let closes = character == "_" ? isRight && (!isLeft || Self.isPunctuation(after)) : isRight
    flush()
    tokens.append(
      .delimiter(
        Delimiter(
          character: character,
          count: length,
          length: length,
          opens: opens,
          closes: closes
        )
      )
    )
    position += length
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  // MARK: - 2. Delimiters

  private mutating func match() {
    var closer = 0
    while closer < tokens.count {
      guard case .delimiter(var end) = tokens[closer], end.closes, end.count > 0 else {
        closer += 1
        continue
      }
      guard let opener = opener(before: closer, for: end),
        case .delimiter(var start) = tokens[opener]
      else {
        closer += 1
        continue
      }
      let used = end.character == "~" ? end.count : min(start.count, end.count) >= 2 ? 2 : 1
      let emphasis: Emphasis = end.character == "~" ? .struck : used == 2 ? .bold : .italic
      start.count -= used
      start.starts.insert(emphasis, at: 0)
      end.count -= used
      end.ends.append(emphasis)
      tokens[opener] = .delimiter(start)
      tokens[closer] = .delimiter(end)
      // Delimiters between the two can't match any more.
      for index in (opener + 1)..<closer {
        guard case .delimiter(let between) = tokens[index], between.count > 0 else { continue }
        tokens[index] = .delimiter(
          Delimiter(
            character: between.character,
            count: between.count,
            length: between.length,
            opens: false,
            closes: false,
            starts: between.starts,
            ends: between.ends
          )
        )
      }
    }
  }

  private func opener(before closer: Int, for end: Delimiter) -> Int? {
    for index in stride(from: closer - 1, through: 0, by: -1) {
      guard case .delimiter(let start) = tokens[index], start.opens, start.count > 0,
        start.character == end.character
      else { continue }
      if end.character == "~" {
        if start.count == end.count { return index }
        continue
      }
      // CommonMark's rule of three.
      let isEither = start.closes || end.opens
      if isEither, (start.length + end.length).isMultiple(of: 3),
        !(start.length.isMultiple(of: 3) && end.length.isMultiple(of: 3))
      {
        continue
      }
      return index
    }
    return nil
  }

  // MARK: - 3. Spans

  private func result() -> [Span] {
    var spans: [Span] = []
    var bold = 0
    var italic = 0
    var struck = 0
    func count(_ emphasis: Emphasis, _ change: Int) {
      switch emphasis {
      case .bold: bold += change
      case .italic: italic += change
      case .struck: struck += change
      }
    }
    func append(_ span: Span) {
      var span = span
      span.isBold = span.isBold || bold > 0
      span.isItalic = span.isItalic || italic > 0
      span.isStruck = span.isStruck || struck > 0
      guard !span.string.isEmpty else { return }
      var joined = span
      joined.string = spans.last?.string ?? ""
      if spans.last == joined {
        spans[spans.count - 1].string += span.string
      } else {
        spans.append(span)
      }
    }
    for token in tokens {
      switch token {
      case .text(let string): append(Span(string: string))
      case .code(let string): append(Span(string: string, isCode: true))
      case .link(let title, let url):
        for var span in title {
          span.link = url
          append(span)
        }
      case .attributed(let inside): inside.forEach(append)
      case .delimiter(let delimiter):
        for emphasis in delimiter.ends { count(emphasis, -1) }
        append(
          Span(string: String(repeating: delimiter.character, count: delimiter.count))
        )
        for emphasis in delimiter.starts { count(emphasis, 1) }
      }
    }
    return spans
  }
}

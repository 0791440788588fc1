import Foundation

extension InlineMarkdown {
  /// A bracket that is open.
  struct Bracket {
    enum Kind { case link, image, phrase }

    var kind: Kind
    /// The bracket's token, which becomes the beginning of a link.
    var token: Int
    /// The character after the bracket.
    var start: Int
    /// How many delimiters without a match stand before it.
    var delimiters: Int
    /// Whether a bracket stands in it.
    var hasBrackets = false
  }

  /// Reads `[`, `![` or `^[`, which may begin a link, an image or a phrase with attributes.
  mutating func scanOpeningBracket(_ kind: Bracket.Kind) {
    if !brackets.isEmpty { brackets[brackets.count - 1].hasBrackets = true }
    // What stands in front is a token of its own: a phrase without attributes may still be a link.
    if kind != .link { take() }
    flush()
    tokens.append(.text("["))
    position += 1
    brackets.append(
      Bracket(
        kind: kind,
        token: tokens.count - 1,
        start: position,
        delimiters: unmatched.count
      )
    )
  }

  /// Reads `]` with what follows: `(destination "remark")`, `[name]`, or attributes.
  mutating func scanClosingBracket() {
    guard let bracket = brackets.popLast() else { return take() }
    let isActive = bracket.kind == .image || brackets.count >= firstActiveBracket
    firstActiveBracket = min(firstActiveBracket, brackets.count)
    if bracket.kind == .phrase, let (inflects, end) = attributes(position + 1) {
      finish(bracket, .phrase(agreement: inflects ? bracket.start - 2 : nil), end)
    } else if isActive, let (address, end) = target(bracket), let url = url(address) {
      finish(bracket, bracket.kind == .image ? .image(url) : .link(url), end)
      // Links have no links in them.
      if bracket.kind != .image { firstActiveBracket = brackets.count }
    } else {
      take()
    }
  }

  private mutating func finish(_ bracket: Bracket, _ wrap: Wrap, _ end: Int) {
    flush()
    match(from: bracket.delimiters)
    tokens[bracket.token] = .begin(wrap)
    tokens.append(.end)
    position = end
    // The mark in front belongs to the bracket, and is the last character of its token.
    let marked =
      switch wrap {
      case .link: false
      case .image, .phrase: true
      }
    if marked, case .text(var text) = tokens[bracket.token - 1] {
      text.removeLast()
      tokens[bracket.token - 1] = .text(text)
    }
  }

  /// The address of a link whose text ends here, and where it ends; nil for no link.
  private mutating func target(_ bracket: Bracket) -> (address: String, end: Int)? {
    let next = position + 1
    if next < characters.count, characters[next] == "(", let found = destination(next) {
      return found
    }
    guard !syntax.references.isEmpty else { return nil }
    if let (name, end) = label(next), !name.isEmpty {
      return syntax.references[Self.normalized(name)].map { ($0, end) }
    }
    // `[name]` and `[name][]`; a name has no brackets in it.
    guard !bracket.hasBrackets, position - bracket.start < 1000 else { return nil }
    let isCollapsed =
      next + 1 < characters.count && characters[next] == "[" && characters[next + 1] == "]"
    steps += position - bracket.start
    return syntax.references[Self.normalized(String(characters[bracket.start..<position]))]
      .map { ($0, isCollapsed ? next + 2 : next) }
  }

  /// The URL of an address; nil if it is none.
  private func url(_ address: String) -> URL? {
    let text = destination(address)
    // Only components make a URL of no characters.
    if text.isEmpty { return syntax.baseURL?.absoluteURL ?? URLComponents().url }
    let url = URL(string: text, relativeTo: syntax.baseURL)
    return syntax.baseURL == nil ? url : url?.absoluteURL
  }

  /// Reads `(inflect: true)`, and where it ends; other attributes are left out.
  private mutating func attributes(_ start: Int) -> (inflects: Bool, end: Int)? {
    guard start < characters.count, characters[start] == "(",
      let close = closingParenthesis(start)
    else { return nil }
    let inflects = String(characters[(start + 1)..<close]).split(separator: ",").contains {
      let pair = $0.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      return pair.count == 2 && ["inflect", "'inflect'"].contains(pair[0]) && pair[1] == "true"
    }
    return (inflects, close + 1)
  }
}

import Foundation

extension InlineMarkdown {
  /// Reads a link: `[title](destination "remark")`, `[title][name]` or `[name]`.
  mutating func scanLink() -> Bool {
    guard let (title, url, end) = target(position) else { return false }
    flush()
    var spans = Self.spans(title, syntax: syntax, destination: destination)
    for index in spans.indices { spans[index].link = url }
    tokens.append(.finished(spans))
    position = end
    return true
  }

  /// Reads an image, written like a link after an exclamation mark.
  mutating func scanImage() -> Bool {
    guard position + 1 < characters.count, characters[position + 1] == "[",
      let (title, url, end) = target(position + 1)
    else { return false }
    flush()
    let text = Self.spans(title, syntax: syntax).map(\.string).joined()
    // A picture without words has a character of its own.
    tokens.append(.finished([Span(string: text.isEmpty ? "\u{FFFC}" : text, imageURL: url)]))
    position = end
    return true
  }

  /// The title and the address of a link that begins at a bracket, and where it ends.
  func target(_ start: Int) -> (title: String, url: URL, end: Int)? {
    guard let close = matchingBracket(from: start, "[", "]") else { return nil }
    let title = String(characters[(start + 1)..<close])
    var address: String?
    var end = close + 1
    if end < characters.count, characters[end] == "(",
      let closing = matchingBracket(from: end, "(", ")")
    {
      address = Self.address(String(characters[(end + 1)..<closing]))
      end = closing + 1
    } else if !syntax.references.isEmpty {
      var name = title
      if end < characters.count, characters[end] == "[",
        let closing = matchingBracket(from: end, "[", "]")
      {
        if closing > end + 1 { name = String(characters[(end + 1)..<closing]) }
        end = closing + 1
      }
      address = syntax.references[name.lowercased()]
    }
    guard let address, let url = URL(string: destination(address), relativeTo: syntax.baseURL)
    else { return nil }
    return (title, syntax.baseURL == nil ? url : url.absoluteURL, end)
  }

  /// The address out of `address "remark"`.
  static func address(_ inside: String) -> String {
    let text = inside.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("<"), let angle = text.firstIndex(of: ">") {
      return String(text[text.index(after: text.startIndex)..<angle])
    }
    return String(text.prefix { !$0.isWhitespace })
  }

  /// Reads `^[text](inflect: true)`; other attributes are left out.
  mutating func scanAttributes() -> Bool {
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
      syntax: syntax,
      destination: destination
    )
    if inflects { for index in spans.indices { spans[index].agreement = position } }
    flush()
    tokens.append(.finished(spans))
    position = end + 1
    return true
  }

  func matchingBracket(from start: Int, _ open: Character, _ close: Character) -> Int? {
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
}

import AviarySwiftSource

/// A source whose places can be asked for what is around them.
struct SourcePlaces: Sendable {
  let source: Source
  /// The offset at which each line begins.
  private let lines: [Int]
  /// The groups in braces, each with the type that it belongs to, in order of their beginnings.
  private let blocks: [Block]
  /// The heads of types, from the keyword to the brace.
  private let heads: [Block]

  private struct Block {
    var tokens: Range<Int>
    /// The name of the type that it is the body of; nil for other groups.
    var type: String?
  }

  init(_ text: String) {
    let source = Source(text)
    self.source = source
    lines = [0] + source.bytes.indices.filter { source.bytes[$0] == "\n" }.map { $0 + 1 }
    var blocks: [Block] = []
    var heads: [Block] = []
    /// The type whose body is the next group, and where its head begins.
    var type: String?
    var start = 0
    for index in source.tokens.indices {
      let text = source.text(at: index)
      if text == "{" {
        blocks.append(Block(tokens: index..<source.index(afterGroupAt: index), type: type))
        if let type { heads.append(Block(tokens: start..<index, type: type)) }
        type = nil
      } else if source.isKind(.word, at: index), Self.startsType(at: index, in: source) {
        type = Self.typeName(at: index + 1, in: source)
        start = index
      }
    }
    self.blocks = blocks
    self.heads = heads
  }

  private static func startsType(at index: Int, in source: Source) -> Bool {
    guard
      ["struct", "class", "enum", "actor", "extension", "protocol"].contains(
        source.text(at: index)
      ),
      source.isKind(.word, at: index + 1), index == 0 || source.text(at: index - 1) != "."
    else { return false }
    return !["func", "var", "let", "subscript", "import"].contains(source.text(at: index + 1))
      && !(index > 0 && source.isWord("import", at: index - 1))
  }

  /// The last name of `Outer.Inner`.
  private static func typeName(at start: Int, in source: Source) -> String {
    var index = start
    while source.text(at: index + 1) == ".", source.isKind(.word, at: index + 2) { index += 2 }
    return source.text(at: index).filter { $0 != "`" }
  }

  /// The offset of a line and a column, both from 1, the column in bytes.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lines.count else { return source.bytes.count }
    return min(lines[line - 1] + column - 1, source.bytes.count)
  }

  /// The index of the token at an offset, or of the one behind it.
  func token(at offset: Int) -> Int {
    var low = 0
    var high = source.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if source.tokens[middle].range.upperBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The types around a token, innermost first.
  func types(around token: Int) -> [String] {
    blocks.filter { $0.tokens.contains(token) }.compactMap(\.type).reversed()
  }

  /// The type whose head, between the keyword and the brace, holds a token.
  func type(withHeadAt token: Int) -> String? {
    heads.first { $0.tokens.contains(token) }?.type
  }

  /// The type whose head comes right behind the attributes at a token.
  func type(behindAttributeAt token: Int) -> String? {
    let start = max(0, source.text(at: token) == "@" ? token : token - 1)
    guard source.text(at: start) == "@" else { return nil }
    let end = DeclarationHead(source, from: start).end
    return heads.first { $0.tokens.lowerBound == end }?.type
  }

  /// The types of the source, each with the words of its head behind the colon.
  var inheritances: [(type: String, inherited: [String])] {
    heads.compactMap { head -> (String, [String])? in
      guard let type = head.type,
        let colon = head.tokens.first(where: { source.text(at: $0) == ":" })
      else { return nil }
      let words = (colon..<head.tokens.upperBound).filter { source.isKind(.word, at: $0) }
      return (type, Array(words.map(source.text(at:)).prefix { $0 != "where" }))
    }
  }

  /// The outermost group in braces around a token that is inside of no other but types: the body of a member.
  func member(around token: Int) -> Range<Int>? {
    blocks.first { $0.type == nil && $0.tokens.contains(token) }?.tokens
  }
}

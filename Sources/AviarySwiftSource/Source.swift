/// A piece of Swift source, cut into tokens, with its brackets paired.
package struct Source: Sendable {
  /// The source in UTF-8, whose bytes all ranges count.
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// For each opening bracket the index of its closing one, or `tokens.count` where there is none.
  private let partners: [Int: Int]

  /// Scans `text`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: bytes)
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch bytes[token.range.lowerBound] {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let last = open.popLast() { partners[last] = index }
      default: break
      }
    }
    for index in open { partners[index] = tokens.count }
    self.partners = partners
  }

  /// The text of a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of the token at `index`, or an empty string past the end.
  package func text(at index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  /// The text from the first to the last of some tokens, with all that is between them.
  package func text(ofTokens range: Range<Int>) -> String {
    range.isEmpty ? "" : text(tokens[range.lowerBound].range.lowerBound..<end(ofTokens: range))
  }

  /// The offset behind the last of some tokens.
  package func end(ofTokens range: Range<Int>) -> Int {
    range.isEmpty ? 0 : tokens[range.upperBound - 1].range.upperBound
  }

  /// The offset of the token at `index`, or the end of the source.
  package func offset(at index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
  }

  /// The index behind the bracket that closes the one at `index`; the next index if it opens none.
  package func index(afterGroupAt index: Int) -> Int {
    min((partners[index] ?? index) + 1, tokens.count)
  }

  /// The index of the closing bracket for the opening one at `index`, or nil.
  package func partner(of index: Int) -> Int? {
    partners[index].flatMap { $0 < tokens.count ? $0 : nil }
  }

  /// Whether the token at `index` is the word `word`; an escaped name is not a keyword.
  package func isWord(_ word: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word && text(at: index) == word
  }

  /// Whether there is a token of `kind` at `index`.
  package func isKind(_ kind: Token.Kind, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == kind
  }
}

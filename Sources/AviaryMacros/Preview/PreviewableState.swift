import AviarySwiftSource

/// The `@Previewable` declarations of a preview's body, and what is left without them.
///
/// They become the stored properties of a view whose body is the rest.
struct PreviewableState: Equatable {
  /// Some text of the body, and where it begins in the source.
  struct Excerpt: Equatable {
    var text: String
    var offset: Int
  }

  /// The declarations as written, without `@Previewable`.
  var properties: [Excerpt] = []
  /// The other statements with the comments between them, as written.
  var rest: [Excerpt] = []

  /// Sorts the statements of a body.
  ///
  /// Only declarations at the top level of the body count, as in Apple's macro.
  init(_ source: Source, body: Range<Int>) {
    guard body.lowerBound > 0 else { return }
    var position = source.end(ofTokens: body.lowerBound - 1..<body.lowerBound)
    for statement in source.statements(in: body) {
      let head = DeclarationHead(source, from: statement.lowerBound)
      let markers = head.attributes.filter { $0.isNamed("Previewable") }
      guard !markers.isEmpty, source.isVariableKeyword(at: head.end) else { continue }
      let start = source.offset(at: statement.lowerBound)
      let text = source.text(ofTokens: statement, without: markers.map(\.tokens))
      properties.append(Excerpt(text: text, offset: start))
      rest.append(Excerpt(text: source.text(position..<start), offset: position))
      let hasSemicolon = source.text(at: statement.upperBound) == ";"
      let end = statement.upperBound + (hasSemicolon ? 1 : 0)
      position = source.end(ofTokens: statement.lowerBound..<end)
    }
    let end = source.end(ofTokens: body)
    if position < end { rest.append(Excerpt(text: source.text(position..<end), offset: position)) }
  }
}

extension Source {
  fileprivate func isVariableKeyword(at index: Int) -> Bool {
    isWord("var", at: index) || isWord("let", at: index)
  }

  /// The text of some tokens with others, and the space behind those, left out.
  fileprivate func text(ofTokens range: Range<Int>, without removed: [Range<Int>]) -> String {
    var text = ""
    var position = offset(at: range.lowerBound)
    for gap in removed {
      text += self.text(position..<offset(at: gap.lowerBound))
      position = offset(at: gap.upperBound)
    }
    return text + self.text(position..<end(ofTokens: range))
  }
}

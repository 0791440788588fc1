import AviarySwiftSource

extension SourceExcerpt {
  /// The place of a byte of the source, or of its first token if `offset` is nil.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  func location(at offset: Int?) -> Location {
    let bytes = Array(source.utf8)
    let offset = offset ?? Lexer.tokens(of: bytes).first?.range.lowerBound ?? 0
    let passed = bytes.prefix(offset)
    var place = location
    place.offset += offset
    place.line += passed.count { $0 == "\n" }
    if let newline = passed.lastIndex(of: "\n") {
      place.column = offset - newline
    } else {
      place.column += offset
    }
    return place
  }
}

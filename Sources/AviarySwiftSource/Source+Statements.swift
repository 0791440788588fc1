extension Source {
  /// Cuts a range of tokens into statements, by the line breaks and semicolons between them.
  ///
  /// A line break ends a statement unless the next token cannot begin one (`.padding()`, `+ 1`, `{`)
  /// or the last cannot end one (`=`, an attribute). It is Swift's rule as far as declarations and
  /// view expressions need it.
  package func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let next = min(self.index(afterStatementTokenAt: index, from: start), range.upperBound)
      let isSeparator = text(at: next) == ";"
      if next >= range.upperBound || isSeparator || beginsStatement(at: next, after: start..<next) {
        statements.append(start..<next)
        start = isSeparator ? next + 1 : next
        index = start
      } else {
        index = next
      }
    }
    return statements
  }

  /// The next place to look for a statement's end: a head of attributes and modifiers is passed whole,
  /// whatever its line breaks, and so are brackets.
  private func index(afterStatementTokenAt index: Int, from start: Int) -> Int {
    guard index == start else { return self.index(afterGroupAt: index) }
    let head = DeclarationHead(self, from: start)
    return head.end > start ? head.end : self.index(afterGroupAt: index)
  }

  private func beginsStatement(at index: Int, after statement: Range<Int>) -> Bool {
    let token = tokens[index]
    guard token.startsLine else { return false }
    let previous = index - 1
    guard DeclarationHead(self, from: statement.lowerBound).end < index else { return false }
    if [",", ":", ".", "\\", "as", "is"].contains(text(at: previous)) { return false }
    if tokens[previous].kind == .symbol, isInfix(at: previous) { return false }
    switch token.kind {
    case .symbol: return !isInfix(at: index)
    case .punctuation: return ![".", ",", ":", "{", ")", "]", "}"].contains(text(at: index))
    case .word: return !["as", "is", "else", "catch", "where", "in"].contains(text(at: index))
    case .number, .literal: return true
    }
  }

  /// Whether the operator at `index` has space on both sides, or on neither.
  private func isInfix(at index: Int) -> Bool {
    guard tokens.indices.contains(index + 1) else { return false }
    return tokens[index].followsSpace == tokens[index + 1].followsSpace
  }
}

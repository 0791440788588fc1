extension InlineMarkdown {
  mutating func scanDelimiter(_ character: Character) {
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

  static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  // MARK: - 2. Delimiters

  mutating func match() {
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

  func opener(before closer: Int, for end: Delimiter) -> Int? {
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
}

extension InlineMarkdown {
  /// A run of asterisks, underscores or tildes.
  struct Delimiter {
    var character: Character
    /// How many of the characters are not used up.
    var count: Int
    let length: Int
    let opens: Bool
    let closes: Bool
    /// What begins here, the innermost first.
    var starts: [Emphasis] = []
    /// What ends here, before anything begins, the innermost first.
    var ends: [Emphasis] = []
  }

  enum Emphasis { case bold, italic, struck }

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
    unmatched.append(delimiters.count)
    tokens.append(.delimiter(delimiters.count))
    delimiters.append(
      Delimiter(character: character, count: length, length: length, opens: opens, closes: closes)
    )
    position += length
  }

  static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  // MARK: - 2. Delimiters

  /// What closers have in common that the same openers don't match.
  private struct CloserKind: Hashable {
    var character: Character
    var opens: Bool
    var length: Int

    init(_ closer: Delimiter) {
      character = closer.character
      opens = character != "~" && closer.opens
      length = character == "~" ? closer.count : closer.length % 3
    }
  }

  /// Matches the delimiters from a place of `unmatched` on; none of them can match any more then.
  ///
  /// An opener is looked for from the nearest down to where it is known that none matches closers
  /// of this kind: so each is looked at once for each kind of closer, of which there are few.
  mutating func match(from bottom: Int) {
    var openers: [Int] = []
    var bottoms: [CloserKind: Int] = [:]
    for closer in unmatched[bottom...] {
      steps += 1
      while delimiters[closer].closes, delimiters[closer].count > 0 {
        let kind = CloserKind(delimiters[closer])
        guard let place = place(in: openers, from: bottoms[kind] ?? 0, for: closer) else {
          bottoms[kind] = openers.count
          break
        }
        use(openers[place], closer)
        // Delimiters between the two can't match any more.
        let left = delimiters[openers[place]].count > 0 ? place + 1 : place
        openers.removeSubrange(left...)
        for (kind, bottom) in bottoms where bottom > left { bottoms[kind] = left }
      }
      if delimiters[closer].opens, delimiters[closer].count > 0 { openers.append(closer) }
    }
    unmatched.removeSubrange(bottom...)
  }

  /// The place of the nearest opener that matches a closer; nil if none does.
  private mutating func place(in openers: [Int], from bottom: Int, for closer: Int) -> Int? {
    var place = openers.count
    while place > bottom {
      place -= 1
      steps += 1
      if matches(delimiters[openers[place]], delimiters[closer]) { return place }
    }
    return nil
  }

  private func matches(_ start: Delimiter, _ end: Delimiter) -> Bool {
    guard start.character == end.character else { return false }
    if end.character == "~" { return start.count == end.count }
    // CommonMark's rule of three.
    return !(start.closes || end.opens) || !(start.length + end.length).isMultiple(of: 3)
      || start.length.isMultiple(of: 3) && end.length.isMultiple(of: 3)
  }

  /// Takes characters of an opener and of a closer for emphasis.
  private mutating func use(_ opener: Int, _ closer: Int) {
    let isStruck = delimiters[closer].character == "~"
    let shorter = min(delimiters[opener].count, delimiters[closer].count)
    let used = isStruck ? shorter : min(shorter, 2)
    let emphasis: Emphasis = isStruck ? .struck : used == 2 ? .bold : .italic
    delimiters[opener].count -= used
    delimiters[opener].starts.append(emphasis)
    delimiters[closer].count -= used
    delimiters[closer].ends.append(emphasis)
  }
}

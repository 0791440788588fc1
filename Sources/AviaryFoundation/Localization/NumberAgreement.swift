package import Foundation

/// Lets the nouns of a phrase agree with its numbers: "3 large apple" is "3 large apples".
///
/// The noun of a number is the last word before the next number, a mark, or a word that begins something else:
/// "2 slice of bread left" is "2 slices of bread left". Only English is known; in other languages words stay as
/// they are. Source: documentation of `InflectionRule.automatic`, "Automatic grammar agreement".
package enum NumberAgreement {
  /// The parts of a phrase with nouns that agree.
  ///
  /// - Parameters:
  ///   - parts: The phrase in parts that are written next to each other; a noun that is in two of them stays as it
  ///     is.
  ///   - locale: Says the language.
  /// - Returns: As many parts.
  package static func apply(to parts: [String], _ locale: Locale) -> [String] {
    guard locale.language.languageCode == .english else { return parts }
    var result = parts
    // From the last, so that places before stay true.
    for noun in nouns(of: parts).reversed() {
      let plural = EnglishPlural.of(String(result[noun.part][noun.range]))
      result[noun.part].replaceSubrange(noun.range, with: plural)
    }
    return result
  }

  /// Where the letters of a word are.
  private struct Word {
    var part: Int
    var range: Range<String.Index>
    /// Whether the word goes on in the next part.
    var isDivided: Bool
  }

  /// The nouns to be in the plural, in order.
  private static func nouns(of parts: [String]) -> [Word] {
    var found: [Word] = []
    var isPlural = false
    var noun: Word?
    func endPhrase() {
      if isPlural, let noun, !noun.isDivided { found.append(noun) }
      noun = nil
      isPlural = false
    }
    for (word, endsWithMark) in words(of: parts) {
      let text = parts[word.part][word.range]
      if text.first?.isNumber == true {
        endPhrase()
        isPlural = text != "1" && text.allSatisfy { $0.isNumber || $0 == "," || $0 == "." }
      } else if ends.contains(text.lowercased()) {
        endPhrase()
      } else if states.contains(text.lowercased()) {
        // Before the noun it belongs to the phrase: "3 selected item".
        if noun != nil { endPhrase() }
      } else if !text.isEmpty {
        noun = word
      }
      if endsWithMark { endPhrase() }
    }
    endPhrase()
    return found
  }

  /// The words between white space without the marks around them, and whether a mark follows.
  private static func words(of parts: [String]) -> [(word: Word, endsWithMark: Bool)] {
    var words: [(word: Word, endsWithMark: Bool)] = []
    for (index, part) in parts.enumerated() {
      for text in part.split(whereSeparator: \.isWhitespace) {
        let start = text.firstIndex { $0.isLetter || $0.isNumber } ?? text.endIndex
        let end = text.lastIndex { $0.isLetter || $0.isNumber }.map { text.index(after: $0) }
        guard let end, start < end else { continue }
        let follows =
          end == part.endIndex && index + 1 < parts.count
          && parts[index + 1].first.map { $0.isLetter || $0.isNumber } == true
        let precedes =
          start == part.startIndex && index > 0
          && parts[index - 1].last.map { $0.isLetter || $0.isNumber } == true
        words.append(
          (
            Word(part: index, range: start..<end, isDivided: follows || precedes),
            end < text.endIndex
          )
        )
      }
    }
    return words
  }

  /// Words that no noun of a number comes after.
  private static let ends: Set<String> = [
    "of", "in", "on", "at", "to", "for", "from", "with", "without", "by", "per", "until", "since",
    "before", "after", "over", "under", "between", "and", "or", "but", "that", "which", "who",
    "is", "are", "was", "were", "has", "have", "had", "will", "can", "ago", "later", "today",
    "tomorrow", "yesterday",
  ]
  /// Words that stand before a noun, or after it where they say what is the case.
  private static let states: Set<String> = [
    "left", "remaining", "selected", "found", "available", "due", "done", "completed", "added",
    "deleted", "removed", "used", "saved", "failed", "hidden", "shown", "open", "closed", "unread",
    "more",
  ]
}

/// The attributes and modifiers in front of a declaration's keyword.
package struct DeclarationHead {
  /// One attribute, such as `@available(iOS 18, *)`.
  package struct Attribute: Equatable {
    /// The name after `@`, with its qualification: `SwiftUI.Previewable`.
    package var name: String
    /// The tokens from `@` to the end of the arguments.
    package var tokens: Range<Int>

    /// Whether the attribute is `word`, qualified or not.
    package func isNamed(_ word: String) -> Bool {
      name == word || name.hasSuffix("." + word)
    }
  }

  /// One modifier, such as `private(set)`.
  package struct Modifier: Equatable {
    /// The first word: `private`.
    package var name: String
    /// The tokens of the word and its parentheses.
    package var tokens: Range<Int>
  }

  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  /// The index of the token behind the head: the declaration's keyword, if this is a declaration.
  package var end: Int

  /// Reads the head that begins at the token `start`.
  package init(_ source: Source, from start: Int = 0) {
    end = start
    while end < source.tokens.count {
      if source.text(at: end) == "@" {
        readAttribute(source)
      } else if Self.modifierWords.contains(source.text(at: end)) {
        readModifier(source)
      } else {
        return
      }
    }
  }

  private mutating func readAttribute(_ source: Source) {
    let start = end
    var name = source.text(at: end + 1)
    end = min(end + 2, source.tokens.count)
    while source.text(at: end) == ".", source.isKind(.word, at: end + 1) {
      name += "." + source.text(at: end + 1)
      end += 2
    }
    if source.text(at: end) == "<" { end = source.index(afterAnglesAt: end) }
    if source.text(at: end) == "(", !source.tokens[end].followsSpace {
      end = source.index(afterGroupAt: end)
    }
    attributes.append(Attribute(name: name, tokens: start..<end))
  }

  private mutating func readModifier(_ source: Source) {
    let start = end
    end += 1
    if source.text(at: end) == "(" { end = source.index(afterGroupAt: end) }
    modifiers.append(Modifier(name: source.text(at: start), tokens: start..<end))
  }

  /// The words that can stand between the attributes and the keyword.
  ///
  /// `class` is left out: where these macros are used it is a keyword.
  private static let modifierWords: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "lazy",
    "weak", "unowned", "override", "mutating", "nonmutating", "nonisolated", "isolated", "dynamic",
    "optional", "required", "convenience", "indirect", "distributed", "borrowing", "consuming",
  ]
}

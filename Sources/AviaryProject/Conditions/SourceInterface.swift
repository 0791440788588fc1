import AviarySwiftSource

/// What other files can see of a file: its source without the bodies of functions and accessors.
///
/// Two texts with the same interface mean the same to the other files of a module. An initial value may decide a type
/// and counts, and so does whatever is not recognized as a body.
package enum SourceInterface {
  /// The words of the interface, with a space between each.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package static func text(of text: String) -> String {
    let source = Source(text)
    var words: [UInt8] = []
    var index = 0
    while index < source.tokens.count {
      let body = bodyStart(ofDeclarationAt: index, in: source)
      let end = body ?? index + 1
      for token in source.tokens[index..<end] {
        words += source.bytes[token.range]
        words.append(" ")
      }
      index = end
      if let body, source.text(at: body) == "{" {
        words += accessors(ofBlockAt: body, in: source)
        index = source.index(afterGroupAt: body)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static let declarations: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "let", "struct", "class", "enum", "protocol",
    "case",
    "extension", "actor", "typealias", "import", "associatedtype", "static", "public", "private",
    "fileprivate", "internal", "package", "override", "mutating", "nonisolated",
  ]

  /// The index of the `{` of a function's or computed property's body, where a declaration with one begins at `start`;
  /// nil for all else.
  private static func bodyStart(ofDeclarationAt start: Int, in source: Source) -> Int? {
    guard source.isKind(.word, at: start), start == 0 || source.text(at: start - 1) != "." else {
      return nil
    }
    switch source.text(at: start) {
    case "func", "deinit", "subscript": break
    // `.init` and `self.init` are calls, and so is one without a declaration's place.
    case "init": break
    case "var": return propertyBodyStart(at: start, in: source)
    default: return nil
    }
    return blockStart(from: start + 1, in: source, isProperty: false)
  }

  /// Only a property with a written type and without an initial value has a body that tells nothing.
  private static func propertyBodyStart(at start: Int, in source: Source) -> Int? {
    guard source.text(at: start + 2) == ":" else { return nil }
    return blockStart(from: start + 3, in: source, isProperty: true)
  }

  private static func blockStart(from start: Int, in source: Source, isProperty: Bool) -> Int? {
    var index = start
    while index < source.tokens.count {
      let text = source.text(at: index)
      if text == "{" { return index }
      if text == "}" || text == ";" || (isProperty && text == "=") { return nil }
      if source.tokens[index].startsLine, index > start,
        declarations.contains(text) || text == "@" || text == "#"
      {
        return nil
      }
      index = text == "(" || text == "[" ? source.index(afterGroupAt: index) : index + 1
    }
    return nil
  }

  /// What the outermost words of a block tell: whether a property can be set.
  private static func accessors(ofBlockAt block: Int, in source: Source) -> [UInt8] {
    let end = source.index(afterGroupAt: block)
    var words: [UInt8] = []
    var index = block + 1
    while index < end {
      let text = source.text(at: index)
      if [
        "get", "set", "_modify", "async", "throws", "mutating", "nonmutating",
        "unsafeMutableAddress",
      ]
      .contains(text) {
        words += Array(text.utf8) + [UInt8(ascii: " ")]
      }
      index = ["(", "[", "{"].contains(text) ? source.index(afterGroupAt: index) : index + 1
    }
    return words
  }
}

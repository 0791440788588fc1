import AviarySwiftSource

/// A file's source with the branches of `#if` decided: what is left out, and the directives, are blanks.
///
/// What is `@available(iOS, unavailable)` is unavailable everywhere where it is judged for iOS: a `switch` need not have a
/// case of that kind, and nothing may use it.
///
/// Lines and columns stay what they were.
package struct ConditionalSource: Sendable {
  package var text: String
  /// The modules that what is left imports, each with its line.
  package var imports: [(module: String, line: Int)]

  /// Decides the branches.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ text: String, for conditions: BuildConditions) {
    let source = Source(text)
    let directives = Directive.all(in: source)
    var decided =
      directives.isEmpty
      ? source : Source(Self.blanked(source, directives, for: conditions))
    let platforms = Self.unavailable(in: decided, on: conditions)
    if !platforms.isEmpty {
      var bytes = decided.bytes
      for platform in platforms {
        Self.blank(&bytes, platform)
        bytes[platform.lowerBound] = UInt8(ascii: "*")
      }
      decided = Source(String(decoding: bytes, as: UTF8.self))
    }
    let isOther = !directives.isEmpty || !platforms.isEmpty
    self.text = isOther ? String(decoding: decided.bytes, as: UTF8.self) : text
    imports = Self.imports(of: decided)
  }

  /// The conditions of a file's `#if`s and `#elseif`s, as written.
  package static func conditions(in text: String) -> [String] {
    let source = Source(text)
    return Directive.all(in: source).compactMap { $0.condition(in: source) }
  }

  // MARK: - Branches

  /// `#if`, `#elseif`, `#else` or `#endif`.
  private struct Directive {
    var word: String
    var tokens: Range<Int>

    func condition(in source: Source) -> String? {
      guard word == "if" || word == "elseif" else { return nil }
      return source.text(ofTokens: (tokens.lowerBound + 2)..<tokens.upperBound)
    }

    static func all(in source: Source) -> [Directive] {
      var directives: [Directive] = []
      for index in source.tokens.indices where source.text(at: index) == "#" {
        let word = source.text(at: index + 1)
        guard ["if", "elseif", "else", "endif"].contains(word),
          !source.tokens[index + 1].followsSpace
        else { continue }
        directives.append(Directive(word: word, tokens: index..<end(of: index, word, in: source)))
      }
      return directives
    }

    /// The index behind the directive's line, or behind the lines that its operators join.
    private static func end(of start: Int, _ word: String, in source: Source) -> Int {
      var end = start + 2
      guard word == "if" || word == "elseif" else { return end }
      while end < source.tokens.count {
        let joins = ["&&", "||"]
        if source.tokens[end].startsLine, end > start + 2, !joins.contains(source.text(at: end)),
          !joins.contains(source.text(at: end - 1))
        {
          break
        }
        end += 1
      }
      return end
    }
  }

  private static func blanked(
    _ source: Source,
    _ directives: [Directive],
    for conditions: BuildConditions
  ) -> String {
    var bytes = source.bytes
    /// For each open `#if`: whether this branch is taken, and whether any was already.
    var branches: [(isTaken: Bool, wasTaken: Bool)] = []
    /// Where what is left out began; nil where it is not.
    var start: Int?
    for directive in directives {
      let end = source.end(ofTokens: directive.tokens)
      blank(&bytes, (start ?? source.offset(at: directive.tokens.lowerBound))..<end)
      switch directive.word {
      case "if":
        let holds = conditions.holds(directive.condition(in: source) ?? "")
        branches.append((holds, holds))
      case "elseif":
        guard let last = branches.popLast() else { break }
        let holds = !last.wasTaken && conditions.holds(directive.condition(in: source) ?? "")
        branches.append((holds, last.wasTaken || holds))
      case "else":
        guard let last = branches.popLast() else { break }
        branches.append((!last.wasTaken, true))
      default:
        _ = branches.popLast()
      }
      start = branches.allSatisfy(\.isTaken) ? nil : end
    }
    if let start { blank(&bytes, start..<bytes.count) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for index in range where bytes[index] != "\n" && bytes[index] != "\r" { bytes[index] = " " }
  }

  // MARK: - Availability

  /// Where `@available` names the system that is judged for, and says that something is unavailable on it.
  private static func unavailable(
    in source: Source,
    on conditions: BuildConditions
  ) -> [Range<Int>] {
    source.tokens.indices.compactMap { index in
      guard source.text(at: index) == "@", source.isWord("available", at: index + 1),
        source.text(at: index + 2) == "(", source.isKind(.word, at: index + 3),
        conditions.systemNames.contains(source.text(at: index + 3)),
        source.text(at: index + 4) == ",", source.isWord("unavailable", at: index + 5)
      else { return nil }
      return source.offset(at: index + 3)..<source.end(ofTokens: index + 3..<index + 4)
    }
  }

  // MARK: - Imports

  private static let importedKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  private static func imports(of source: Source) -> [(module: String, line: Int)] {
    var imports: [(module: String, line: Int)] = []
    var line = 1
    var position = 0
    for index in source.tokens.indices where source.isWord("import", at: index) {
      // A name such as `.import` or a label is no import.
      guard index + 1 < source.tokens.count, source.isKind(.word, at: index + 1),
        index == 0 || ![".", "(", ","].contains(source.text(at: index - 1)),
        !source.tokens[index + 1].startsLine
      else { continue }
      let offset = source.offset(at: index)
      line += source.bytes[position..<offset].count { $0 == "\n" }
      position = offset
      let isKind =
        importedKinds.contains(source.text(at: index + 1)) && source.isKind(.word, at: index + 2)
        && !source.tokens[index + 2].startsLine
      imports.append((source.text(at: index + (isKind ? 2 : 1)), line))
    }
    return imports
  }
}

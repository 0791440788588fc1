import AviarySwiftSource

/// A `var` or `let` declaration, split into the parts that the macros copy.
struct VariableDeclaration {
  let source: Source
  let head: DeclarationHead
  /// `var` or `let`.
  let keyword: String
  /// The name as written, with the backticks of an escaped one.
  let name: String
  /// The type behind the colon, as written.
  let type: String?
  /// The tokens of the initial value.
  let valueTokens: Range<Int>?
  /// The index of the `{` that opens accessors or observers.
  let accessorBlock: Int?
  /// Whether more bindings follow the first.
  let hasMoreBindings: Bool

  /// Splits the first declaration in `text`.
  ///
  /// Returns nil if it declares something else, or binds a pattern such as `(a, b)`.
  init?(_ text: String) {
    let source = Source(text)
    let head = DeclarationHead(source)
    let keyword = source.text(at: head.end)
    guard keyword == "var" || keyword == "let", source.isKind(.word, at: head.end + 1) else {
      return nil
    }
    self.source = source
    self.head = head
    self.keyword = keyword
    name = source.text(at: head.end + 1)

    var index = head.end + 2
    if source.text(at: index) == ":" {
      let end = source.index(afterTypeAt: index + 1)
      type = source.text(ofTokens: index + 1..<end)
      index = end
    } else {
      type = nil
    }
    if source.text(at: index) == "=" {
      let end = source.index(afterValueAt: index + 1)
      valueTokens = index + 1..<end
      index = end
    } else {
      valueTokens = nil
    }
    if source.text(at: index) == "{" {
      accessorBlock = index
      index = source.index(afterGroupAt: index)
    } else {
      accessorBlock = nil
    }
    hasMoreBindings = source.text(at: index) == ","
  }

  /// The initial value as written, without the comments around it.
  var value: String? { valueTokens.map(source.text(ofTokens:)) }

  /// Whether the property has accessors of its own, other than observers.
  var isComputed: Bool {
    guard let accessorBlock else { return false }
    return !["willSet", "didSet"].contains(source.text(at: accessorBlock + 1))
  }

  /// The name without backticks.
  var plainName: String {
    name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }
}

extension Source {
  /// The index behind the initial value that begins at `start`: that of a `,` or `;` that does not
  /// belong to it, of an accessor block's `{`, or of the end.
  fileprivate func index(afterValueAt start: Int) -> Int {
    var index = start
    while index < tokens.count {
      switch text(at: index) {
      case ",", ";", ")", "]", "}":
        return index
      case "{" where opensAccessors(at: index):
        return index
      case "<" where !tokens[index].followsSpace:
        index = self.index(afterGenericArgumentsAt: index) ?? index + 1
      default:
        index = self.index(afterGroupAt: index)
      }
    }
    return index
  }

  /// Whether the `{` at `index` opens accessors or observers instead of a closure: Swift's rule, its
  /// first word is an accessor's name, which a body follows.
  private func opensAccessors(at index: Int) -> Bool {
    var first = index + 1
    while ["mutating", "nonmutating"].contains(text(at: first)) { first += 1 }
    guard ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(text(at: first)) else {
      return false
    }
    first += 1
    if text(at: first) == "(" { first = self.index(afterGroupAt: first) }
    return text(at: first) == "{"
  }
}

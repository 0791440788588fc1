/// Finds the types of a file, with their stored properties and initialisers.
///
/// It reads tokens, not a syntax tree, and follows braces: enough to tell which views can be built
/// without arguments. What it gets wrong the compiler will put right, in the compiler's words.
struct DeclarationScanner {
  private let tokens: [SwiftToken]
  private var index = 0
  private var types: [TypeDeclaration] = []

  private init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  static func types(in tokens: [SwiftToken]) -> [TypeDeclaration] {
    var scanner = DeclarationScanner(tokens)
    scanner.scanMembers(path: [], owner: nil)
    return scanner.types
  }

  // MARK: - Members

  /// Reads declarations up to the brace that closes them, or to the end of the file.
  ///
  /// - Parameters:
  ///   - path: The names of the enclosing types.
  ///   - owner: Where in `types` the enclosing type is; nil at file level.
  private mutating func scanMembers(path: [String], owner: Int?) {
    var attributes: [Attribute] = []
    var modifiers: Set<String> = []
    while let token = current {
      if token.isSymbol("}") { return }
      if token.isSymbol("@") {
        attributes.append(readAttribute())
        continue
      }
      if Self.typeKeywords.contains(token.text), token.kind == .word, startsType {
        scanType(path: path, attributes: attributes, modifiers: modifiers)
      } else if token.isWord("var") || token.isWord("let") {
        readProperties(owner: owner, attributes: attributes, modifiers: modifiers)
      } else if token.isWord("init") {
        readInitializer(owner: owner)
      } else if token.isWord("func") || token.isWord("subscript") {
        index += 1
        skipToBody()
      } else if token.kind == .word, Self.modifierWords.contains(token.text) {
        modifiers.insert(token.text)
        index += 1
        if current?.isSymbol("(") == true { skipGroup() }
        continue
      } else {
        skipOne()
      }
      attributes = []
      modifiers = []
    }
  }

  // MARK: - Types

  private static let typeKeywords: Set = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]
  private static let modifierWords: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "lazy",
    "nonisolated", "isolated", "mutating", "nonmutating", "override", "required", "convenience",
    "weak", "unowned", "indirect", "dynamic", "optional", "distributed", "consuming", "borrowing",
    "unsafe",
  ]

  /// Whether the keyword at `index` begins a type: `class func` does not, nor does `.struct`.
  private var startsType: Bool {
    guard let name = token(at: index + 1), name.kind == .word else { return false }
    if index > 0, tokens[index - 1].isSymbol(".") { return false }
    return !["func", "var", "let", "subscript", "override"].contains(name.text)
  }

  private mutating func scanType(
    path: [String],
    attributes: [Attribute],
    modifiers: Set<String>
  ) {
    let keyword = tokens[index].text
    let line = tokens[index].line
    index += 1
    let name = readDottedName()
    var type = TypeDeclaration(
      keyword: keyword,
      name: (path + [name]).joined(separator: "."),
      line: line,
      attributes: Set(attributes.map(\.name)),
      modifiers: modifiers
    )
    if current?.isSymbol("<") == true {
      type.isGeneric = true
      skipAngles()
    }
    if current?.isSymbol(":") == true {
      index += 1
      type.inherited = readInherited()
    }
    while let token = current, !token.isSymbol("{") {
      if token.isSymbol("}") { return }
      index += 1
    }
    if keyword == "protocol" {
      skipGroup()
      return
    }
    let start = index
    index += 1
    let position = types.count
    types.append(type)
    scanMembers(path: path + [name], owner: position)
    types[position].words = Set(
      tokens[min(start, tokens.count)..<min(index, tokens.count)].filter { $0.kind == .word }
        .map(\.text)
    )
    if current != nil { index += 1 }
  }

  /// The names between the colon and `where` or the brace: `View` in `SwiftUI.View`.
  private mutating func readInherited() -> [String] {
    var names: [String] = []
    while let token = current, !token.isSymbol("{"), !token.isWord("where") {
      if token.isSymbol("@") {
        _ = readAttribute()
      } else if token.isSymbol("<") {
        skipAngles()
      } else if token.kind == .word {
        let name = readDottedName()
        names.append(String(name.split(separator: ".").last ?? ""))
      } else {
        index += 1
      }
    }
    return names
  }

  private mutating func readDottedName() -> String {
    var parts: [String] = []
    while let token = current, token.kind == .word {
      parts.append(token.text)
      index += 1
      guard current?.isSymbol(".") == true, self.token(at: index + 1)?.kind == .word else { break }
      index += 1
    }
    return parts.joined(separator: ".")
  }

  // MARK: - Attributes

  private struct Attribute {
    var name: String
    var hasArguments: Bool
  }

  private mutating func readAttribute() -> Attribute {
    index += 1
    let name = readDottedName()
    if current?.isSymbol("<") == true { skipAngles() }
    // Arguments follow at once; `@ViewBuilder (Int) -> V` is not told apart, nor need be.
    let hasArguments = current?.isSymbol("(") == true
    if hasArguments { skipGroup() }
    return Attribute(
      name: String(name.split(separator: ".").last ?? ""),
      hasArguments: hasArguments
    )
  }

  /// The wrappers that need no value, because they find it elsewhere.
  private static let selfSufficientWrappers: Set = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
    "FocusedValue", "FocusedBinding", "FocusedObject", "Query", "FetchRequest",
    "SectionedFetchRequest", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
  ]

  // MARK: - Properties and initialisers

  /// Reads `var a = 1, b: Int?` and what hangs on it.
  private mutating func readProperties(
    owner: Int?,
    attributes: [Attribute],
    modifiers: Set<String>
  ) {
    let isVariable = tokens[index].isWord("var")
    index += 1
    let isTypeMember = modifiers.contains("static") || modifiers.contains("class")
    let isFilledByWrapper = attributes.contains {
      Self.selfSufficientWrappers.contains($0.name)
    }
    repeat {
      if current?.isSymbol(",") == true { index += 1 }
      var property = readProperty(isVariable: isVariable)
      // A lazy variable has its value in the `=` it must have.
      if isFilledByWrapper { property.hasValue = true }
      if let owner, !isTypeMember { types[owner].properties.append(property) }
    } while current?.isSymbol(",") == true
  }

  private mutating func readProperty(isVariable: Bool) -> TypeDeclaration.Property {
    var property = TypeDeclaration.Property(name: "", isStored: true, hasValue: false)
    if current?.isSymbol("(") == true {
      skipGroup()
    } else if let token = current {
      property.name = token.text
      index += 1
    }
    if current?.isSymbol(":") == true {
      index += 1
      let isOptional = skipTypeName()
      property.hasValue = isVariable && isOptional
    }
    if current?.isSymbol("=") == true {
      index += 1
      property.hasValue = true
      skipExpression()
    }
    if current?.isSymbol("{") == true {
      property.isStored = property.hasValue || bodyIsObserver
      skipGroup()
    }
    return property
  }

  /// Whether the braces at `index` hold `willSet` or `didSet`.
  private var bodyIsObserver: Bool {
    ["willSet", "didSet"].contains { token(at: index + 1)?.isWord($0) == true }
  }

  /// Passes over a type's name.
  ///
  /// - Returns: whether it ends in `?` or `!`, or is `Optional<…>`.
  private mutating func skipTypeName() -> Bool {
    var isOptional = current?.isWord("Optional") == true
    while let token = current {
      if ["=", "{", "}", ",", ")", ";"].contains(where: token.isSymbol) { break }
      let previous = tokens[index - 1]
      if previous.line < token.line, !joinsTypes(previous), !joinsTypes(token) { break }
      if token.isSymbol("<") {
        skipAngles()
        continue
      }
      if token.isSymbol("(") || token.isSymbol("[") {
        skipGroup()
        isOptional = false
        continue
      }
      if token.isSymbol("?") || token.isSymbol("!") {
        isOptional = true
      } else if token.kind == .word || token.isSymbol("->") {
        isOptional = token.isWord("Optional") || (isOptional && token.isSymbol("."))
      }
      index += 1
    }
    return isOptional
  }

  /// Whether a type's name goes on over a line's end beside this token.
  private func joinsTypes(_ token: SwiftToken) -> Bool {
    token.kind == .symbol && ["->", ".", "&", ":"].contains(token.text)
  }

  /// Whether an expression goes on over a line's end beside this token.
  private func joins(_ token: SwiftToken) -> Bool {
    token.kind == .symbol
      && ["->", ".", "&", ":", "?", "+", "-", "*", "/", "|", "=", ","].contains(token.text)
  }

  /// Passes over an initial value: to the end of its statement, or to the next comma outside
  /// parentheses.
  private mutating func skipExpression() {
    var previous: SwiftToken?
    while let token = current {
      if token.isSymbol(",") || token.isSymbol("}") || token.isSymbol(")") || token.isSymbol(";") {
        return
      }
      if let previous, token.line > previous.line, !joins(previous), !joins(token) { return }
      if token.isSymbol("{"), bodyIsObserver { return }
      if token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("{") {
        skipGroup()
        previous = index > 0 ? tokens[index - 1] : nil
        continue
      }
      previous = token
      index += 1
    }
  }

  private mutating func readInitializer(owner: Int?) {
    index += 1
    if current?.isSymbol("?") == true || current?.isSymbol("!") == true {
      // One that may give nil is no way to build a view unasked.
      skipToBody()
      if let owner { types[owner].initializers.append(false) }
      return
    }
    if current?.isSymbol("<") == true { skipAngles() }
    var isCallableEmpty = true
    if current?.isSymbol("(") == true {
      let start = index + 1
      skipGroup()
      isCallableEmpty = Self.allParametersHaveDefaults(tokens[start..<max(start, index - 1)])
    }
    skipToBody()
    if let owner { types[owner].initializers.append(isCallableEmpty) }
  }

  /// Whether each parameter between these commas has a `=`.
  private static func allParametersHaveDefaults(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    guard !tokens.isEmpty else { return true }
    var depth = 0
    var hasDefault = false
    for token in tokens {
      if ["(", "[", "{", "<"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "]", "}", ">"].contains(where: token.isSymbol) { depth -= 1 }
      if depth == 0, token.isSymbol("=") { hasDefault = true }
      if depth == 0, token.isSymbol(",") {
        if !hasDefault { return false }
        hasDefault = false
      }
    }
    return hasDefault
  }

  // MARK: - Passing over

  private var current: SwiftToken? { token(at: index) }

  private func token(at index: Int) -> SwiftToken? {
    index < tokens.count ? tokens[index] : nil
  }

  /// Passes over one token, or over all of a group in brackets.
  private mutating func skipOne() {
    guard let token = current else { return }
    if ["(", "[", "{"].contains(where: token.isSymbol) { skipGroup() } else { index += 1 }
  }

  /// Passes over what the bracket at `index` encloses, and its end.
  private mutating func skipGroup() {
    var depth = 0
    while let token = current {
      if ["(", "[", "{"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isSymbol) { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipAngles() {
    var depth = 0
    while let token = current {
      if token.isSymbol("{") || token.isSymbol("}") { return }
      if token.isSymbol("<") { depth += 1 }
      if token.isSymbol(">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Passes over the rest of a function's head and its body, where it has one.
  private mutating func skipToBody() {
    while let token = current {
      if token.isSymbol("{") {
        skipGroup()
        return
      }
      if token.isSymbol("}") { return }
      if token.isSymbol("(") || token.isSymbol("[") { skipGroup() } else { index += 1 }
    }
  }
}

import AviarySwiftSource

/// A property that `@State` was written on, as far as source tells of it.
struct StateProperty {
  let variable: VariableDeclaration
  let owner: PropertyOwner
  /// The type, written behind the colon or as the attribute's generic argument; nil for one that is
  /// inferred.
  let type: String?
  /// The first value as written: behind `=` or as the attribute's argument.
  let value: String?

  /// Reads the declaration.
  ///
  /// - Throws: What is wrong with it, at its place in the user's line.
  init(_ request: AttachedExpansion) throws(MacroError) {
    guard let variable = VariableDeclaration(request.declSyntax.source) else {
      throw MacroError(message: "'@State' can only be attached to a 'var' with a single name")
    }
    func fail(_ message: String, at token: Int) -> MacroError {
      MacroError(
        message: message,
        excerpt: request.declSyntax,
        offset: variable.source.offset(at: token)
      )
    }
    guard variable.keyword == "var" else {
      throw fail("'@State' can only be applied to a 'var'", at: variable.head.end)
    }
    guard !variable.isComputed else {
      throw fail(
        "'@State' cannot be applied to a computed property",
        at: variable.accessorBlock ?? variable.head.end
      )
    }
    let attribute = StateAttribute(request.attributeSyntax.source)
    guard attribute.value == nil || variable.value == nil else {
      throw fail("'@State' has two initial values", at: variable.valueTokens?.lowerBound ?? 0)
    }
    self.variable = variable
    owner = PropertyOwner(request.lexicalContext)
    type = variable.type ?? attribute.type
    value = attribute.value ?? variable.value
  }

  /// How the property gets its first value.
  enum Start: Equatable {
    /// An initialiser of the type sets it, and the memberwise one asks for it.
    case assigned
    /// From its default, which is evaluated when a view's identity is new.
    case lazy
    /// From its default, unless the memberwise initialiser is given another value.
    ///
    /// Swift evaluates the default of such a property each time, so it must be one of which nobody
    /// can tell how often it is made.
    case memberwise
  }

  /// How the property gets its first value.
  ///
  /// One that is not private stays in the memberwise initialiser where its default is a plain value.
  var start: Start {
    if isStatic { return .lazy }
    guard value != nil || isOptional else { return .assigned }
    if isPrivate || variable.value == nil && value != nil { return .lazy }
    guard let value else { return .memberwise }
    return PlainValue.isPlain(value, type: type) ? .memberwise : .lazy
  }

  var isStatic: Bool { variable.head.modifiers.contains { $0.name == "static" } }

  /// Whether the property is hidden from what is outside of its file.
  var isPrivate: Bool { access == "private" || access == "fileprivate" }

  /// The word that says who may read the property; nil where none is written.
  var access: String? {
    variable.head.modifiers.first { modifier in
      modifier.tokens.count == 1
        && ["public", "package", "internal", "fileprivate", "private", "open"]
          .contains(modifier.name)
    }?.name
  }

  /// Whether the type is written as an optional, whose default is nil.
  var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
      || type.hasPrefix("Swift.Optional<")
  }

  /// The type of the value that is kept: that of a property `T!` is `T?`.
  var valueType: String? {
    guard let type else { return nil }
    return type.hasSuffix("!") ? "\(type.dropLast())?" : type
  }

  /// The attributes and modifiers, other than those of access, that the generated properties share.
  var sharedHead: String {
    let source = variable.source
    var words = variable.head.attributes
      .filter { ["available", "MainActor"].contains($0.name) }
      .map { source.text(ofTokens: $0.tokens) }
    words += variable.head.modifiers
      .filter { ["static", "nonisolated"].contains($0.name) }
      .map { source.text(ofTokens: $0.tokens) }
    return words.map { $0 + " " }.joined()
  }
}

import AviarySwiftSource

/// What `@Entry` was written on, checked.
struct Entry {
  let variable: VariableDeclaration
  let owner: EntryOwner

  /// Checks that the attribute is on a property it can serve.
  ///
  /// - Throws: The first thing that is wrong, at its place in the user's line.
  init(_ request: AttachedExpansion) throws(MacroError) {
    guard let variable = VariableDeclaration(request.declSyntax.source) else {
      throw MacroError(message: "'@Entry' can only be attached to a 'var' with a single name")
    }
    guard let owner = EntryOwner(request.lexicalContext) else {
      throw MacroError(
        message: """
          '@Entry' can only be used in an extension of 'EnvironmentValues', 'ContainerValues', \
          'Transaction' or 'FocusedValues'
          """
      )
    }
    self.variable = variable
    self.owner = owner
    func fail(_ message: String, at token: Int) -> MacroError {
      MacroError(
        message: message,
        excerpt: request.declSyntax,
        offset: variable.source.offset(at: token)
      )
    }

    let keyword = variable.head.end
    guard variable.keyword == "var" else {
      throw fail("'@Entry' requires 'var', because an entry can be set", at: keyword)
    }
    for modifier in variable.head.modifiers where Self.misplaced.contains(modifier.name) {
      throw fail(
        "'@Entry' cannot be combined with '\(modifier.name)'",
        at: modifier.tokens.lowerBound
      )
    }
    guard !variable.hasMoreBindings else {
      throw fail("'@Entry' can only be attached to a single property", at: keyword)
    }
    if let block = variable.accessorBlock {
      throw fail(
        "'@Entry' property '\(variable.plainName)' cannot have accessors or observers of its own",
        at: block
      )
    }
    if owner.values == .focused {
      if variable.type == nil || optionalBase == nil {
        throw fail("'FocusedValues' entries must have an optional type", at: keyword + 1)
      }
      if let value = variable.valueTokens, variable.value != "nil" {
        throw fail(
          "'FocusedValues' entries are nil by default and cannot have another initial value",
          at: value.lowerBound
        )
      }
    } else if variable.value == nil && optionalBase == nil {
      throw fail(
        "'@Entry' property '\(variable.plainName)' needs an initial value or an optional type",
        at: keyword + 1
      )
    }
  }

  /// The modifiers of stored or type properties, neither of which an entry is.
  private static let misplaced: Set<String> = [
    "static", "lazy", "weak", "unowned", "override", "dynamic", "distributed",
  ]

  /// What the property's type wraps, if it is written as an optional.
  ///
  /// A type alias for an optional is not seen through: the plug-in sees source, not types.
  var optionalBase: String? {
    guard let type = variable.type else { return nil }
    let source = Source(type)
    let depth0 = source.topLevelTokens
    guard !depth0.contains(where: { source.text(at: $0) == "->" }), let last = depth0.last else {
      return nil
    }
    if source.tokens[last].kind == .symbol, type.hasSuffix("?") || type.hasSuffix("!") {
      return String(type.dropLast())
    }
    for prefix in ["Optional", "Swift.Optional"] where type.hasSuffix(">") {
      let rest = type.dropFirst(prefix.count).drop { $0 == " " }
      if type.hasPrefix(prefix), rest.first == "<" { return String(rest.dropFirst().dropLast()) }
    }
    return nil
  }

  /// The name of the generated key, escaped where the property's name is not a plain identifier.
  var keyName: String {
    let name = "__Key_" + variable.plainName
    return name.utf8.allSatisfy(\.isWordByte) ? name : "`\(name)`"
  }
}

extension Source {
  /// The indices of the tokens that are in no brackets, closing brackets included.
  fileprivate var topLevelTokens: [Int] {
    var indices: [Int] = []
    var index = 0
    while index < tokens.count {
      index = self.index(afterGroupAt: index)
      indices.append(index - 1)
    }
    return indices
  }
}

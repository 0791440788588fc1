import AviarySwiftSource

/// A type that `@Animatable` was written on, with the properties that are animated.
struct AnimatedType {
  /// A stored property.
  struct Property: Equatable {
    /// As written, with backticks.
    var name: String
    var type: String
  }

  /// The word that lets others see the data who see the type, with a space behind it; empty for none.
  var access = ""
  /// In their order.
  var properties: [Property] = []

  /// Reads the type.
  ///
  /// Properties that can't be set, those with wrappers or accessors, and those of the type itself are left out.
  ///
  /// - Throws: The first property whose type is not to be seen, at its place.
  init(_ request: AttachedExpansion) throws(MacroError) {
    let source = Source(request.declSyntax.source)
    let head = DeclarationHead(source)
    guard ["struct", "class"].contains(source.text(at: head.end)),
      let open = source.tokens.indices.first(where: {
        $0 > head.end && source.text(at: $0) == "{"
      })
    else {
      throw MacroError(message: "'@Animatable' can only be attached to a structure or a class")
    }
    if let word = head.modifiers.first(where: { ["public", "open", "package"].contains($0.name) }) {
      access = (word.name == "open" ? "public" : word.name) + " "
    }
    let close = source.partner(of: open) ?? source.tokens.count
    for statement in source.statements(in: open + 1..<close) {
      let text = source.text(ofTokens: statement)
      guard let variable = VariableDeclaration(text), Self.isAnimated(variable) else { continue }
      func fail(_ message: String) -> MacroError {
        MacroError(
          message: message,
          excerpt: request.declSyntax,
          offset: source.offset(at: statement.lowerBound + variable.head.end + 1)
        )
      }
      guard !variable.hasMoreBindings else {
        throw fail("'@Animatable' properties are declared one by one")
      }
      guard let type = variable.type ?? Self.literalType(of: variable) else {
        throw fail(
          "'@Animatable' property '\(variable.plainName)' needs a written type, or '@AnimatableIgnored'"
        )
      }
      properties.append(Property(name: variable.name, type: type))
    }
  }

  private static func isAnimated(_ variable: VariableDeclaration) -> Bool {
    variable.keyword == "var" && !variable.isComputed
      && variable.head.attributes.allSatisfy {
        ["available", "usableFromInline"].contains($0.name)
      }
      && !variable.head.modifiers.contains { ["static", "lazy", "weak"].contains($0.name) }
  }

  /// The type of a number with a fraction; nil for other values.
  private static func literalType(of variable: VariableDeclaration) -> String? {
    guard let value = variable.value, value.contains("."), Double(value) != nil else { return nil }
    return "Swift.Double"
  }
}

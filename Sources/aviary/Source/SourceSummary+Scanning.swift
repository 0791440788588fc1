import AviaryProject

extension SourceSummary {
  /// Reads a Swift file's text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - conditions: What decides the branches of `#if`.
  init(source: String, conditions: BuildConditions = .drawing(with: ["SwiftUI"])) {
    let tokens = SwiftToken.tokens(of: ConditionalSource(source, for: conditions).text)
    let types = DeclarationScanner.types(in: tokens)
    importsSwiftUI = zip(tokens, tokens.dropFirst()).contains {
      $0.isWord("import") && $1.isWord("SwiftUI")
    }
    previewCount = zip(tokens, tokens.dropFirst()).count {
      $0.isSymbol("#") && $1.isWord("Preview")
    }
    previewProviders = types.filter { $0.inherited.contains("PreviewProvider") && !$0.isPrivate }
      .map(\.name)
    app =
      types.first { $0.attributes.contains("main") && $0.inherited.contains("App") }?.name
    views = Self.viewTypes(in: types)
  }

  private static func viewTypes(in types: [TypeDeclaration]) -> [ViewType] {
    let declared = types.filter { $0.keyword != "extension" }
    return declared.compactMap { type in
      let parts = types.filter { $0.name == type.name }
      guard parts.contains(where: { $0.inherited.contains("View") }) else { return nil }
      return ViewType(
        name: type.name,
        line: type.line,
        obstacle: obstacle(of: type, parts: parts, among: declared),
        isUsedByOthers: isUsed(type, among: types)
      )
    }
  }

  /// Why a type cannot be built from outside with no arguments, or nil.
  private static func obstacle(
    of type: TypeDeclaration,
    parts: [TypeDeclaration],
    among declared: [TypeDeclaration]
  ) -> String? {
    if type.isPrivate { return "it is private" }
    let components = type.name.split(separator: ".")
    for length in 1..<max(1, components.count) {
      let outer = components[..<length].joined(separator: ".")
      if declared.contains(where: { $0.name == outer && ($0.isPrivate || $0.isGeneric) }) {
        return "it is inside '\(outer)', which is private or generic"
      }
    }
    if type.isGeneric { return "it is generic" }
    let initializers = parts.flatMap(\.initializers)
    if initializers.contains(true) { return nil }
    if type.keyword == "enum" { return "it is an enum" }
    if !type.initializers.isEmpty { return "each of its initialisers takes arguments" }
    if let property = type.properties.first(where: { $0.isStored && !$0.hasValue }) {
      return "it needs a value for '\(property.name)'"
    }
    return nil
  }

  private static func isUsed(_ type: TypeDeclaration, among types: [TypeDeclaration]) -> Bool {
    let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
    return types.contains { other in
      other.name != type.name && !other.inherited.contains("PreviewProvider")
        && !other.inherited.contains("App") && !type.name.hasPrefix(other.name + ".")
        && other.words.contains(last)
    }
  }
}

import AviarySwiftSource

/// The implementation of `@Entry`.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .red
///     }
///
/// becomes
///
///     extension EnvironmentValues {
///       var accent: Color {
///         get { self[__Key_accent.self] }
///         set { self[__Key_accent.self] = newValue }
///       }
///       private struct __Key_accent: SwiftUI.EnvironmentKey {
///         static var defaultValue: Color { return .red }
///       }
///     }
///
/// The default is a computed property: a stored one of a type that is not `Sendable` does not compile
/// in Swift 6. So it is evaluated at each read of an entry that is not set, as Apple documents.
enum EntryMacro {
  /// The accessors of the property.
  ///
  /// The compiler asks for accessors and key separately. Only the key reports what is wrong, so that the
  /// user is told once; accessors that compile keep the compiler from adding messages of its own.
  static func accessors(_ request: AttachedExpansion) -> String {
    guard let entry = try? Entry(request) else {
      let isComputed = VariableDeclaration(request.declSyntax.source)?.isComputed == true
      return isComputed ? "" : "{ get { fatalError() } set { fatalError() } }"
    }
    return """
      {
        get { self[\(entry.keyName).self] }
        set { self[\(entry.keyName).self] = newValue }
      }
      """
  }

  /// The key: a private type beside the property.
  static func key(_ request: AttachedExpansion) throws(MacroError) -> String {
    let entry = try Entry(request)
    return """
      \(attributes(of: entry))private struct \(entry.keyName): \(conformance(of: entry)) {
        \(requirement(of: entry))
      }
      """
  }

  /// What goes in front of the key: the property's availability, and its isolation.
  ///
  /// A key without either takes the module's default isolation, as the property does. A property that
  /// is `nonisolated` by its own or its extension's word needs a key that is so too.
  private static func attributes(of entry: Entry) -> String {
    let source = entry.variable.source
    var lines = entry.variable.head.attributes.filter { $0.name == "available" }
      .map { source.text(ofTokens: $0.tokens) }
    if isMainActor(entry) {
      lines.append("@MainActor")
    } else if isNonisolated(entry) {
      lines.append("nonisolated")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The key's protocol.
  ///
  /// A key on the main actor conforms there only, so that its default value may be made there.
  private static func conformance(of entry: Entry) -> String {
    (isMainActor(entry) ? "@MainActor " : "") + entry.owner.values.keyProtocol
  }

  private static func requirement(of entry: Entry) -> String {
    if entry.owner.values == .focused {
      return "typealias Value = \(entry.optionalBase ?? "Never")"
    }
    let value = entry.variable.value
    if let written = entry.variable.type {
      // The compiler does not infer a key's `Value` from an implicitly unwrapped default.
      let type = written.hasSuffix("!") ? "\(written.dropLast())?" : written
      // `return` keeps a closure from being read as a block, and the braces' lines keep a comment at
      // the end of the value from swallowing them.
      return "static var defaultValue: \(type) {\n    return \(value ?? "nil")\n  }"
    }
    return "@SwiftUI.__EntryDefaultValue static var defaultValue = \(value ?? "nil")"
  }

  private static func isMainActor(_ entry: Entry) -> Bool {
    !entry.variable.head.modifiers.contains { $0.name == "nonisolated" }
      && (entry.variable.head.attributes.contains { $0.isNamed("MainActor") }
        || entry.owner.isMainActor)
  }

  private static func isNonisolated(_ entry: Entry) -> Bool {
    entry.owner.isNonisolated
      || entry.variable.head.modifiers.contains { $0.name == "nonisolated" }
  }
}

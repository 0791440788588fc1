/// The implementation of `@__EntryDefaultValue`, which `@Entry` writes where the property's type is
/// inferred: `static var defaultValue = value` becomes computed, and its type is still that of `value`.
enum EntryDefaultValueMacro {
  /// The getter.
  static func accessors(_ request: AttachedExpansion) throws(MacroError) -> String {
    guard let value = VariableDeclaration(request.declSyntax.source)?.value else {
      throw MacroError(message: "'@__EntryDefaultValue' needs an initial value")
    }
    return "{\n  get {\n    return \(value)\n  }\n}"
  }
}

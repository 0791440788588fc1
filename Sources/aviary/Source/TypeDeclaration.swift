/// A type, or an extension of one, as the scanner finds it.
struct TypeDeclaration: Equatable {
  /// A stored property, or a computed one where `isStored` is false.
  struct Property: Equatable {
    var name: String
    var isStored: Bool
    /// Whether a value is given, by `=`, by being an optional variable or by its wrapper.
    var hasValue: Bool
  }

  /// `struct`, `class`, `enum`, `actor` or `extension`.
  var keyword: String
  /// With the types it is nested in: `Outer.Inner`.
  var name: String
  var line: Int
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  var isGeneric = false
  /// The names after the colon, without their arguments.
  var inherited: [String] = []
  var properties: [Property] = []
  /// For each `init` in the braces: whether it may be called with no arguments.
  var initializers: [Bool] = []
  /// Every word in its braces, to see which types use which.
  var words: Set<String> = []

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

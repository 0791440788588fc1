/// Declarations, by identifier and by tag.
struct TypeTable {
  private(set) var declarations: [String: TypeDeclaration] = [:]
  /// Identifiers by tag in small letters, in the order in which they were declared.
  private var identifiers: [Tag: [String]] = [:]

  private struct Tag: Hashable {
    let tagClass: UTTagClass
    let tag: String
  }

  /// The types of Apple's systems.
  static let builtIn: TypeTable = {
    var table = TypeTable()
    for line in BuiltInTypes.table.split(separator: "\n") {
      if let declaration = TypeDeclaration(line: line) { table.declare(declaration) }
    }
    return table
  }()

  /// The type of an identifier, which may be written in any case.
  subscript(identifier: String) -> TypeDeclaration? {
    declarations[identifier] ?? declarations[identifier.lowercased()]
  }

  /// The identifiers of the types with a tag; case does not count.
  func identifiers(tag: String, of tagClass: UTTagClass) -> [String] {
    identifiers[Tag(tagClass: tagClass, tag: tag.lowercased()), default: []]
  }

  /// Adds a type, or adds to what is known of it: supertypes and tags are joined, words stay.
  mutating func declare(_ declaration: TypeDeclaration) {
    let key = declaration.identifier
    var known = declarations[key] ?? TypeDeclaration(identifier: key)
    known.parents.appendNew(declaration.parents)
    for (tagClass, tags) in declaration.tags {
      known.tags[tagClass, default: []].appendNew(tags)
      for tag in tags {
        identifiers[Tag(tagClass: tagClass, tag: tag.lowercased()), default: []].appendNew([key])
      }
    }
    known.words = known.words ?? declaration.words
    known.version = known.version ?? declaration.version
    known.reference = known.reference ?? declaration.reference
    declarations[key] = known
  }
}

extension [String] {
  /// Appends those that are not there.
  mutating func appendNew(_ elements: [String]) {
    for element in elements where !contains(element) { append(element) }
  }
}

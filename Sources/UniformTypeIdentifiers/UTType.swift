/// A kind of data: of a file, or of what is dragged, copied or shared.
///
/// Types form a tree, with a few that have several supertypes: PNG is an image, images are data and
/// content. What Apple's systems declare is known everywhere; what the desktop's MIME database has
/// beyond that is known by identifiers that begin with `org.freedesktop.mime.`; a tag that nobody
/// knows has a dynamic type. Two types are equal where their identifiers are.
public struct UTType: Hashable, Sendable {
  /// The type's name, as `public.png`.
  public let identifier: String

  /// The type of an identifier; nil where nobody declared it.
  ///
  /// - Parameter identifier: The name; for declared types case does not count.
  public init?(_ identifier: String) {
    if let declaration = TypeCatalogue.shared.declaration(of: identifier) {
      self.identifier = declaration.identifier
    } else if DynamicIdentifier(identifier) != nil {
      self.identifier = identifier
    } else {
      return nil
    }
  }

  init(known identifier: String) { self.identifier = identifier }

  /// A type that the program is the owner of.
  ///
  /// The first of these with a `parentType` makes the type known to the process, as a declaration
  /// in `Info.plist` does. A declaration there, next to the program, gives it extensions and MIME
  /// types too.
  ///
  /// - Parameters:
  ///   - identifier: The type's name, of the form `com.example.recipe`.
  ///   - parentType: What the type is too; by default what was declared, `public.data` where
  ///     nothing was.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// A type that somebody else is the owner of, and that this program knows.
  ///
  /// - Parameters:
  ///   - identifier: The type's name.
  ///   - parentType: What the type is too; by default what was declared, `public.data` where
  ///     nothing was.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  private init(declaring identifier: String, _ parentType: UTType?) {
    let catalogue = TypeCatalogue.shared
    let known = catalogue.declaration(of: identifier)
    self.identifier = known?.identifier ?? identifier
    guard parentType != nil || known == nil else { return }
    let parent = parentType?.identifier ?? "public.data"
    if known.map({ $0.parents.contains(parent) }) == true { return }
    catalogue.declare(TypeDeclaration(identifier: self.identifier, parents: [parent]))
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier, and whether it is dynamic and declared.
  public var debugDescription: String {
    let kind = isDynamic ? "dynamic" : "not dynamic"
    return "<UTType \(identifier) (\(kind), \(isDeclared ? "declared" : "not declared"))>"
  }
}

extension UTType: Codable {
  /// Reads an identifier; a type that is not known here is one that is imported.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(known: identifier)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

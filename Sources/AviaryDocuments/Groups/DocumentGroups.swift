@_spi(Engine) import AviaryEngine
import Foundation
import UniformTypeIdentifiers

/// The document groups of the program, for what opens documents without knowing their type.
@MainActor
enum DocumentGroups {
  /// What a group can be asked for.
  struct Group {
    let reads: (URL) -> Bool
    let writes: (UTType) -> Bool
    /// What the window of a file is opened for.
    let address: (URL) throws -> AnyHashable
    /// What the window of a new document is opened for: of one that is given, else of an empty one; nil where there can be none.
    let new: (Any?) -> AnyHashable?
  }

  // Shared: a program has one app, and its scenes are evaluated anew again and again.
  private static var groups: [(type: ObjectIdentifier, group: Group)] = []

  /// Makes a group known; one of the same type takes the place of the one before.
  static func register<Document>(_ kind: DocumentKind<Document>) {
    let group = Group(
      reads: { kind.reads($0) },
      writes: { type in kind.writable.contains { $0 == type || type.conforms(to: $0) } },
      address: { AnyHashable(try OpenDocuments<Document>.shared.address(of: $0, kind)) },
      new: { given in
        guard let document = given as? Document ?? kind.make?() else { return nil }
        let session = DocumentSession(untitled: document, kind)
        return AnyHashable(OpenDocuments<Document>.shared.add(session))
      }
    )
    let type = ObjectIdentifier(Document.self)
    groups.removeAll { $0.type == type }
    groups.append((type, group))
  }

  /// The first of the program's.
  static var first: Group? { groups.first?.group }

  /// That of the files that are called so.
  static func group(of url: URL) -> Group? { groups.first { $0.group.reads(url) }?.group }

  /// That of documents of a type.
  static func group(_ document: Any.Type) -> Group? {
    groups.first { $0.type == ObjectIdentifier(document) }?.group
  }

  /// That of which documents can be written as a type of files.
  static func group(writing type: UTType) -> Group? {
    groups.first { $0.group.writes(type) }?.group
  }
}

@_spi(Engine) import AviaryEngine
import Foundation
import UniformTypeIdentifiers

/// The document groups of the program, for what opens documents without knowing their type.
@MainActor
enum DocumentGroups {
  /// What a group can be asked for.
  struct Group {
    /// What a file is read as; nil for files that are none of its documents.
    let match: (URL) -> FileTypes.Match?
    /// The same of what was kept of a document as a type; nil too where nothing is kept.
    let keeps: (UTType) -> FileTypes.Match?
    let writes: (UTType) -> Bool
    /// The types of files that can be opened.
    let readable: [UTType]
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
      match: { kind.match($0) },
      keeps: { type in
        kind.isEditable ? FileTypes(type).match(kind.readable + kind.writable) : nil
      },
      writes: { kind.writes($0) },
      readable: kind.readable,
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

  /// The types of files that one of them can open, each once, in order.
  static var readable: [UTType] {
    var types: [UTType] = []
    for type in groups.flatMap(\.group.readable) where !types.contains(type) { types.append(type) }
    return types
  }

  /// That which a file fits best.
  static func group(of url: URL) -> Group? { best { $0.match(url) }?.group }

  /// Whether a file fits the documents of a type better than those of the program's other groups.
  static func opens(_ url: URL, as document: Any.Type) -> Bool {
    best { $0.match(url) }?.type == ObjectIdentifier(document)
  }

  /// Whether what was kept as a type fits the documents of a type better than those of the program's other groups.
  static func recovers(_ type: UTType, as document: Any.Type) -> Bool {
    best { $0.keeps(type) }?.type == ObjectIdentifier(document)
  }

  /// The group that something fits best, the earlier one of those that it fits alike.
  private static func best(
    _ fit: (Group) -> FileTypes.Match?
  ) -> (type: ObjectIdentifier, group: Group)? {
    var best: (index: Int, match: FileTypes.Match)?
    for (index, entry) in groups.enumerated() {
      guard let match = fit(entry.group), best.map({ $0.match < match }) ?? true else { continue }
      best = (index, match)
    }
    return best.map { groups[$0.index] }
  }

  /// That of documents of a type.
  static func group(_ document: Any.Type) -> Group? {
    groups.first { $0.type == ObjectIdentifier(document) }?.group
  }

  /// That of which documents can be written as a type of files.
  static func group(writing type: UTType) -> Group? {
    groups.first { $0.group.writes(type) }?.group
  }
}

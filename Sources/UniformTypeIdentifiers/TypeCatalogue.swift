import Foundation
import Synchronization

/// Where all types are looked up: what the program declares, what Apple's systems have, what the
/// desktop's database adds.
///
/// Every member may be called on any thread.
final class TypeCatalogue: Sendable {
  /// The catalogue of the process.
  static let shared = TypeCatalogue(
    folders: MIMEDatabase.folders(environment: ProcessInfo.processInfo.environment),
    information: Bundle.main.infoDictionary ?? [:]
  )

  /// What the program declares.
  private let program: Mutex<TypeTable>
  private let folders: [URL]
  /// What the desktop declares; nil before it was asked for.
  private let desktop = Mutex<Desktop?>(nil)

  private struct Desktop {
    let database: MIMEDatabase
    let table: TypeTable
  }

  /// - Parameters:
  ///   - folders: Where MIME databases may be.
  ///   - information: A bundle's `Info.plist`, whose exported and imported types are the program's.
  init(folders: [URL], information: [String: Any] = [:]) {
    self.folders = folders
    var table = TypeTable()
    for declaration in TypeDeclaration.declarations(in: information) { table.declare(declaration) }
    program = Mutex(table)
  }

  func declare(_ declaration: TypeDeclaration) { program.withLock { $0.declare(declaration) } }

  // MARK: - By identifier

  /// What is known of a type; nil for one that nobody declared.
  ///
  /// The program's words on a type are joined with those of the system.
  func declaration(of identifier: String) -> TypeDeclaration? {
    let own = program.withLock { $0[identifier] }
    let known = TypeTable.builtIn[identifier]
    guard own == nil, known == nil else { return own.map { $0.joined(with: known) } ?? known }
    return identifier.hasPrefix("dyn.") ? nil : readDesktop { $0.table[identifier] }
  }

  /// The identifiers of the types that a type is directly.
  func parents(of identifier: String) -> [String] {
    declaration(of: identifier)?.parents ?? DynamicIdentifier(identifier)?.parents ?? []
  }

  /// The identifiers of all types that a type is, not its own.
  func supertypes(of identifier: String) -> Set<String> {
    var seen: Set<String> = []
    var open = parents(of: identifier)
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += parents(of: next) }
    }
    seen.remove(identifier)
    return seen
  }

  func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || supertypes(of: identifier).contains(other)
  }

  // MARK: - By tag

  /// The identifiers of the declared types with a tag that are of a supertype, the preferred ones
  /// first.
  ///
  /// - Parameters:
  ///   - tag: An extension without its dot, a MIME type, or a tag of another class.
  ///   - tagClass: What kind of tag it is.
  ///   - supertype: What the types have to be; nil for anything.
  func identifiers(tag: String, of tagClass: UTTagClass, conformingTo supertype: String?)
    -> [String]
  {
    var found = program.withLock { $0.identifiers(tag: tag, of: tagClass) }
    found.appendNew(TypeTable.builtIn.identifiers(tag: tag, of: tagClass))
    // What Apple's systems know is as there, whatever the desktop has.
    if found.isEmpty { found = readDesktop { $0.table.identifiers(tag: tag, of: tagClass) } }
    if found.isEmpty, tagClass == .mimeType, let end = tag.firstIndex(of: ";") {
      let bare = tag[..<end].trimmingCharacters(in: .whitespaces)
      return identifiers(tag: bare, of: tagClass, conformingTo: supertype)
    }
    guard let supertype else { return found }
    return found.filter { conforms($0, to: supertype) }
  }

  // MARK: - Words

  /// The words for people of a type; nil where nobody has any.
  func words(of identifier: String, languages: [String]) -> String? {
    guard let declaration = declaration(of: identifier) else { return nil }
    let names = MIMEDatabase.names(of: languages)
    let isEnglish = names.first == "en" || names.first?.hasPrefix("en_") == true
    if isEnglish, let words = declaration.words { return words }
    let types = declaration.tags(of: .mimeType)
    let comment = readDesktop { desktop in
      types.lazy.compactMap { desktop.database.comment(of: $0, languages: names) }.first
    }
    return comment ?? declaration.words
  }

  // MARK: - The desktop

  /// What the program, Apple's systems and the desktop declare, in this order.
  var tables: [TypeTable] {
    [program.withLock { $0 }, TypeTable.builtIn, readDesktop { $0.table }]
  }

  /// What MIME types are too, as the desktop's database says.
  var desktopParents: [String: [String]] { readDesktop { $0.database.parents } }

  private func readDesktop<Result: Sendable>(_ read: (Desktop) -> Result) -> Result {
    let desktop = desktop.withLock { desktop in
      if let desktop { return desktop }
      let database = MIMEDatabase(folders: folders)
      let new = Desktop(database: database, table: TypeTable(database))
      desktop = new
      return new
    }
    return read(desktop)
  }
}

extension TypeDeclaration {
  fileprivate func joined(with other: TypeDeclaration?) -> TypeDeclaration {
    guard let other else { return self }
    var table = TypeTable()
    table.declare(self)
    var renamed = other
    renamed.identifier = identifier
    table.declare(renamed)
    return table[identifier] ?? self
  }
}

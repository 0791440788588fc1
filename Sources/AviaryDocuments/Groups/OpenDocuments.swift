@_spi(Engine) import AviaryEngine
package import Foundation

/// What a window of a document is opened for.
struct DocumentAddress<Document>: Hashable, Codable {
  var id = UUID()
}

/// The documents of a type that are open in the program.
@MainActor
final class OpenDocuments<Document> {
  private var sessions: [UUID: DocumentSession<Document>] = [:]

  /// Of all types: generic types have no stored statics.
  private static var table: [ObjectIdentifier: AnyObject] {
    get { OpenDocumentTable.all }
    set { OpenDocumentTable.all = newValue }
  }

  static var shared: OpenDocuments {
    let key = ObjectIdentifier(Document.self)
    if let known = table[key] as? OpenDocuments { return known }
    let new = OpenDocuments()
    table[key] = new
    return new
  }

  func session(_ address: DocumentAddress<Document>) -> DocumentSession<Document>? {
    sessions[address.id]
  }

  func add(_ session: DocumentSession<Document>) -> DocumentAddress<Document> {
    let address = DocumentAddress<Document>()
    sessions[address.id] = session
    return address
  }

  func remove(_ address: DocumentAddress<Document>) { sessions[address.id] = nil }

  /// The window of a document is gone: what is not in its file yet is written.
  ///
  /// Where it can't be, the document stays as it is, for who opens the file again.
  func close(_ address: DocumentAddress<Document>) {
    guard let session = session(address) else { return }
    let work = Program.Work()
    Task {
      await session.keep()
      if !session.isShown, session.url == nil || !session.isEdited { remove(address) }
      work.end()
    }
  }

  /// The address of a file's document: that of the one that is open, else of a new one.
  ///
  /// - Throws: What reading throws.
  func address(
    of url: URL,
    _ kind: DocumentKind<Document>
  ) throws -> DocumentAddress<Document> {
    let place = url.standardizedFileURL.resolvingSymlinksInPath()
    let known = sessions.first {
      $0.value.fileURL?.standardizedFileURL.resolvingSymlinksInPath() == place
    }
    if let known { return DocumentAddress(id: known.key) }
    let address = add(try DocumentSession(reading: url, kind))
    RecentDocuments.add(url)
    return address
  }
}

/// Keeps what is open of each type.
@MainActor
private enum OpenDocumentTable {
  // Shared: a document is open once in a process, whatever window shows it.
  static var all: [ObjectIdentifier: AnyObject] = [:]
}

/// The files that were opened last.
@MainActor
package enum RecentDocuments {
  // Shared: the desktop keeps one list for all programs.
  /// Tells the desktop of a file that was opened or written, for its own list; set by whoever has a desktop.
  package static var tellDesktop: (URL) -> Void = { _ in }

  private static let key = "org.aviary.recent-documents"
  /// Chosen: as many as fit a menu.
  private static let most = 10

  /// Those that are still there, the last one first.
  package static var urls: [URL] {
    (UserDefaults.standard.stringArray(forKey: key) ?? [])
      .filter { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }

  package static func add(_ url: URL) {
    tellDesktop(url)
    let path = url.standardizedFileURL.path
    let others = (UserDefaults.standard.stringArray(forKey: key) ?? []).filter { $0 != path }
    UserDefaults.standard.set(Array(([path] + others).prefix(most)), forKey: key)
  }

  /// A file has another address.
  static func replace(_ old: URL, by new: URL) {
    let path = old.standardizedFileURL.path
    let others = (UserDefaults.standard.stringArray(forKey: key) ?? []).filter { $0 != path }
    UserDefaults.standard.set(others, forKey: key)
    add(new)
  }

  package static func clear() { UserDefaults.standard.removeObject(forKey: key) }
}

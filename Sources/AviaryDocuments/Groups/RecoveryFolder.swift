import Foundation
import Synchronization
import UniformTypeIdentifiers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where work is kept that is in no file of a person's yet, so that it is there again after a program was killed.
///
/// Each run of the program has a folder of its own and holds a lock in it: a folder without holder is left from a run that
/// did not end well.
final class RecoveryFolder: Sendable {
  /// A copy of a document.
  struct Copy: Codable, Equatable, Sendable {
    var id: UUID
    /// What the document was called.
    var name: String
    /// The identifier of the type that it is written as.
    var type: String
    /// The file that it belongs to; nil for one that has none.
    var original: URL?
    /// That file as the document was read from it, or written into it.
    var stamp: FileStamp?
  }

  /// The folder of this run, and the file that says that it is alive.
  private struct Own {
    let folder: URL
    let lock: Int32
  }

  private let root: URL
  private let own = Mutex<Own?>(nil)

  /// - Parameter root: The folder of the program.
  init(root: URL) { self.root = root }

  deinit { own.withLock { if let own = $0 { _ = close(own.lock) } } }

  /// That of this program: `$XDG_STATE_HOME/NAME/unsaved`, else below `~/.local/state`.
  static let shared = RecoveryFolder(root: home.appendingPathComponent("\(program)/unsaved"))

  private static var home: URL {
    let path = BaseFolders(ProcessInfo.processInfo.environment).state
    if let path { return URL(fileURLWithPath: path, isDirectory: true) }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
  }

  private static var program: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  // MARK: - Writing

  private func folder() throws -> URL {
    try own.withLock { own in
      if let own { return own.folder }
      let new = root.appendingPathComponent("\(getpid())-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      let lock = open(new.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        if lock >= 0 { close(lock) }
        throw CocoaError(.fileWriteUnknown)
      }
      own = Own(folder: new, lock: lock)
      return new
    }
  }

  /// Keeps a document; what was kept of it is replaced.
  ///
  /// On any thread; copies of one document follow each other.
  ///
  /// - Parameters:
  ///   - copy: What is known of it.
  ///   - write: Writes it to the address that it is told.
  /// - Throws: What `write` throws, or the file system says; what was kept before is still there.
  @concurrent
  func keep(_ copy: Copy, _ write: @Sendable (URL) async throws -> Void) async throws {
    let folder = try folder()
    try await FileReplacement.replace(folder.appendingPathComponent(copy.id.uuidString), write)
    try note(copy, folder)
  }

  private func keep(_ file: FileWrapper, _ copy: Copy) throws {
    let folder = try folder()
    try file.write(to: folder.appendingPathComponent(copy.id.uuidString))
    try note(copy, folder)
  }

  /// Writes what is known of a copy, once that is whole.
  private func note(_ copy: Copy, _ folder: URL) throws {
    let data = try JSONEncoder().encode(copy)
    try FileReplacement.replace(folder.appendingPathComponent("\(copy.id.uuidString).json")) {
      try data.write(to: $0)
    }
  }

  /// Lets a document go, which is in a file now, or wanted no more.
  func remove(_ id: UUID) {
    guard let own = own.withLock({ $0?.folder }) else { return }
    try? FileManager.default.removeItem(at: own.appendingPathComponent("\(id.uuidString).json"))
    try? FileManager.default.removeItem(at: own.appendingPathComponent(id.uuidString))
  }

  // MARK: - Recovering

  /// Takes over what runs left that did not end well.
  ///
  /// - Parameter isWanted: Whether copies of a type are wanted; others stay for whoever reads them.
  /// - Returns: The documents, each with its copy, which is this run's from now on.
  func recover(_ isWanted: (UTType) -> Bool) -> [(copy: Copy, file: FileWrapper)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let known = own.withLock { $0?.folder.standardizedFileURL }
    var taken: Set<UUID> = []
    return names.sorted().flatMap { name -> [(copy: Copy, file: FileWrapper)] in
      let left = root.appendingPathComponent(name)
      guard left.standardizedFileURL != known else { return [] }
      let lock = open(left.appendingPathComponent("lock").path, O_RDWR | O_CLOEXEC)
      guard lock >= 0 else { return [] }
      defer { close(lock) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return [] }
      return takeOver(left, isWanted, &taken)
    }
  }

  private func takeOver(
    _ left: URL,
    _ isWanted: (UTType) -> Bool,
    _ taken: inout Set<UUID>
  ) -> [(copy: Copy, file: FileWrapper)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: left.path)) ?? []
    var found: [(copy: Copy, file: FileWrapper)] = []
    var isEmpty = true
    for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
      let note = left.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: note),
        let copy = try? JSONDecoder().decode(Copy.self, from: data),
        let type = UTType(copy.type), isWanted(type),
        let file = try? FileWrapper(url: left.appendingPathComponent(copy.id.uuidString))
      else {
        isEmpty = false
        continue
      }
      // A run that was killed while it took a copy over left it twice; one that was killed once a document was saved
      // left what is in the file.
      let isKnown =
        taken.contains(copy.id)
        || copy.original.map { file.matchesContents(of: $0.resolvingSymlinksInPath()) } == true
      guard
        // The old copy goes once there is a new one.
        isKnown || (try? keep(file, copy)) != nil
      else {
        isEmpty = false
        continue
      }
      taken.insert(copy.id)
      if !isKnown { found.append((copy, file)) }
      try? FileManager.default.removeItem(at: note)
      try? FileManager.default.removeItem(at: left.appendingPathComponent(copy.id.uuidString))
    }
    if isEmpty { try? FileManager.default.removeItem(at: left) }
    return found
  }
}

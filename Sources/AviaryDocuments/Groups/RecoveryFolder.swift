import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where work is kept that is in no file of a person's yet, so that it is there again after a program was killed.
///
/// Each run of the program has a folder of its own and holds a lock in it: a folder without holder is left from a run that
/// did not end well.
@MainActor
final class RecoveryFolder {
  /// A copy of a document.
  struct Copy: Codable, Equatable {
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

  private let root: URL
  private var own: URL?
  private var lock: Int32 = -1

  /// - Parameter root: The folder of the program.
  init(root: URL) { self.root = root }

  deinit { if lock >= 0 { close(lock) } }

  /// That of this program: `$XDG_STATE_HOME/NAME/unsaved`, else below `~/.local/state`.
  static let shared = RecoveryFolder(root: home.appendingPathComponent("\(program)/unsaved"))

  private static var home: URL {
    let path = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? ""
    // Relative paths are to be ignored, as the specification of these folders says.
    if path.hasPrefix("/") { return URL(fileURLWithPath: path, isDirectory: true) }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
  }

  private static var program: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  // MARK: - Writing

  private func folder() throws -> URL {
    if let own { return own }
    let new = root.appendingPathComponent("\(getpid())-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    lock = open(new.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    own = new
    return new
  }

  /// Keeps a document; what was kept of it is replaced.
  ///
  /// - Throws: What the file system says; what was kept before is still there.
  func keep(_ file: FileWrapper, _ copy: Copy) throws {
    let folder = try folder()
    try file.write(to: folder.appendingPathComponent(copy.id.uuidString))
    // What is known of a copy is written once the copy is whole.
    let data = try JSONEncoder().encode(copy)
    try FileReplacement.replace(folder.appendingPathComponent("\(copy.id.uuidString).json")) {
      try data.write(to: $0)
    }
  }

  /// Lets a document go, which is in a file now, or wanted no more.
  func remove(_ id: UUID) {
    guard let own else { return }
    try? FileManager.default.removeItem(at: own.appendingPathComponent("\(id.uuidString).json"))
    try? FileManager.default.removeItem(at: own.appendingPathComponent(id.uuidString))
  }

  // MARK: - Recovering

  /// Takes over what runs left that did not end well.
  ///
  /// - Parameter types: The identifiers of the types that are wanted; others stay for whoever reads them.
  /// - Returns: The documents, each with its copy, which is this run's from now on.
  func recover(_ types: Set<String>) -> [(copy: Copy, file: FileWrapper)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().flatMap { name -> [(copy: Copy, file: FileWrapper)] in
      let left = root.appendingPathComponent(name)
      guard left.standardizedFileURL != own?.standardizedFileURL else { return [] }
      let lock = open(left.appendingPathComponent("lock").path, O_RDWR | O_CLOEXEC)
      guard lock >= 0 else { return [] }
      defer { close(lock) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return [] }
      return takeOver(left, types)
    }
  }

  private func takeOver(_ left: URL, _ types: Set<String>) -> [(copy: Copy, file: FileWrapper)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: left.path)) ?? []
    var found: [(copy: Copy, file: FileWrapper)] = []
    var isEmpty = true
    for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
      let note = left.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: note),
        let copy = try? JSONDecoder().decode(Copy.self, from: data), types.contains(copy.type),
        let file = try? FileWrapper(url: left.appendingPathComponent(copy.id.uuidString)),
        // The old copy goes once there is a new one.
        (try? keep(file, copy)) != nil
      else {
        isEmpty = false
        continue
      }
      found.append((copy, file))
      try? FileManager.default.removeItem(at: note)
      try? FileManager.default.removeItem(at: left.appendingPathComponent(copy.id.uuidString))
    }
    if isEmpty { try? FileManager.default.removeItem(at: left) }
    return found
  }
}

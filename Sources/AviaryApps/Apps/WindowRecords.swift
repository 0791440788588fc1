package import Foundation

/// The file in which a program keeps what its windows were when it ran last.
///
/// Of several copies of a program that run at a time the first one has it; the others neither read nor write it.
package final class WindowRecords {
  private struct Content: Codable {
    var version: Int
    var windows: [WindowRecord]
  }

  private static let version = 1

  private let file: URL
  private let report: (String) -> Void
  /// The lock of the folder; nil where another copy of the program has it, or there can be none.
  private var lock: Int32?
  private var written: Data?

  /// - Parameters:
  ///   - folder: Where the file is; made if need be.
  ///   - report: Tells what went wrong, as a sentence; each sentence once.
  package init(folder: URL, report: @escaping (String) -> Void) {
    file = folder.appendingPathComponent("windows.json")
    self.report = report
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      report("windows are not kept: \(folder.path): \(error.localizedDescription)")
      return
    }
    let opened = open(
      folder.appendingPathComponent("windows.lock").path,
      O_CREAT | O_RDWR | O_CLOEXEC,
      0o600
    )
    guard opened >= 0 else { return }
    if flock(opened, LOCK_EX | LOCK_NB) == 0 { lock = opened } else { close(opened) }
  }

  deinit { if let lock { close(lock) } }

  /// The folder of this program: `$XDG_STATE_HOME/NAME`, else below `~/.local/state`.
  ///
  /// - Parameter environment: The variables; a path that is not absolute is ignored, as the folders' specification says.
  package static func folder(in environment: [String: String]) -> URL {
    let path = environment["XDG_STATE_HOME"] ?? ""
    let home =
      path.hasPrefix("/")
      ? URL(fileURLWithPath: path, isDirectory: true)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    return home.appendingPathComponent(
      Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    )
  }

  /// What was kept, frontmost window last; nothing where there is nothing, or nothing that can be read, which is told.
  package func load() -> [WindowRecord] {
    guard lock != nil, FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      let content = try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
      guard content.version == Self.version else {
        report("\(file.path) is of version \(content.version), which is not known; it is ignored")
        return []
      }
      return content.windows
    } catch {
      report("\(file.path) can't be read; it is ignored: \(error)")
      return []
    }
  }

  /// Keeps windows in place of what was kept before; a file that is half written is never seen.
  package func save(_ windows: [WindowRecord]) {
    guard lock != nil else { return }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(Content(version: Self.version, windows: windows))
      guard data != written else { return }
      try data.write(to: file, options: .atomic)
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: file.path
      )
      written = data
    } catch {
      report("windows are not kept: \(file.path): \(error.localizedDescription)")
    }
  }
}

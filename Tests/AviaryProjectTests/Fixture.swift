import Foundation

/// A folder with files, which vanishes with it.
final class Fixture {
  let root: String

  /// Writes files by their paths; a path that ends in a slash is an empty folder.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.path + "/aviary-project-\(UUID().uuidString)"
    for (path, text) in files {
      let url = URL(fileURLWithPath: root + "/" + path)
      let folder = path.hasSuffix("/") ? url : url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !path.hasSuffix("/") { try Data(text.utf8).write(to: url) }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }

  /// Paths as they are in the folder.
  func relative(_ paths: [String]) -> [String] {
    paths.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }
  }
}

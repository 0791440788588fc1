import Foundation

/// Where a snapshot is kept: in a folder `__Snapshots__/TESTFILE` beside the file of the test.
struct SnapshotFiles {
  let folder: URL
  let name: String

  /// - Parameters:
  ///   - name: What the test calls it; what can't be in a file's name becomes a hyphen.
  ///   - testFile: The path of the test's source.
  init(name: String, testFile: String) {
    let source = URL(fileURLWithPath: testFile)
    folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_. "))
    let parts = name.components(separatedBy: allowed.inverted).filter { !$0.isEmpty }
    let joined = parts.joined(separator: "-").trimmingCharacters(
      in: CharacterSet(charactersIn: ".")
    )
    self.name = joined.isEmpty ? "snapshot" : joined
  }

  func kept(_ type: String) -> URL { folder.appendingPathComponent("\(name).\(type)") }
  func new(_ type: String) -> URL { folder.appendingPathComponent("\(name).new.\(type)") }
  var difference: URL { folder.appendingPathComponent("\(name).diff.png") }

  func write(_ data: Data, to url: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw ScreenError(.snapshot, "\(url.path) can't be written: \(error.localizedDescription)")
    }
  }

  /// Takes away what an earlier failure has left.
  func removeLeftovers() {
    for url in [new("txt"), new("png"), difference] {
      try? FileManager.default.removeItem(at: url)
    }
  }
}

/// What is done about snapshots that differ.
enum SnapshotMode {
  /// They are failures.
  case compare
  /// They are the new ones.
  case accept

  static func current(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Self
  {
    let isIntegration = !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
    return environment["AVIARY_SNAPSHOTS"] == "accept" && !isIntegration ? .accept : .compare
  }
}

import Foundation
import Testing

/// A stored display list, which a scene's must equal.
///
/// With `AVIARY_ACCEPT=1` in the environment what is drawn is stored instead. CI never sets it.
struct Golden {
  let name: String

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens/Gallery", isDirectory: true)

  private static let accepts = ProcessInfo.processInfo.environment["AVIARY_ACCEPT"] == "1"
  private static let acceptCommand = "AVIARY_ACCEPT=1 swift test --filter GalleryTests"

  private var file: URL { Self.folder.appendingPathComponent("\(name).txt") }
  private var newFile: URL { Self.folder.appendingPathComponent("\(name).txt.new") }

  /// Compares, and where texts differ writes the new one beside the stored one and fails.
  func check(_ text: String) throws {
    if Self.accepts {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      try? FileManager.default.removeItem(at: newFile)
      return
    }
    let stored = try? String(contentsOf: file, encoding: .utf8)
    guard stored != text else {
      try? FileManager.default.removeItem(at: newFile)
      return
    }
    try text.write(to: newFile, atomically: true, encoding: .utf8)
    Issue.record(
      """
      \(name).txt \(stored.map { Self.difference($0, text) } ?? "is missing"); the new one is in \
      \(newFile.lastPathComponent). To accept it: \(Self.acceptCommand)
      """
    )
  }

  /// The first line that differs, of both texts.
  private static func difference(_ old: String, _ new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      line < lines.count ? lines[line].trimmingCharacters(in: .whitespaces) : "the end"
    }
    return "differs from line \(line + 1):\n  stored: \(text(old))\n  drawn:  \(text(new))\n "
  }
}

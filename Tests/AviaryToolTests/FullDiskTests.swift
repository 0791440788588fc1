import AviaryMessages
import Foundation
import Testing

@testable import AviaryCommand

@Suite("The command on a full disk")
struct FullDiskTests {
  /// Runs the command with a cache on a small disk; nil where this user may not make one.
  private func run(_ arguments: [String], kilobytes: Int) throws -> ToolRunner.Outcome? {
    let runner = try ToolRunner()
    let cache = runner.folder.appendingPathComponent("cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    guard mount("tmpfs", cache.path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
      print("*** SKIPPED: the command on a full disk: only root may make one ***")
      return nil
    }
    defer { umount2(cache.path, Int32(MNT_DETACH)) }
    return try runner.run(arguments, source: "#Preview { Text(\"a\") }")
  }

  @Test(
    "a disk that is full is named in a line, and is no fault of the sources",
    arguments: [["render", "Card.swift", "-o", "card.png"], ["check", "Card.swift"]],
    [8, 1024]
  )
  func full(arguments: [String], kilobytes: Int) throws {
    guard let outcome = try run(arguments, kilobytes: kilobytes) else { return }
    #expect(outcome.status != 0)
    let lines = outcome.errors.split(separator: "\n")
    #expect(
      lines.contains {
        $0.contains("the disk is full: ") || $0.hasSuffix(": No space left on device")
      },
      "\(outcome.errors)"
    )
    #expect(!outcome.output.contains("Errors of the sources' own"))
    #expect(!outcome.errors.contains("submit a bug report"))
  }

  @Test("an error of Foundation's is a sentence that names the file")
  func words() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)/none"
    let error = #expect(throws: (any Error).self) {
      try Data().write(to: URL(fileURLWithPath: folder))
    }
    let words = try #require(error?.words)
    #expect(words.hasPrefix("\(folder): "))
    #expect(!words.contains("Error Domain") && !words.contains("operation could not"))
  }
}

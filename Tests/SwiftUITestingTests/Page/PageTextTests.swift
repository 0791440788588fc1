import Foundation
import Testing

/// What Documentation/Testing.md says is compared with the code.
@Suite("The page on testing")
struct PageTextTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  private static func page() throws -> String {
    try text(root.appendingPathComponent("Documentation/Testing.md"))
  }

  /// The text of all Swift files in a folder and the folders in it.
  private static func sources(in folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map(text)
  }

  /// Lines without what differs by the place where they stand: margins, empty lines, imports.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
  }

  /// The blocks of code of the page, each as its lines.
  private static func blocks() throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [Substring] = []
    for line in try (page() + "\nend").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    ") || (line.isEmpty && !block.isEmpty) {
        block.append(line)
      } else if !block.isEmpty {
        blocks.append(lines(block.joined(separator: "\n")))
        block = []
      }
    }
    return blocks
  }

  @Test("Each sample of the page stands in a test that runs, line by line")
  func samples() throws {
    let tests = try Self.sources(in: Self.folder).map {
      "\n" + Self.lines($0).joined(separator: "\n") + "\n"
    }
    let blocks = try Self.blocks()
    #expect(blocks.count > 20)
    // A manifest, and a package that is not built here, are no code of tests.
    for block in blocks
    where !["// Package.swift", "// with swift-snapshot-testing"].contains(block[0]) {
      let text = "\n" + block.joined(separator: "\n") + "\n"
      #expect(tests.contains { $0.contains(text) }, "in no test:\(text)")
    }
  }

  @Test("Each public name of the module is on the page")
  func names() throws {
    let page = try Self.page()
    let declared = try Regex(
      #"\bpublic (?:(?:static|internal\(set\)|private\(set\)|final) )*(?:func|var|let|struct|enum|class|protocol) (\w+)"#,
      as: (Substring, Substring).self
    )
    let sources = try Self.sources(in: Self.root.appendingPathComponent("Sources/SwiftUITesting"))
    let names = Set(sources.flatMap { $0.matches(of: declared).map { String($0.output.1) } })
    #expect(names.count > 100)
    // What Swift asks for, and says by itself.
    for name in names.subtracting(["errorDescription", "customMirror", "startIndex", "endIndex"])
      .sorted()
    {
      let isThere = page.range(of: #"\b\#(name)\b"#, options: .regularExpression) != nil
      #expect(isThere, "the page does not tell of “\(name)”")
    }
  }
}

import AviaryMessages
import Foundation
import Testing

@testable import AviaryCommand

@Suite("Previewing")
struct PreviewingTests {
  @Test(
    "the view of a #Preview is found at its line",
    arguments: [
      ("#Preview { Card() }", "Card()"),
      ("#Preview(\"A { b\", traits: .x(1)) { Card(title: \"}\") }", "Card(title: \"}\")"),
      ("#Preview {\n  A()\n  B()\n}", "Group { A()\n  B() }"),
      ("#Preview { A(); B() }", "Group { A(); B() }"),
      ("#Preview { if true { A() } else { B() } }", "Group { if true { A() } else { B() } }"),
      ("#Preview { /* } */ Text(\"a\\\\\") }", "Text(\"a\\\\\")"),
      ("#Preview { let a = A(); return a }", "Group { let a = A(); return a }"),
      ("#Preview { @Previewable @State var x = 1; Text(\"\\(x)\") }", "PreviewedView()"),
      ("#Preview { }", nil), ("let x = 1", nil), ("#Preview { Card(", nil),
    ] as [(String, String?)]
  )
  func view(source: String, view: String?) {
    #expect(PreviewSource(in: "import SwiftUI\n\(source)\n", line: 2)?.view == view)
    #expect(PreviewSource(in: source, line: 99) == nil)
    #expect(PreviewSource(in: source, line: 0) == nil)
  }

  @Test("properties of a preview are those of a view that is declared beside the test")
  func previewable() throws {
    let source = try #require(
      PreviewSource(
        in: "#Preview {\n  @Previewable @State var isOn = false\n  Toggle(\"a\", isOn: $isOn)\n}",
        line: 1
      )
    )
    #expect(source.view == "PreviewedView()")
    let words = source.declarations.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words == """
        private struct PreviewedView: View { @State var isOn = false var body: some View { \
        Toggle("a", isOn: $isOn) } }
        """
    )
  }

  @Test("the place of the first error is read, of files and of projects")
  func faults() {
    let file = CompileFault("/a/Card.swift:12:5: error: no", path: "/a/Card.swift")
    #expect(file.file == "/a/Card.swift" && file.line == 12)
    let project = CompileFault("1 error\n  Sources/A/B.swift:3:4: no\n", path: "/trips")
    #expect(project.file == "/trips/Sources/A/B.swift" && project.line == 3)
    let none = CompileFault("the linker failed: it did: so", path: "/trips")
    #expect(none.file == nil && none.line == nil)
  }

  @Test("a change of a source, a new one and one that goes are seen; what is hidden is not")
  func watching() throws {
    let runner = try ToolRunner()
    try runner.write(["P/Package.swift": "", "P/Sources/A.swift": "a", "P/.build/x.swift": "a"])
    let path = runner.folder.appendingPathComponent("P").path
    let before = SourceSnapshot(path)
    #expect(before.stamps.count == 2)
    #expect(SourceSnapshot(path) == before)
    try runner.write(["P/Sources/A.swift": "ab", "P/Sources/B.swift": "", "P/.build/x.swift": "ab"])
    let after = SourceSnapshot(path)
    #expect(
      after.changes(since: before).map { ($0 as NSString).lastPathComponent }
        == ["A.swift", "B.swift"]
    )
    try FileManager.default.removeItem(atPath: path + "/Sources/B.swift")
    #expect(SourceSnapshot(path) != after)
    #expect(SourceSnapshot(path + "/No.swift").stamps.isEmpty)
  }

  @Test(
    "what is saved is told of once it is closed, in new folders too, and without the system's help",
    arguments: [true, false]
  )
  func watcher(listens: Bool) throws {
    let runner = try ToolRunner()
    try runner.write(["P/Package.swift": "", "P/Sources/A.swift": "a"])
    let path = runner.folder.appendingPathComponent("P").path
    var watcher = SourceWatcher(path, listens: listens)
    #expect(watcher.listens == listens)

    func changes() -> [String] {
      let known = watcher.sources
      for _ in 0..<100 where watcher.sources == known { watcher.look(within: 0.1) }
      return watcher.sources.changes(since: known).map { ($0 as NSString).lastPathComponent }
    }

    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/Sources/A.swift"))
    try file.truncate(atOffset: 0)
    if listens {
      let known = watcher.sources
      watcher.look(within: 0.1)
      #expect(watcher.sources == known, "it is still being written")
    }
    try file.write(contentsOf: Data("abc".utf8))
    try file.close()
    #expect(changes() == ["A.swift"])
    try runner.write(["P/Sources/New/B.swift": "b"])
    #expect(changes() == ["B.swift"])
    try runner.write(["P/Sources/New/B.swift": "bb"])
    #expect(changes() == ["B.swift"])
    try FileManager.default.moveItem(
      atPath: path + "/Sources/A.swift",
      toPath: path + "/Sources/C.swift"
    )
    #expect(changes() == ["A.swift", "C.swift"])
    try FileManager.default.removeItem(atPath: path + "/Sources/New")
    #expect(changes() == ["B.swift"])
  }

  @Test("what is saved while a file is compiled with its package is compiled next")
  func savedMeanwhile() throws {
    let runner = try ToolRunner()
    try runner.write(["P/Package.swift": "", "P/Sources/A.swift": "a", "P/Sources/B.swift": "b"])
    let package = runner.folder.appendingPathComponent("P").path
    let file = package + "/Sources/A.swift"
    let before = SourcesBefore(file, file)
    #expect(before.known == SourceSnapshot(file))
    #expect(before.sources(of: package) == SourceSnapshot(package))
    try runner.write(["P/Sources/B.swift": "bb"])
    #expect(before.sources(of: file) == SourceSnapshot(file))
    let changes = SourceSnapshot(package).changes(since: before.sources(of: package))
    #expect(changes.map { ($0 as NSString).lastPathComponent } == ["B.swift"])
  }

  @Test("of one file nothing beside it counts")
  func watcherOfOne() throws {
    let runner = try ToolRunner()
    try runner.write(["A.swift": "a", "B.swift": "b"])
    var watcher = SourceWatcher(runner.folder.appendingPathComponent("A.swift").path)
    let known = watcher.sources
    try runner.write(["B.swift": "bb"])
    watcher.look(within: 1)
    #expect(watcher.sources == known)
    try runner.write(["A.swift": "aa"])
    watcher.look(within: 5)
    #expect(watcher.sources.stamps.count == 1 && watcher.sources != known)
  }

  @Test(
    "calls are read",
    arguments: [
      (["preview", "a.swift", "--port", "8080", "--editor", "vscode"], true),
      (["preview"], false), (["preview", "a", "b"], false),
      (["preview", "a", "--port", "x"], false),
      (["preview", "a", "--port", "99999"], false), (["mcp"], true), (["mcp", "a"], true),
      (["mcp", "a", "b"], false), (["why-size", "a", "--node", "g1.n1"], true),
      (["why-size", "a"], false), (["tap", "a", "--target", "Add", "--count", "2"], true),
      (["tap", "a", "--count", "x"], false), (["tree", "a", "--after", "dance"], false),
      (["tree", "a", "--after", "drag Row"], false),
      (["tree", "a", "--after", "drag Row 1,"], false),
      (["tree", "a", "--after", "scroll 20", "--dark", "--right-to-left"], true),
      (["why_size", "a", "--node", "x"], false),
    ]
  )
  func calls(arguments: [String], isRight: Bool) {
    #expect((try? Invocation.parse(arguments)) != nil || !isRight)
    if !isRight { #expect(throws: CommandError.self) { try Invocation.parse(arguments) } }
  }

  @Test("the page and what it names are served, and nothing else")
  func page() throws {
    let page = try #require(PreviewPage.file(at: "/"))
    let html = String(decoding: page.data, as: UTF8.self)
    for name in ["/preview.css", "/connection.js", "/screen.js", "/inspector.js"] {
      #expect(html.contains(name))
      #expect(PreviewPage.file(at: name)?.data.isEmpty == false)
    }
    #expect(PreviewPage.file(at: "/../Package.swift") == nil)
  }
}

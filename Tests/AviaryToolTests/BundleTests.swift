import Foundation
import Testing

@testable import AviaryCommand

@Suite("aviary bundle")
struct BundleTests {
  private func description(_ json: String, id: String? = nil) throws -> BundleDescription {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: folder.appendingPathComponent("Bundle.json"))
    var options = BundleOptions(path: folder.path)
    options.id = id
    return try BundleDescription.read(for: "notes", in: folder, options)
  }

  private static let notes = """
    {"id": "org.example.Notes", "name": "Notes & More", "version": "1.2", "summary": "Writes <notes>",
     "description": "First.\\n\\nSecond.", "license": "Apache-2.0", "homepage": "https://example.org/?a=1&b=2",
     "developer": "Ada <ada@example.org>", "categories": ["Office"], "urlSchemes": ["notes"],
     "fileTypes": [{"type": "application/x-note", "name": "Note", "extensions": ["note"]}, {"type": "text/plain"}]}
    """

  @Test("What is wrong in Bundle.json is named")
  func badFiles() throws {
    for (json, words) in [
      (#"{"id": "Notes"}"#, "'Notes'"), (#"{"id": "a.b"}"#, "'a.b'"),
      (#"{"version": "v1"}"#, "'v1'"), (#"{"nmae": "x"}"#, "'nmae'"),
      (#"{"version": 1}"#, "'version'"), (#"{"summary": "a\nb"}"#, "summary"),
      (#"{"fileTypes": [{"type": "note"}]}"#, "'note'"), ("[1]", "an object"),
      (#"{"fileTypes": [{"type": "text/x-n", "extensions": [".n"]}]}"#, "'.n'"),
      (#"{"developer": "Ada"}"#, "'Ada'"), (#"{"urlSchemes": ["no tes"]}"#, "'no tes'"),
      (#"{"id": "#, "Bundle.json"),
    ] {
      let error = #expect(throws: CommandError.self) { try description(json) }
      #expect(error?.message.contains(words) == true, "\(json): \(error?.message ?? "")")
    }
  }

  @Test("Options go before the file, and an empty file has all that is needed")
  func defaults() throws {
    #expect(try description(Self.notes, id: "net.example.Other").id == "net.example.Other")
    let plain = try description("{}")
    #expect(plain.name == "notes")
    #expect(plain.id.hasSuffix(".notes"))
    #expect(plain.version == "1.0")
  }

  @Test("The entry of menus opens files and addresses")
  func entry() throws {
    let texts = BundleTexts(description: try description(Self.notes), program: "notes")
    let lines = Set(texts.desktopFile.split(separator: "\n").map(String.init))
    for line in [
      "Exec=notes %U", "Name=Notes & More", "Categories=Office;", "StartupWMClass=notes",
      "MimeType=application/x-note;text/plain;x-scheme-handler/notes;",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(!lines.contains("DBusActivatable=true"))
    #expect(!texts.files.contains { $0.path.hasPrefix("share/dbus-1") })
    let plain = BundleTexts(description: try description("{}"), program: "notes")
    #expect(plain.desktopFile.contains("\nExec=notes\n"))
    #expect(plain.mimeTypes == nil)
  }

  @Test("Who the program is lies beside it, and D-Bus can start one that is installed")
  func identity() throws {
    let texts = BundleTexts(
      description: try description(Self.notes),
      program: "notes",
      isInstalled: true
    )
    let files = Dictionary(texts.files.map { ($0.path, $0.text) }) { $1 }
    let info = try #require(files["lib/notes/Info.plist"])
    let values = try PropertyListSerialization.propertyList(from: Data(info.utf8), format: nil)
    #expect((values as? [String: String])?["CFBundleIdentifier"] == "org.example.Notes")
    #expect((values as? [String: String])?["CFBundleName"] == "Notes & More")
    let service = try #require(files["share/dbus-1/services/org.example.Notes.service"])
    #expect(service.contains("\nName=org.example.Notes\n"))
    #expect(texts.desktopFile.contains("\nDBusActivatable=true\n"))
  }

  @Test("What shops and file managers read is XML, whatever the texts are")
  func xml() throws {
    let texts = BundleTexts(description: try description(Self.notes), program: "notes")
    for text in [texts.metainfo, try #require(texts.mimeTypes)] {
      let parser = XMLReader(text)
      #expect(parser.isWhole, "\(text)")
    }
    #expect(XMLReader(texts.metainfo).texts.contains("Writes <notes>"))
    #expect(XMLReader(texts.metainfo).texts.filter { $0 == "First." || $0 == "Second." }.count == 2)
    #expect(try #require(texts.mimeTypes).contains(#"pattern="*.note""#))
    #expect(try !#require(texts.mimeTypes).contains("text/plain"))
  }

  @Test("A folder runs from where it lies, and one that was there is replaced")
  func folder() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let build = place.appendingPathComponent("build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let program = build.appendingPathComponent("notes")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/echo"), to: program)
    try Data("a".utf8).write(to: build.appendingPathComponent("x.resources"))
    let staging = BundleStaging(
      description: try description(Self.notes),
      program: "notes",
      executable: program,
      libraries: BundleLibraries(runtime: [], system: [])
    )
    let folder = place.appendingPathComponent("notes.AppDir")
    for _ in 0..<2 { try staging.write(to: folder, asFolder: true) }
    let moved = place.appendingPathComponent("moved")
    try FileManager.default.moveItem(at: folder, to: moved)
    let said = try BundleLibraries.run(moved.appendingPathComponent("AppRun").path, ["hello"])
    #expect(said == "hello\n")
    #expect(
      FileManager.default.fileExists(atPath: moved.path + "/usr/lib/notes/x.resources")
    )
    #expect(
      try String(contentsOfFile: moved.path + "/org.example.Notes.desktop", encoding: .utf8)
        .hasPrefix("[Desktop Entry]")
    )
  }

  @Test("A program finds its libraries beside it, not where they were when it was built")
  func runPath() throws {
    let own = URL(fileURLWithPath: CommandLine.arguments[0])
    let path = try RunPath(Data(contentsOf: own))
    #expect(path.folders.contains { $0.hasPrefix("/") }, "\(path.folders)")
    let moved = try path.besideProgram()
    let folders = try RunPath(moved).folders
    #expect(folders.count == path.folders.count)
    #expect(folders.allSatisfy { $0.hasPrefix("$ORIGIN") }, "\(folders)")
    #expect(moved.count == (try Data(contentsOf: own)).count)
    #expect(throws: CommandError.self) { try RunPath(Data("#!/bin/sh".utf8)) }
    var broken = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) + Data(repeating: 0xFF, count: 200)
    #expect(try RunPath(broken).folders == [])
    broken.replaceSubrange(32..<40, with: Data(repeating: 0, count: 8))
    #expect(try RunPath(broken).folders == [])
  }

  @Test("A tool that is missing, and one that complains, are named")
  func tools() {
    let missing = #expect(throws: CommandError.self) {
      try BundleLibraries.run("no-such-tool-here", [])
    }
    #expect(missing?.message == "no-such-tool-here is not there")
    let failing = #expect(throws: CommandError.self) { try BundleLibraries.run("ls", ["/no/such"]) }
    #expect(failing?.message.contains("/no/such") == true)
  }

  @Test("Rare libraries come along, those of every desktop don't")
  func rare() {
    let libraries = BundleLibraries(
      runtime: [],
      system: ["/lib/libc.so.6", "/lib/libcairo.so.2", "/lib/libdeflate.so.0"]
    )
    #expect(libraries.rare == ["/lib/libdeflate.so.0"])
  }

  @Test("Arguments: one package, one program, only kinds that there are")
  func arguments() throws {
    guard case .bundle(let options) = try Invocation.parse(["bundle", "a", "--deb", "--id", "x"])
    else {
      Issue.record("no bundle")
      return
    }
    #expect(options.kinds == [.deb])
    #expect(options.path == "a")
    for wrong in [["a", "b"], ["--rpm"], ["--product", "a", "--executable", "b"]] {
      #expect(throws: CommandError.self) { try Invocation.parse(["bundle"] + wrong) }
    }
  }
}

/// Reads XML as far as it is well-formed: every element ends, every entity is known.
private struct XMLReader {
  private(set) var isWhole = true
  private(set) var texts: [String] = []

  init(_ text: String) {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      let before = String(rest[..<start])
      if before.contains(">") || before.contains("\"<") { isWhole = false }
      let plain = before.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      texts.append(plain)
      guard let end = rest[start...].firstIndex(of: ">") else {
        isWhole = false
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      if tag.hasPrefix("/") {
        if open.popLast() != tag.dropFirst() { isWhole = false }
      } else if !tag.hasPrefix("?"), !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
      rest = rest[rest.index(after: end)...]
    }
    isWhole = isWhole && open.isEmpty && text.matches(of: /&(?!amp;|lt;|gt;|quot;)/).isEmpty
  }
}

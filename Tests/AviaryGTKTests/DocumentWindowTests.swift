import Foundation
import Testing

@Suite("Windows of documents", .serialized, .enabled(if: TestDisplay.isAvailable))
struct DocumentWindowTests {
  private func start(
    _ display: TestDisplay,
    _ folder: URL,
    _ arguments: [String] = []
  ) throws -> Probe {
    try Probe(
      display,
      program: "DocumentProbe",
      arguments: arguments,
      environment: [
        "XDG_STATE_HOME": folder.appendingPathComponent("state").path,
        "XDG_DATA_HOME": folder.appendingPathComponent("data").path,
      ]
    )
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A file with the beginning of a letter.
  private func letter(in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("letter.txt")
    try Data("Dear ".utf8).write(to: file)
    return file
  }

  private func type(_ text: String, into window: String, _ display: TestDisplay) throws {
    try display.run("xdotool", "windowfocus", "--sync", window)
    // Tab goes to the editor, whose caret is at the end.
    try display.run("xdotool", "key", "Tab")
    try display.run("xdotool", "type", text)
  }

  @Test("a file in the arguments is opened alone, edited, and written by itself")
  func editing() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try letter(in: folder)
    let display = try TestDisplay()
    let probe = try start(display, folder, [file.path])
    let window = try display.window("letter")
    #expect(try !display.hasWindow("Untitled"))
    try type("Ada", into: window, display)
    _ = try display.window("letter — Edited")
    try display.wait("the file to be written") {
      try String(contentsOf: file, encoding: .utf8) == "Dear Ada"
    }
    _ = try display.window("letter")
    withExtendedLifetime(probe) {}
  }

  @Test("text, and what a toolbar's button does to it, is undone step by step by one history")
  func undoing() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try letter(in: folder)
    let display = try TestDisplay()
    let probe = try start(display, folder, [file.path])
    let window = try display.window("letter")
    func press(_ key: String, until text: String) throws {
      // Changes that follow each other quickly are one.
      Thread.sleep(forTimeInterval: 1.2)
      try display.run("xdotool", "key", key)
      try display.run("xdotool", "key", "ctrl+s")
      try display.wait("the file to be “\(text)”") {
        try String(contentsOf: file, encoding: .utf8) == text
      }
    }
    try type("Ada", into: window, display)
    try press("ctrl+j", until: "Dear Ada – A.")
    // The caret stays where it is in what changes behind it.
    try press("exclam", until: "Dear Ada! – A.")
    try press("ctrl+z", until: "Dear Ada – A.")
    try press("ctrl+z", until: "Dear Ada")
    try press("ctrl+z", until: "Dear ")
    try press("ctrl+z", until: "Dear ")
    try press("ctrl+shift+z", until: "Dear Ada")
    withExtendedLifetime(probe) {}
  }

  @Test("what was in no file is there again after the program was killed")
  func killed() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let display = try TestDisplay()
    let first = try start(display, folder)
    try type("unsaved", into: display.window("Untitled"), display)
    let unsaved = folder.appendingPathComponent("state")
    func copies() -> [String] {
      (FileManager.default.enumerator(atPath: unsaved.path)?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".json") }
    }
    try display.wait("a copy of the document") { !copies().isEmpty }
    kill(first.processIdentifier, SIGKILL)
    try display.wait("the window to be gone") { try !display.hasWindow("Untitled — Edited") }
    let second = try start(display, folder)
    _ = try display.window("Untitled — Edited")
    let copy = try #require(copies().first)
    let text = unsaved.appendingPathComponent(String(copy.dropLast(".json".count)))
    #expect(try String(contentsOf: text, encoding: .utf8) == "unsaved")
    withExtendedLifetime(second) {}
  }

  @Test("what was not in its file yet is there again when the program is started with the file")
  func killedWithFile() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try letter(in: folder)
    let display = try TestDisplay()
    let first = try start(display, folder, [file.path])
    try type("Ada", into: display.window("letter"), display)
    let state = folder.appendingPathComponent("state")
    func kept() -> Bool {
      let all = FileManager.default.enumerator(atPath: state.path)?.allObjects as? [String]
      return (all ?? []).contains { name in
        name.hasSuffix(".json")
          && (try? String(
            contentsOf: state.appendingPathComponent(String(name.dropLast(".json".count))),
            encoding: .utf8
          )) == "Dear Ada"
      }
    }
    // A busy machine may be so late that the file itself is written.
    try display.wait("a copy of the document") {
      try kept() || String(contentsOf: file, encoding: .utf8) == "Dear Ada"
    }
    kill(first.processIdentifier, SIGKILL)
    try display.wait("the window to be gone") { try !display.hasWindow("letter — Edited") }
    let second = try start(display, folder, [file.path])
    try display.wait("the window of the document") {
      try display.hasWindow("letter — Edited") || display.hasWindow("letter")
    }
    #expect(try !display.hasWindow("Untitled"))
    #expect(try kept() || String(contentsOf: file, encoding: .utf8) == "Dear Ada")
    withExtendedLifetime(second) {}
  }

  @Test(
    "documents 28: a document whose file can't be written stays until a person closes it anyway"
  )
  func closingUnwritable() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("place")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("letter.txt")
    try Data("Dear ".utf8).write(to: file)
    let display = try TestDisplay()
    let probe = try start(display, folder, [file.path])
    let window = try display.window("letter")
    // Root may write anywhere but where nothing is.
    try FileManager.default.removeItem(at: place)
    try type("Ada", into: window, display)
    _ = try display.window("letter — Edited")
    try display.run("xdotool", "key", "ctrl+w")
    Thread.sleep(forTimeInterval: 2)
    #expect(try display.hasWindow("letter — Edited"))
    // The question is cancelled, and the folder is there again.
    try display.run("xdotool", "key", "Escape")
    Thread.sleep(forTimeInterval: 1)
    #expect(try display.hasWindow("letter — Edited"))
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try display.run("xdotool", "key", "ctrl+w")
    try display.wait("the window to be gone") { try windows(display).isEmpty }
    #expect(try String(contentsOf: file, encoding: .utf8) == "Dear Ada")
    withExtendedLifetime(probe) {}
  }

  @Test("a file that was opened is in the desktop's list of recent files")
  func recent() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try letter(in: folder)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("data"),
      withIntermediateDirectories: true
    )
    let display = try TestDisplay()
    let probe = try start(display, folder, [file.path])
    _ = try display.window("letter")
    let list = folder.appendingPathComponent("data/recently-used.xbel")
    try display.wait("the list of recent files") {
      (try? String(contentsOf: list, encoding: .utf8))?.contains(file.absoluteString) == true
    }
    withExtendedLifetime(probe) {}
  }

  @Test("documents 11: a file that is no such document is told of, and an empty one is opened")
  func unreadable() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("broken.txt")
    try Data([0xFF, 0xFE, 0xFF]).write(to: file)
    let display = try TestDisplay()
    let probe = try start(display, folder, [file.path])
    _ = try display.window("Untitled")
    try display.wait("the reason to be told") {
      probe.errors.contains("broken.txt can't be opened: ")
        && probe.errors.contains("The file isn’t in the correct format.\n")
    }
    // In a window beside the empty document, which goes by the return key.
    try display.wait("the question's window") { try windows(display).count == 2 }
    try answer(display)
  }

  @Test(
    "documents 11: files of other types are told of in one window, and an empty document is opened",
    arguments: [false, true]
  )
  func otherTypes(areAddresses: Bool) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["one.png", "two.zip"].map { folder.appendingPathComponent($0) }
    for file in files { try Data([0, 1]).write(to: file) }
    let display = try TestDisplay()
    let arguments = files.map { areAddresses ? $0.absoluteString : $0.path }
    let probe = try start(display, folder, arguments)
    _ = try display.window("Untitled")
    try display.wait("the reasons to be told") {
      probe.errors.contains(
        "one.png can't be opened: DocumentProbe does not open files of its type."
      )
        && probe.errors.contains("two.zip can't be opened")
    }
    try display.wait("the question's window") { try windows(display).count == 2 }
    try answer(display)
  }

  /// The windows that are open.
  private func windows(_ display: TestDisplay) throws -> [Substring] {
    (try display.run("xdotool", "search", "--onlyvisible", "--class", "DocumentProbe") ?? "")
      .split(separator: "\n")
  }

  /// Presses return in the window of a question, which goes.
  private func answer(_ display: TestDisplay) throws {
    let untitled = try display.window("Untitled")
    let question = try #require(try windows(display).first { $0 != untitled })
    try display.run("xdotool", "windowfocus", "--sync", String(question))
    try display.run("xdotool", "key", "Return")
    try display.wait("the question to be gone") { try windows(display).count == 1 }
  }
}

import AviaryFoundation
import Foundation
import Testing

@Suite("Files by Apple's names", .serialized)
struct FileManagerTests {
  private func folder() throws -> URL {
    // Where the home's trash is, as a rule, on another file system than /tmp.
    let url = URL(fileURLWithPath: NSHomeDirectory())
      .appendingPathComponent(".aviary-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test("what is thrown away lies in the desktop's trash, which tells where it was")
  func trash() throws {
    let manager = FileManager.default
    let folder = try folder()
    let data = folder.appendingPathComponent("data")
    let before = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
    setenv("XDG_DATA_HOME", data.path, 1)
    defer {
      if let before { setenv("XDG_DATA_HOME", before, 1) } else { unsetenv("XDG_DATA_HOME") }
      try? manager.removeItem(at: folder)
    }
    let item = folder.appendingPathComponent("A note.txt")
    var places: [String] = []
    for text in ["one", "two"] {
      try Data(text.utf8).write(to: item)
      var place: NSURL?
      try manager.trashItem(at: item, resultingItemURL: &place)
      #expect(!manager.fileExists(atPath: item.path))
      places.append(try #require(place?.path))
    }
    let trash = data.appendingPathComponent("Trash")
    #expect(places == ["A note.txt", "A note.2.txt"].map { trash.path + "/files/" + $0 })
    #expect(try String(contentsOfFile: places[1], encoding: .utf8) == "two")
    let told = try String(
      contentsOf: trash.appendingPathComponent("info/A note.txt.trashinfo"),
      encoding: .utf8
    )
    .split(separator: "\n")
    #expect(told.first == "[Trash Info]")
    #expect(told.dropFirst().first?.hasSuffix("/A%20note.txt") == true)
    #expect(told.last?.hasPrefix("DeletionDate=20") == true)
    #expect(throws: CocoaError.self) { try manager.trashItem(at: item, resultingItemURL: nil) }
  }

  @Test("a group has a folder of its own, which is there")
  func groups() throws {
    let manager = FileManager.default
    let name = "group.aviary.tests.\(UUID().uuidString)"
    let url = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? manager.removeItem(at: url) }
    #expect(manager.fileExists(atPath: url.path) && url.lastPathComponent == name)
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: name) == url)
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
  }

  @Test("a coordinator reads and writes at once, one after the other")
  func coordination() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var failure: NSError?
    coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &failure) { place in
      try? Data("text".utf8).write(to: place)
    }
    var text: String?
    coordinator.coordinate(readingItemAt: url, error: nil) { place in
      text = try? String(contentsOf: place, encoding: .utf8)
    }
    #expect(failure == nil && text == "text")
  }

  @Test("addresses are read as they are written, with a scheme and a host")
  func addresses() throws {
    let strategy = URL.FormatStyle.url.parseStrategy
    #expect(try strategy.parse(" https://a.example/b ") == URL(string: "https://a.example/b"))
    #expect(throws: CocoaError.self) { try strategy.parse("a.example") }
    #expect(throws: CocoaError.self) { try strategy.parse("") }
    let lenient = URL.ParseStrategy(scheme: .defaultValue("https"), host: .optional)
    #expect(try URL("a/b", strategy: lenient).absoluteString == "https:a/b")
  }
}

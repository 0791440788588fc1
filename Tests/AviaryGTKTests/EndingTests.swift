import Foundation
import Testing

@Suite("How a program begins and ends", .enabled(if: TestDisplay.isAvailable), .serialized)
struct EndingTests {
  private let display: TestDisplay
  private let folder: URL

  init() throws {
    display = try TestDisplay()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-ending-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func phases(_ probe: Probe, of who: String) -> [String] {
    probe.lines.filter { $0.hasPrefix(who + " ") }.map { String($0.dropFirst(who.count + 1)) }
  }

  @Test("28: a program is inactive until its window has the keyboard, and nothing before")
  func begins() throws {
    let probe = try Probe(display)
    try probe.expect("window active")
    try display.wait("the app to be active") { phases(probe, of: "app").last == "active" }
    // As long as an app stays active without a window that is.
    Thread.sleep(forTimeInterval: 0.4)
    #expect(phases(probe, of: "app") == ["inactive", "active"])
    #expect(phases(probe, of: "window") == ["inactive", "active"])
  }

  @Test(
    "29: phases go to inactive and background at the end, and tasks that this starts have a turn",
    arguments: ["Control and Q", "close", "SIGTERM", "SIGINT", "SIGHUP"]
  )
  func ends(way: String) throws {
    let file = folder.appendingPathComponent("saved")
    let probe = try Probe(display, environment: ["PROBE_FILE": file.path])
    try probe.expect("window active")
    try display.wait("the app to be active") { phases(probe, of: "app").last == "active" }
    switch way {
    case "SIGTERM": kill(probe.processIdentifier, SIGTERM)
    case "SIGINT": kill(probe.processIdentifier, SIGINT)
    case "SIGHUP": kill(probe.processIdentifier, SIGHUP)
    case "close": probe.send("close")
    default: try display.run("xdotool", "key", "ctrl+q")
    }
    #expect(try probe.waitForExit() == 0)
    let expected = ["inactive", "active", "inactive", "background"]
    #expect(phases(probe, of: "window") == expected)
    #expect(phases(probe, of: "app") == expected)
    #expect(try String(contentsOf: file, encoding: .utf8) == "saved")
    #expect(probe.errors == "")
  }

  @Test("29: a window that is closed goes to the background, and the program of others goes on")
  func closesOne() throws {
    let probe = try Probe(display)
    try probe.expect("window active")
    try probe.order("value 1")
    _ = try display.window("Value 1")
    probe.send("close")
    try probe.expect("window background")
    try probe.expect("disappeared")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(!phases(probe, of: "app").contains("background"))
    #expect(try display.hasWindow("Value 1"))
  }

  // MARK: - User defaults

  /// The user defaults in the files of a home.
  private func defaults(in home: URL) -> [String: String] {
    let paths =
      FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
    let file = paths.first { $0.hasSuffix("WindowProbe.plist") }
    guard let file, let data = try? Data(contentsOf: home.appendingPathComponent(file)) else {
      return [:]
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String] ?? [:]
  }

  private func probeWithHome() throws -> Probe {
    try Probe(display, environment: ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
  }

  @Test("30: what is set in the standard user defaults is written soon")
  func writesDefaults() throws {
    let probe = try probeWithHome()
    try probe.expect("window active")
    for value in ["1", "2"] {
      try probe.order("default key \(value)")
      try display.wait("the defaults to be written") { defaults(in: folder)["key"] == value }
    }
  }

  @Test("30: user defaults are written at the end", arguments: ["SIGTERM", "exit"])
  func writesDefaultsAtEnd(way: String) throws {
    let probe = try probeWithHome()
    try probe.expect("window active")
    probe.send("default key 1")
    probe.send("default key \(way)")
    if way == "exit" {
      probe.send("exit")
    } else {
      try probe.expect("done default key \(way)")
      kill(probe.processIdentifier, SIGTERM)
    }
    #expect(try probe.waitForExit() == 0)
    #expect(defaults(in: folder)["key"] == way)
  }

  // MARK: - Another GTK

  @Test(
    "a GTK whose widgets are laid out otherwise is told of, and the program ends with exit code 1",
    .enabled(if: TestDisplay.path(of: "clang") != nil)
  )
  func otherToolkit() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CAviaryWindow").standardizedFileURL
    // Each function of GTK does nothing, so that a widget has no size.
    let program = """
      #include "GTK.h"
      #define X(result, name, arguments) void *name(void) { return 0; }
      #pragma clang diagnostic ignored "-Wincompatible-library-redeclaration"
      AVIARY_GTK_FUNCTIONS(X)
      """
    let source = folder.appendingPathComponent("toolkit.c")
    try Data(program.utf8).write(to: source)
    let library = folder.appendingPathComponent("libgtk-4.so.1")
    _ = try display.run(
      "clang",
      "-shared",
      "-fPIC",
      "-I",
      sources.path,
      source.path,
      "-o",
      library.path
    )
    #expect(FileManager.default.fileExists(atPath: library.path))
    let known = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let path = ([folder.path] + [known].compactMap(\.self)).joined(separator: ":")
    let probe = try Probe(display, environment: ["LD_LIBRARY_PATH": path])
    #expect(try probe.waitForExit() == 1)
    let size = 8 * 4
    #expect(probe.errors.contains("its GtkWidgetClass has 0 bytes and its GtkWidget 0"))
    #expect(probe.errors.contains("and \(size) were expected"))
  }
}

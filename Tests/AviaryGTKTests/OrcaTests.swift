import Foundation
import Testing

/// The screen reader Orca in a test: what it says is read, instead of heard.
private final class TestOrca {
  private let process = Process()
  private let display: TestDisplay
  private let log: URL
  /// How many of the sentences ``expect(_:)`` has gone past.
  private var sentencesRead = 0

  /// Whether the tests can run; says loudly if not.
  static let isAvailable: Bool = {
    guard TestBus.isAvailable else { return false }
    if TestDisplay.path(of: "orca") != nil { return true }
    print("*** SKIPPED: tests of the screen reader: not installed: orca ***")
    return false
  }()

  init(_ display: TestDisplay, _ bus: TestBus) throws {
    self.display = display
    let folder = URL(fileURLWithPath: display.environment["XDG_CONFIG_HOME"] ?? "/nowhere")
    log = folder.appendingPathComponent("orca.log")
    let settings = folder.appendingPathComponent("orca")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: TestDisplay.path(of: "orca") ?? "/missing/orca")
    process.arguments = [
      "--debug-file", log.path, "--user-prefs", settings.path,
      "--enable", "speech", "--disable", "braille",
    ]
    // Orca's log would come in pieces of some thousand characters.
    try display.writeSetting(
      """
      import builtins
      usual = builtins.open
      def by_lines(file, mode='r', buffering=-1, *others, **more):
          if str(file).endswith('orca.log'):
              buffering = 1
          return usual(file, mode, buffering, *others, **more)
      builtins.open = by_lines
      """,
      to: "sitecustomize.py"
    )
    process.environment = display.environment
      .merging(bus.environment) { $1 }
      .merging(["PYTHONPATH": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try expect("Screen reader on.")
  }

  deinit { process.end() }

  /// What was said, whether anybody could hear it.
  private var sentences: [String] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "SPEECH OUTPUT: '"),
        let end = line.range(of: "'{", options: .backwards)
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }

  /// Waits until something is said, after all that was expected before.
  func expect(_ sentence: String) throws {
    var said: [String] = []
    do {
      try display.wait(sentence) {
        said = sentences
        return said.dropFirst(sentencesRead).contains(sentence)
      }
    } catch {
      let rest = said.dropFirst(sentencesRead).joined(separator: " | ")
      throw Probe.Failure(description: "'\(sentence)' was not said, but: \(rest)")
    }
    let index = said.dropFirst(sentencesRead).firstIndex(of: sentence) ?? said.count
    sentencesRead = index + 1
  }

  /// Presses a key, and waits until something is said.
  func key(_ name: String, _ sentences: String...) throws {
    try display.run("xdotool", "key", name)
    for sentence in sentences { try expect(sentence) }
  }
}

@Suite("A screen reader follows", .enabled(if: TestOrca.isAvailable), .serialized)
struct OrcaTests {
  @Test("X48, X50, X51: the focus among fields and menus, and after a menu and an alert are closed")
  func focus() throws {
    let display = try TestDisplay()
    let bus = try TestBus(display)
    let orca = try TestOrca(display, bus)
    let probe = try Probe(display, environment: bus.environment)
    try probe.expect("ready")
    try probe.order("open survey")
    try display.run("xdotool", "windowfocus", try display.window("Survey"))
    try orca.key("Tab", "Labeled entry Ada selected.")
    try orca.key("Tab", "Only a prompt entry Ada selected.")
    try orca.key("Tab", "Notes text.")
    try orca.key("ctrl+Tab", "Menu combo box.", "one.")
    try orca.key("space", "one check menu item checked.")
    try orca.key("Down", "two check menu item not checked.")
    try orca.key("space", "Menu combo box.", "two.")
    try orca.key("Tab", "Date combo box.")
    try orca.key("Tab", "Color combo box.")
    try orca.key("Tab", "Actions push button.")
    try orca.key("Tab", "Site link.")
    for _ in 0..<3 { try display.run("xdotool", "key", "Tab") }
    try orca.expect("Popover push button.")
    // An alert takes the place of all else, for a while.
    try orca.key("Tab", "Alert push button.")
    try orca.key("space", "alert Really?", "It is gone then.", "No push button.")
    try orca.key("Escape", "Alert push button.")
    try orca.key("shift+Tab", "Popover push button.")
    #expect(probe.errors == "")
    withExtendedLifetime(orca) {}
  }
}

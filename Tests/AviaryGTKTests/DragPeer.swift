import Foundation

/// Another program that takes part in dragging: `drag_peer.py`, GTK 3 by PyGObject, in a window at 500, 0.
final class DragPeer {
  private let process = Process()
  private let outputFile: URL
  private let display: TestDisplay

  /// The system's own Python has PyGObject.
  private static let python = "/usr/bin/python3"

  /// Whether the tests can run; says so if not.
  static let isAvailable: Bool = {
    guard TestDisplay.isAvailable else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [
      "-c", "import gi; gi.require_version('Gtk', '3.0'); from gi.repository import Gtk",
    ]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    if process.terminationStatus == 0 { return true }
    print("*** SKIPPED: tests of other programs: python3-gi and gir1.2-gtk-3.0 not installed ***")
    return false
  }()

  init(_ display: TestDisplay, _ arguments: String...) throws {
    self.display = display
    outputFile = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-peer-\(UUID().uuidString).out")
    try Data().write(to: outputFile)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("drag_peer.py")
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = [script.path] + arguments
    process.environment = display.environment
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try expect("ready")
    let window = try display.window("Peer")
    try display.run("xdotool", "windowmove", window, "500", "0")
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: outputFile)
  }

  /// What it has told so far.
  var lines: [String] {
    ((try? String(contentsOf: outputFile, encoding: .utf8)) ?? "")
      .split(separator: "\n").map(String.init)
  }

  /// Waits until it tells a line.
  func expect(_ line: String) throws {
    try display.wait("the peer to tell '\(line)'; it told \(lines)") { self.lines.contains(line) }
  }

  /// Ends it as a crash does.
  func kill() { process.end() }
}

extension TestDisplay {
  /// Presses the pointer at a place, and moves it to another one step by step.
  func drag(from: (x: Int, y: Int), to: (x: Int, y: Int)) throws {
    try run("xdotool", "mousemove", "\(from.x)", "\(from.y)", "mousedown", "1")
    let steps = 12
    for step in 1...steps {
      let x = from.x + (to.x - from.x) * step / steps
      let y = from.y + (to.y - from.y) * step / steps
      try run("xdotool", "mousemove", "\(x)", "\(y)")
      Thread.sleep(forTimeInterval: 0.03)
    }
    // The answers of the program below the pointer have to come in before it is let go.
    try run("xdotool", "mousemove", "\(to.x + 1)", "\(to.y)")
    Thread.sleep(forTimeInterval: 0.3)
  }

  func release() throws { try run("xdotool", "mouseup", "1") }
}

import Foundation

/// The desktop in a test, on a bus of its own: `desktop_peer.py`, by PyGObject.
final class DesktopPeer {
  private let process = Process()
  private let orders = Pipe()
  private let outputFile: URL
  private let display: TestDisplay
  private var linesRead = 0

  /// The system's own Python has PyGObject.
  private static let python = "/usr/bin/python3"

  /// Whether the tests can run; says so if not.
  static let isAvailable: Bool = {
    guard TestDisplay.isAvailable else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "\(python) -c 'from gi.repository import Gio' && dbus-daemon --version",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    if process.terminationStatus == 0 { return true }
    print("*** SKIPPED: tests of the desktop's bar: python3-gi or dbus-daemon not installed ***")
    return false
  }()

  init(_ display: TestDisplay, _ bus: TestBus, _ kind: String) throws {
    self.display = display
    outputFile = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-desktop-\(UUID().uuidString).out")
    try Data().write(to: outputFile)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("desktop_peer.py")
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = [script.path, kind]
    process.environment = display.environment.merging(bus.environment) { $1 }
    process.standardInput = orders
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = process.standardOutput
    try process.run()
    try expect("ready")
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

  /// Waits until it tells a line, after those that were waited for before.
  func expect(_ line: String) throws {
    try display.wait("the desktop to tell '\(line)'; it told \(lines)") {
      guard let index = self.lines.dropFirst(self.linesRead).firstIndex(of: line) else {
        return false
      }
      self.linesRead = index + 1
      return true
    }
  }

  /// Gives an order.
  ///
  /// - Returns: What it tells meanwhile, signals of the program left out.
  @discardableResult
  func order(_ line: String) throws -> [String] {
    let start = linesRead
    orders.fileHandleForWriting.write(Data((line + "\n").utf8))
    try expect("done \(line)")
    return lines[start..<(linesRead - 1)].filter { !$0.hasPrefix("signal ") }
  }
}

import Foundation

/// A program, `WindowProbe` unless told, running on the display of a ``TestDisplay``.
final class Probe {
  private let process = Process()
  private let orders = Pipe()
  private let outputFile: URL
  private let errorFile: URL
  private let display: TestDisplay
  /// How many lines of the output ``expect(_:)`` has gone past.
  private var linesRead = 0

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter folder: Where the program lies; nil for where it is built.
  init(
    _ display: TestDisplay,
    program: String = "WindowProbe",
    in folder: URL? = nil,
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    self.display = display
    let name = "aviary-probe-\(UUID().uuidString)"
    outputFile = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".out")
    errorFile = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".err")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.executableURL = folder?.appendingPathComponent(program) ?? Self.executable(program)
    process.arguments = arguments
    process.environment = display.environment.merging(environment) { $1 }
    process.standardInput = orders
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
  }

  deinit {
    process.end()
    for file in [outputFile, errorFile] { try? FileManager.default.removeItem(at: file) }
  }

  /// Copies a program into a folder.
  static func copy(_ program: String, to folder: URL) throws {
    let place = folder.appendingPathComponent(program)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: executable(program), to: place)
  }

  private static func executable(_ name: String) -> URL {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent(name)
    if let beside, FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }
  var processIdentifier: Int32 { process.processIdentifier }

  /// Gives an order, and waits until it is carried out.
  func order(_ line: String) throws {
    send(line)
    try expect("done \(line)")
  }

  func send(_ line: String) { orders.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  /// Waits until the probe tells a line, one after those that were waited for before.
  func expect(_ line: String) throws {
    try display.wait("the probe to tell '\(line)'; it told \(lines); errors: \(errors)") {
      guard let index = self.lines.dropFirst(self.linesRead).firstIndex(of: line) else {
        return false
      }
      self.linesRead = index + 1
      return true
    }
  }

  /// Waits for a line that begins with a text, after those that were waited for before.
  func next(prefix: String) throws -> String {
    var found = ""
    try display.wait("the probe to tell '\(prefix)…'; it told \(lines); errors: \(errors)") {
      guard
        let index = self.lines.dropFirst(self.linesRead).firstIndex(where: { $0.hasPrefix(prefix) })
      else { return false }
      found = self.lines[index]
      self.linesRead = index + 1
      return true
    }
    return found
  }

  /// The lines that the probe has told so far.
  var lines: [String] {
    ((try? String(contentsOf: outputFile, encoding: .utf8)) ?? "")
      .split(separator: "\n").map(String.init)
  }

  /// Waits until the probe has ended.
  ///
  /// - Returns: Its exit code.
  func waitForExit() throws -> Int32 {
    try display.wait("the probe to end; it told \(lines)") { !self.process.isRunning }
    return process.terminationStatus
  }

  /// How often the probe's main thread has woken up so far.
  var wakeUps: Int {
    let status = try? String(
      contentsOfFile: "/proc/\(processIdentifier)/task/\(processIdentifier)/status",
      encoding: .utf8
    )
    let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? -1
  }

  /// Whether the probe has loaded a library.
  func hasLoaded(_ library: String) throws -> Bool {
    try memoryMap().contains(library)
  }

  /// The memory that the probe shares with others, a line for each part, with the part's number.
  func sharedMemory() throws -> [Substring] {
    try memoryMap().split(separator: "\n").filter { $0.contains("/SYSV") }
  }

  private func memoryMap() throws -> String {
    let map = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: "/proc/\(processIdentifier)/maps")
    )
    return String(decoding: map.readDataToEndOfFile(), as: UTF8.self)
  }
}

extension Process {
  /// Ends the process, if it has not ended yet.
  ///
  /// Tests run on threads that block signals, and processes that they start do too: all but this one.
  func end() {
    if isRunning { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
  }
}

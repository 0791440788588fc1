import Foundation

/// Runs the command itself, as it was built beside the tests, in a folder of its own.
final class ToolRunner {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the command; a source goes into `Card.swift` before, under `import SwiftUI`.
  func run(_ arguments: [String], source: String? = nil) throws -> Outcome {
    if let source { try write(source) }
    return try run(command, arguments)
  }

  /// Runs a line of bash that begins with the command's arguments.
  func run(inShell line: String, source: String) throws -> Outcome {
    try write(source)
    return try run(URL(fileURLWithPath: "/bin/bash"), ["-c", "'\(command.path)' \(line)"])
  }

  private func write(_ source: String) throws {
    try Data("import SwiftUI\n\(source)\n".utf8)
      .write(to: folder.appendingPathComponent("Card.swift"))
  }

  /// The command, which lies beside the tests.
  private var command: URL {
    if let beside = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("aviary"),
      FileManager.default.isExecutableFile(atPath: beside.path)
    {
      return beside
    }
    return URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("aviary")
  }

  private func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
    process.environment = environment
    let (output, errors) = (folder.appendingPathComponent("1"), folder.appendingPathComponent("2"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8)
    )
  }

  /// Writes files by their paths in the folder.
  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  func fileExists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}

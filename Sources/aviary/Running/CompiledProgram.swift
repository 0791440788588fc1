import AviaryMessages
import Foundation

/// A program that draws, and the running of it.
struct CompiledProgram {
  /// The file or project that it draws, for messages.
  let file: String
  let executable: URL
  /// The folder in which pictures, catalogues and strings are looked for.
  let resources: URL
  /// What else the program finds in its environment.
  var settings: [String: String] = [:]
  /// What the sources are called in messages, by the paths of what was compiled: they, or copies of them.
  var sources: [String: String] = [:]
  /// The sources whose literals can change while it runs, by their paths.
  var liveSources: [String: LiveSource] = [:]

  /// Runs the program, again for the views behind one that crashes; what it prints goes to standard output.
  ///
  /// - Throws: what it says on standard error, where it fails, and what is known of crashes.
  func run(_ request: DriverRequest) throws {
    var request = request
    let progress = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-progress-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: progress) }
    request.progress = progress
    var crashes: [String] = []
    while let crash = try runOnce(request) {
      let drawn = DrawingProgress(at: progress)
      let isOneOfMany = drawn.map { $0.count > 1 } ?? false
      let faults = drawn?.faults ?? [:]
      crashes += faults.sorted { $0.key < $1.key }.map(\.value)
      request.skipped.formUnion(faults.keys)
      crashes.append(try message(of: crash, request, view: isOneOfMany ? drawn?.name : nil))
      guard let drawn, isOneOfMany, request.skipped.insert(drawn.index).inserted else { break }
      request.first = drawn.index + 1
    }
    guard crashes.isEmpty else { throw CommandError(crashes.joined(separator: "\n")) }
  }

  /// A process that ended by itself.
  private struct Crash {
    var signal: Int32
    /// What it wrote to standard error.
    var words: String
  }

  /// - Returns: How it crashed; nil where it did not.
  private func runOnce(_ request: DriverRequest) throws -> Crash? {
    let result = try ChildProcess.run(
      executable.path,
      [try Self.argument(request)],
      environment: environment(backtrace: "enable=no"),
      output: .inherited
    )
    let words = result.standardError.trimmingCharacters(in: .newlines)
    switch result.status {
    case .exited(0):
      if !words.isEmpty {
        try? FileHandle.standardError.write(contentsOf: Data("\(words)\n".utf8))
      }
      return nil
    case .exited:
      // The toolkit's own messages have its name before them, as the command's will.
      let own = "Aviary: "
      let told = words.hasPrefix(own) ? String(words.dropFirst(own.count)) : words
      throw CommandError(told.isEmpty ? "\(file): the drawing process failed" : told)
    case .signalled(SIGPIPE):
      // Who reads has read enough: `aviary inspect Card.swift | head`.
      return nil
    case .signalled(let signal): return Crash(signal: signal, words: words)
    }
  }

  private static func argument(_ request: DriverRequest) throws -> String {
    String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
  }

  /// Runs once more to learn where in the sources the trap was, and tells of it.
  private func message(of crash: Crash, _ request: DriverRequest, view: String?) throws -> String {
    let result = try ChildProcess.run(
      executable.path,
      [try Self.argument(request)],
      environment: environment(backtrace: CrashReport.backtraceSettings),
      output: .captured
    )
    return CrashReport.message(
      file: file,
      sources: sources,
      signal: crash.signal,
      output: crash.words,
      backtrace: result.standardOutput + "\n" + result.standardError,
      view: view
    )
  }

  /// The variables that the program is run with.
  func environment(backtrace: String) -> [String: String] {
    var environment = settings
    environment["SWIFT_BACKTRACE"] = backtrace
    // What sources ask to know that they are a preview's.
    environment["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
    if ProcessInfo.processInfo.environment["AVIARY_RESOURCES"] == nil {
      environment["AVIARY_RESOURCES"] = resources.path
    }
    return environment
  }
}

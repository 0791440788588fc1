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
  /// The sources whose literals can change while it runs, by their paths.
  var liveSources: [String: LiveSource] = [:]

  /// Runs the program; what it prints goes to standard output.
  ///
  /// - Throws: what it says on standard error, where it fails.
  func run(_ request: DriverRequest) throws {
    let json = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let result = try ChildProcess.run(
      executable.path,
      [json],
      environment: environment(backtrace: "enable=no"),
      output: .inherited
    )
    let words = result.standardError.trimmingCharacters(in: .newlines)
    switch result.status {
    case .exited(0):
      if !words.isEmpty { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
    case .exited:
      // The toolkit's own messages have its name before them, as the command's will.
      let own = "Aviary: "
      let told = words.hasPrefix(own) ? String(words.dropFirst(own.count)) : words
      throw CommandError(told.isEmpty ? "\(file): the drawing process failed" : told)
    case .signalled(SIGPIPE):
      // Who reads has read enough: `aviary inspect Card.swift | head`.
      break
    case .signalled(let signal):
      throw CommandError(
        CrashReport.message(
          file: file,
          signal: signal,
          output: words,
          place: try placeOfCrash(json)
        )
      )
    }
  }

  /// Runs once more to learn where in the user's file the trap was.
  private func placeOfCrash(_ json: String) throws -> String? {
    let settings = "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none"
    let result = try ChildProcess.run(
      executable.path,
      [json],
      environment: environment(backtrace: settings),
      output: .captured
    )
    return CrashReport.place(
      in: file,
      backtrace: result.standardOutput + "\n" + result.standardError
    )
  }

  /// The variables that the program is run with.
  func environment(backtrace: String) -> [String: String] {
    var environment = settings
    environment["SWIFT_BACKTRACE"] = backtrace
    if ProcessInfo.processInfo.environment["AVIARY_RESOURCES"] == nil {
      environment["AVIARY_RESOURCES"] = resources.path
    }
    return environment
  }
}

import AviaryDriver
import AviaryProject
import Foundation

/// A file of the user's, compiled, and the running of it.
struct DrawingProgram {
  let file: String
  private let executable: URL

  /// Reads, checks and compiles the file.
  ///
  /// - Throws: an error that names the file and what is wrong with it.
  init(options: CompileOptions) throws {
    file = options.file
    let source = try Self.read(options.file)
    let build = try BuildFolder(executable: Tool.ownExecutable())
    let modules = build.moduleNames.subtracting(OptInModules.hidden(on: .linux))
    let choice = try DrawableChoice.choose(
      in: SourceSummary(source: source, conditions: .drawing(with: modules)),
      file: options.file,
      wanted: options.preview
    )
    let compilation = Compilation(
      build: build,
      cache: BuildCache(environment: ProcessInfo.processInfo.environment),
      options: options
    )
    executable = try compilation.executable(source: source, choice: choice)
  }

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

  /// Pictures and asset catalogues are looked for beside the file.
  private func environment(backtrace: String) -> [String: String] {
    var environment = ["SWIFT_BACKTRACE": backtrace]
    if ProcessInfo.processInfo.environment["AVIARY_RESOURCES"] == nil {
      environment["AVIARY_RESOURCES"] =
        URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
    }
    return environment
  }

  private static func read(_ file: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw CommandError("\(file): there is no such file")
    }
    if isFolder.boolValue { throw CommandError("\(file) is a folder, not a Swift file") }
    guard file.hasSuffix(".swift") else {
      throw CommandError("\(file) is not a Swift file: its name does not end in .swift")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandError("\(file) cannot be read")
    }
    guard let source = String(data: data, encoding: .utf8) else {
      throw CommandError("\(file) is not text in UTF-8")
    }
    return source
  }
}

import Foundation

/// The compiler's inner program, which judges files without making anything of them.
struct Frontend: Sendable {
  private let compiler: String
  /// What every call is given.
  private let flags: [String]

  /// - Parameters:
  ///   - build: Where Aviary's modules are.
  ///   - available: The modules that can be imported, to find those that every file imports unasked.
  init(build: BuildFolder, importFlags: [String], available: Set<String>) {
    compiler = build.compiler
    let host = build.toolchain.appendingPathComponent("lib/swift/host")
    var flags = importFlags + ["-plugin-path", host.appendingPathComponent("plugins").path]
    let testing = host.appendingPathComponent("plugins/testing").path
    if FileManager.default.fileExists(atPath: testing) { flags += ["-plugin-path", testing] }
    let server = host.appendingPathComponent("libSwiftInProcPluginServer.so").path
    if FileManager.default.fileExists(atPath: server) {
      flags += ["-in-process-plugin-server-path", server]
    }
    flags += ImplicitImports.modules(among: available).flatMap { ["-import-module", $0] }
    self.flags =
      flags + [
        "-disable-objc-interop", "-suppress-warnings", "-diagnostic-style", "llvm", "-Onone",
        "-no-color-diagnostics", "-empty-abi-descriptor",
        // A target is judged even where one that it uses has errors.
        "-experimental-allow-module-with-compiler-errors",
      ]
  }

  /// Judges some of a module's files.
  ///
  /// - Parameters:
  ///   - primaries: The files that are judged.
  ///   - others: The other files of the module.
  ///   - options: The module's own options.
  /// - Returns: what the compiler said, and whether it came to its end.
  func typecheck(
    _ primaries: [String],
    beside others: [String],
    options: [String]
  ) throws -> (text: String, didCrash: Bool) {
    try run(["-typecheck"] + primaries.flatMap { ["-primary-file", $0] } + others + options)
  }

  /// Makes a module that others can import; what its functions do is not looked at.
  func emitModule(
    _ files: [String],
    to path: String,
    options: [String]
  ) throws -> (text: String, didCrash: Bool) {
    let skipping = ["-experimental-skip-all-function-bodies", "-enable-testing"]
    return try run(["-emit-module"] + files + ["-o", path] + skipping + options)
  }

  private func run(_ arguments: [String]) throws -> (text: String, didCrash: Bool) {
    let result = try ChildProcess.run(
      compiler,
      ["-frontend"] + arguments + flags,
      environment: ["SWIFT_BACKTRACE": "enable=no"],
      output: .captured
    )
    let text = result.standardOutput + result.standardError
    switch result.status {
    case .exited(let status): return (text, status > 1 || text.contains("Stack dump:"))
    case .signalled: return (text, true)
    }
  }
}

/// The modules whose names a file with `import Foundation` alone finds on Apple's systems.
enum ImplicitImports {
  /// The options that give them to every file of a module.
  static func flags(among available: Set<String>) -> [String] {
    modules(among: available).flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// Those of them that there are.
  static func modules(among available: Set<String>) -> [String] {
    [
      "Combine", "Observation", "FoundationNetworking", "CoreGraphics", "AviaryFoundation",
    ].filter(available.contains)
  }
}

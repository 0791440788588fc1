import Foundation

/// Turns the user's file and a driver into an executable.
struct Compilation {
  let build: BuildFolder
  let cache: BuildCache
  let options: CompileOptions

  /// The executable that draws `choice`, compiled unless the cache has it.
  ///
  /// - Throws: the compiler's own words where the file does not compile.
  func executable(source: String, choice: DrawableChoice) throws -> URL {
    let driver = DriverSource.text(for: choice)
    let path = URL(fileURLWithPath: options.file).standardizedFileURL.path
    let entry = try cache.entry(
      for: [source, driver, path, options.file, options.languageMode, build.stamp])
    let executable = entry.appendingPathComponent("run")
    if FileManager.default.isExecutableFile(atPath: executable.path) {
      cache.touch(entry)
      return executable
    }
    let driverFile = entry.appendingPathComponent("Driver.swift")
    try driver.write(to: driverFile, atomically: true, encoding: .utf8)
    // Two calls at once must not see each other's half-written files.
    let fresh = entry.appendingPathComponent("run.\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: fresh) }
    try compile(driver: driverFile, into: fresh, choice: choice)
    guard rename(fresh.path, executable.path) == 0 else {
      throw CommandError("cannot write \(executable.path)")
    }
    cache.touch(entry)
    cache.prune()
    return executable
  }

  private func compile(driver: URL, into executable: URL, choice: DrawableChoice) throws {
    let result = try ChildProcess.run(
      build.compiler, arguments(driver: driver, executable: executable), output: .captured)
    guard result.status != .exited(0) else { return }
    let words = (result.standardOutput + result.standardError)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("error: fatalError") && !$0.hasPrefix("error: compile command") }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
    if case .view(let name) = choice, words.contains(driver.path), !words.contains(options.file) {
      throw CommandError(
        "'\(name)' of \(options.file) cannot be built without arguments: add a #Preview\n\(words)")
    }
    throw CommandError(
      words.isEmpty ? "the Swift compiler failed on \(options.file)" : words, isVerbatim: true)
  }

  private func arguments(driver: URL, executable: URL) -> [String] {
    // The file's own path is kept as it was given, and with it the compiler's messages.
    let file = options.file.hasPrefix("-") ? "./" + options.file : options.file
    return [
      "-parse-as-library", "-whole-module-optimization", "-Onone", "-g",
      "-swift-version", options.languageMode, "-D", "DEBUG",
      "-module-name", DriverSource.moduleName,
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", DriverSource.userEntryPoint,
      "-suppress-warnings", "-use-ld=lld",
    ] + build.importFlags + [file, driver.path, "-o", executable.path]
      + build.objects + build.libraryFlags
  }
}

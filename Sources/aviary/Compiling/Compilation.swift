import AviaryProject
import AviarySwiftSource
import Foundation

/// Turns the user's file and a driver into an executable.
struct Compilation {
  let build: BuildFolder
  let cache: BuildCache
  let options: CompileOptions
  var linking = ToolkitLinking.objects

  /// The executable that draws `choice`, compiled unless the cache has it.
  ///
  /// - Returns: It, and the source where its literals can change while it runs.
  /// - Throws: the compiler's own words where the file does not compile.
  func executable(source: String, choice: DrawableChoice) throws -> (URL, LiveSource?) {
    let path = URL(fileURLWithPath: options.file).standardizedFileURL.path
    let compilable = CompilableSource(source).text
    let copy = compilable == source ? nil : compilable
    guard linking == .live else { return (try executable(source, copy, choice, path), nil) }
    let name = "left-\(BuildCache.key(of: [path])).json"
    var left = LeftAlone(cache.folder.appendingPathComponent(name))
    guard let lines = left[path] else { return (try executable(source, copy, choice, path), nil) }
    let live = LiveSource(source, path: path, leftAlone: lines)
    do {
      return (try executable(source, live.text, choice, path), live)
    } catch let error as CommandError {
      let plain = try executable(source, copy, choice, path)
      // It is our calls that did not compile.
      let numbers = CompilerOutput(error.message).messages.compactMap(\.line)
      left.add(numbers, of: source, path: path)
      return (plain, nil)
    }
  }

  /// - Parameter copy: What is compiled in place of the file; nil for the file itself.
  private func executable(
    _ source: String,
    _ copy: String?,
    _ choice: DrawableChoice,
    _ path: String
  ) throws -> URL {
    let driver = DriverSource.text(for: choice)
    let entry = try cache.entry(
      for: [
        copy ?? source, driver, path, options.file, options.languageMode, build.stamp, "\(linking)",
      ])
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
    var file: URL?
    if let copy {
      let place = entry.appendingPathComponent((path as NSString).lastPathComponent)
      try CheckCache.write(copy, to: place)
      file = place
    }
    try compile(file, driver: driverFile, into: fresh, choice: choice)
    guard rename(fresh.path, executable.path) == 0 else {
      throw CommandError("cannot write \(executable.path)")
    }
    cache.touch(entry)
    cache.prune()
    return executable
  }

  private func compile(_ copy: URL?, driver: URL, into executable: URL, choice: DrawableChoice)
    throws
  {
    let result = try ChildProcess.run(
      build.compiler,
      try arguments(copy, driver: driver, executable: executable),
      output: .captured
    )
    guard result.status != .exited(0) else { return }
    try DiskSpace.check(
      after: result.standardOutput + result.standardError,
      writingTo: executable.path
    )
    let output = CompilerOutput(result.standardOutput + result.standardError)
    var words = output.text(leavingOut: driver.path)
    if let copy { words = words.replacing(copy.path, with: options.file) }
    if words.isEmpty, let fault = output.messages.first(where: { $0.file == driver.path }) {
      throw driverFault(fault.words, choice: choice)
    }
    throw CommandError(
      words.isEmpty ? "the Swift compiler failed on \(options.file)" : words,
      isVerbatim: true
    )
  }

  /// The fault is only in what we wrote beside the file: what it declares is not as we took it to be.
  private func driverFault(_ words: String, choice: DrawableChoice) -> CommandError {
    switch choice {
    case .view(let name):
      CommandError(
        """
        \(options.file): '\(name)' cannot be built without arguments (\(words)): \
        add a #Preview { … }
        """
      )
    case .previews, .providers:
      CommandError("\(options.file): its previews cannot be drawn: \(words)")
    }
  }

  private func arguments(_ copy: URL?, driver: URL, executable: URL) throws -> [String] {
    // A module of UIKit's name would turn branches on that are for Apple's systems.
    let hidden = OptInModules.hidden(on: .linux)
    let imports = ImplicitImports.flags(among: build.moduleNames.subtracting(hidden))
    let found = try OptInModules.importFlags(of: build, hiding: hidden)
    // The file's own path is kept as it was given, and with it the compiler's messages.
    let file = copy?.path ?? (options.file.hasPrefix("-") ? "./" + options.file : options.file)
    return [
      "-parse-as-library", "-whole-module-optimization", "-Onone", "-g",
      "-swift-version", options.languageMode, "-enable-bare-slash-regex", "-D", "DEBUG",
      "-module-name", DriverSource.moduleName,
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", DriverSource.userEntryPoint,
      "-suppress-warnings", "-use-ld=lld", "-Xfrontend", "-sil-verify-none",
    ] + imports + found + [file, driver.path, "-o", executable.path]
      + (linking.isShared ? try SharedToolkit(build).flags : build.objects) + build.libraryFlags
  }
}

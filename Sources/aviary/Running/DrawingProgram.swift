import AviaryMessages
import AviaryProject
import Foundation

/// A file of the user's, compiled.
enum DrawingProgram {
  /// Reads, checks and compiles the file.
  ///
  /// - Throws: an error that names the file and what is wrong with it.
  static func make(
    _ options: CompileOptions,
    _ linking: ToolkitLinking = .objects
  ) throws -> CompiledProgram {
    let source = try read(options.file)
    let build = try BuildFolder.own()
    let modules = build.moduleNames.subtracting(OptInModules.hidden(on: .linux))
    let choice = try DrawableChoice.choose(
      in: SourceSummary(source: source, conditions: .drawing(with: modules)),
      file: options.file,
      wanted: options.preview
    )
    let compilation = Compilation(
      build: build,
      cache: BuildCache(environment: ProcessInfo.processInfo.environment),
      options: options,
      linking: linking
    )
    let (executable, live) = try compilation.executable(source: source, choice: choice)
    let path = URL(fileURLWithPath: options.file).standardizedFileURL.path
    // A copy of it lies beside the program, under the same name.
    let copy = executable.deletingLastPathComponent()
      .appendingPathComponent((path as NSString).lastPathComponent).path
    return CompiledProgram(
      file: options.file,
      executable: executable,
      // Pictures and asset catalogues lie beside the file.
      resources: URL(fileURLWithPath: options.file).standardizedFileURL.deletingLastPathComponent(),
      sources: [path: options.file, copy: options.file],
      liveSources: live.map { [path: $0] } ?? [:]
    )
  }

  /// The text of the file.
  ///
  /// - Throws: `CommandError` for what is no Swift file.
  static func read(_ file: String) throws -> String {
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

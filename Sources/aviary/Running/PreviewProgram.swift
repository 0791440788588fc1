import AviaryMessages
import AviaryProject
import Foundation

/// The program that draws what is at a path: a file, a package or a project.
struct PreviewProgram {
  let program: CompiledProgram
  /// Whether the previews are those of a project, each with a name of its own.
  let isProject: Bool
  /// The file of a project whose previews alone are wanted.
  var source: String?
  /// What it was compiled from: a file, or the package or project around it.
  let root: String

  /// Compiles what is at the path.
  ///
  /// A file that does not compile alone, and lies in a project, is compiled with it.
  ///
  /// - Parameters:
  ///   - options: The path, and how it is compiled.
  ///   - linking: How the program gets the toolkit.
  ///   - earlier: What was compiled from the path before: a file that needed its project needs it still.
  init(
    _ options: CompileOptions,
    linking: ToolkitLinking = .objects,
    after earlier: PreviewProgram? = nil
  ) throws {
    if let earlier, earlier.source != nil {
      isProject = true
      (source, root) = (earlier.source, earlier.root)
      program = try ProjectProgram(options, path: earlier.root).make(linking)
      return
    }
    guard !Self.isProject(options.file) else {
      isProject = true
      root = options.file
      program = try ProjectProgram(options, path: options.file).make(linking)
      return
    }
    do {
      program = try DrawingProgram.make(options, linking)
      isProject = false
      root = options.file
    } catch let error as CommandError where error.isVerbatim {
      let file = URL(fileURLWithPath: options.file).standardizedFileURL.path
      guard let (project, around) = try Self.project(around: file, options, after: error) else {
        throw error
      }
      isProject = true
      root = around
      program = try project.make(linking)
      source = (file as NSString).lastPathComponent
    }
  }

  /// What a file that does not compile alone is compiled with: the project that it lies in; nil where there is none.
  ///
  /// A file that imports UIKit or AppKit is a project of its own, for the system that has them.
  private static func project(
    around file: String,
    _ options: CompileOptions,
    after error: CommandError
  ) throws -> (ProjectProgram, root: String)? {
    if let around = ProjectReader.root(around: file) {
      let project = try ProjectProgram(options, path: around)
      if project.holds(file) { return (project, around) }
    }
    let isForKits = OptInModules.hidden(on: .linux)
      .contains { error.message.contains("no such module '\($0)'") }
    return isForKits ? (try ProjectProgram(options, path: file), file) : nil
  }

  /// Whether a package or a project is at a path, rather than a file.
  private static func isProject(_ path: String) -> Bool {
    !path.hasSuffix(".swift") || SourceFolder.isFolder(path) || path.hasSuffix("Package.swift")
  }

  /// Refuses a path at which there are no sources, whatever becomes of those that are there.
  ///
  /// - Throws: `CommandError` that says what is wrong with the path.
  static func check(_ path: String) throws {
    let isFile = FileManager.default.fileExists(atPath: path) && !SourceFolder.isFolder(path)
    guard !isFile, isProject(path) else {
      if !path.hasSuffix("Package.swift") { _ = try DrawingProgram.read(path) }
      return
    }
    guard SourceFolder.isFolder(path) else {
      throw CommandError("\(path): there is no such file or folder")
    }
    guard SourceSnapshot(path).stamps.keys.contains(where: { $0.hasSuffix(".swift") }) else {
      throw CommandError("\(path): there are no Swift files")
    }
  }

  /// A request for the previews that are wanted.
  func request(_ task: DriverRequest.Task, _ options: CompileOptions) -> DriverRequest {
    var request = DriverRequest(task: task, file: options.file)
    request.preview = options.preview
    request.source = source
    return request
  }
}

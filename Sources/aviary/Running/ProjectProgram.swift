import AviaryProject
import Foundation

/// A package's or a project's targets, compiled into a program that draws their previews.
struct ProjectProgram {
  private let judged: JudgedProject
  /// The path as it was given.
  private let path: String

  /// Reads the project.
  ///
  /// - Throws: an error that names what is wrong with the path.
  init(_ options: CompileOptions, path: String) throws {
    self.path = path
    let build = try BuildFolder.own()
    let project = try ProjectReading(build: build, packages: nil)
      .read(path, tests: false, system: options.system)
    let system = options.system ?? SystemChoice.system(of: project)
    judged = try JudgedProject(project, for: system, build: build)
  }

  /// Whether a file is one of the project's own sources.
  func holds(_ file: String) -> Bool {
    judged.targets.contains { !$0.target.isDependency && $0.target.files.contains(file) }
  }

  /// What a source is called in messages: by the path that was given where it lies in it.
  private func told(_ file: String) -> String {
    let root = judged.project.root + "/"
    guard file.hasPrefix(root) else { return file }
    let inside = String(file.dropFirst(root.count))
    let isRoot = URL(fileURLWithPath: path).standardizedFileURL.path + "/" == root
    return isRoot ? (path as NSString).appendingPathComponent(inside) : inside
  }

  /// Compiles the targets and links them.
  ///
  /// A target that does not compile is left out, with a word about it, unless no other is left.
  func make(_ linking: ToolkitLinking = .objects) throws -> CompiledProgram {
    let compilation = ProjectCompilation(judged: judged, isLive: linking == .live)
    var drawn: [ProjectCompilation.Built] = []
    var built: [String: ProjectCompilation.Built] = [:]
    var faults: [String] = []
    let progress = CheckProgress()
    for (index, target) in judged.targets.enumerated() where !target.files.isEmpty {
      progress.show("compiling \(target.target.name)")
      do {
        let missing = TargetOrder.closure(of: target.target, in: judged.project.targets)
          .filter { id in built[id] == nil && judged.targets.contains { $0.target.id == id } }
        guard missing.isEmpty else {
          throw CommandError("it uses \(missing.sorted().joined(separator: ", "))")
        }
        let result = try compilation.build(target, number: index)
        built[target.target.id] = result
        if !target.target.isDependency { drawn.append(result) }
      } catch let error as CommandError {
        faults.append("\(target.target.name) does not compile here: \(error.message)")
      }
    }
    progress.end()
    guard !drawn.isEmpty else {
      let hint = "'aviary check \(path)' tells what is missing"
      throw CommandError(
        "\(path): \(faults.joined(separator: "\n"))\n\(hint)",
        isOfSources: !faults.isEmpty
      )
    }
    for fault in faults {
      try? FileHandle.standardError.write(contentsOf: Data("aviary: left out: \(fault)\n".utf8))
    }
    let folder = try judged.cache.folder("program", "all")
    let resources = ProjectResources(folder: folder)
    try resources.link(judged.targets.map(\.target))
    let executable = try compilation.link(
      drawn: drawn,
      all: built.values.sorted { $0.target.target.id < $1.target.target.id },
      into: folder.appendingPathComponent(linking == .objects ? "run" : "\(linking)"),
      linking
    )
    return CompiledProgram(
      file: path,
      executable: executable,
      resources: folder,
      settings: try resources.settings(),
      sources: built.values.reduce(into: [:]) { all, target in
        all.merge(target.sources.mapValues(told)) { first, _ in first }
      },
      liveSources: drawn.reduce(into: [:]) { $0.merge($1.liveSources) { first, _ in first } }
    )
  }
}

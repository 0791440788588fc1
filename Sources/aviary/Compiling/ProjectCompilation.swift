import AviaryProject
import Foundation

/// Compiles the targets of a project, of which only files that changed, and links a program that draws their previews.
struct ProjectCompilation {
  let judged: JudgedProject
  /// Whether literals in the code of views can change while the program runs.
  var isLive = false

  /// A compiled target.
  struct Built {
    var target: JudgedTarget
    var objects: [String]
    /// Whether it has preview providers, which a function of its own gives.
    var hasProviders: Bool
    /// The sources, by the paths of the copies that were compiled.
    var sources: [String: String] = [:]
    /// The sources whose literals can change, by their paths.
    var liveSources: [String: LiveSource] = [:]
  }

  private static let summaries = SourceMemo<String, SourceSummary>()

  /// Compiles a target.
  ///
  /// - Parameters:
  ///   - target: A target whose own uses are compiled.
  ///   - number: Tells its entry point from those of others.
  /// - Throws: the compiler's first errors.
  func build(_ target: JudgedTarget, number: Int) throws -> Built {
    let plain = target.files.map(\.text)
    do {
      guard isLive, !target.target.isDependency else { return try build(target, number, plain) }
      return try buildLive(target, number, plain)
    } catch let error as TargetFault {
      throw error.told
    }
  }

  /// Compiles a target with its literals in calls; files that do not compile so are compiled as they are.
  private func buildLive(
    _ target: JudgedTarget,
    _ number: Int,
    _ plain: [String]
  ) throws -> Built {
    let file = try objectFolder(of: target.target).appendingPathComponent("left-alone.json")
    var left = LeftAlone(file)
    var live: [String: LiveSource] = [:]
    for file in target.files {
      live[file.path] = left[file.path].map { lines in
        LiveSource.of(
          LiveSource.Basis(text: file.text, leftAlone: lines, conditions: target.conditions),
          path: file.path
        )
      }
    }
    func texts() -> [String] {
      zip(target.files, plain).map { file, text in live[file.path]?.text ?? text }
    }
    do {
      var built = try build(target, number, texts())
      built.liveSources = live
      return built
    } catch let fault as TargetFault {
      let named = Set(fault.diagnostics.map(\.file))
      for path in named.isEmpty ? Set(live.keys) : named { live[path] = nil }
      var built = try build(target, number, texts())
      // It is our calls that did not compile.
      for path in named {
        let lines = fault.diagnostics.filter { $0.file == path }.map(\.line)
        let text = target.files.first { $0.path == path }?.text ?? ""
        left.add(lines, of: text, path: path)
      }
      built.liveSources = live
      return built
    }
  }

  /// What the compiler said of a target.
  private struct TargetFault: Error {
    var told: CommandError
    var diagnostics: [Diagnostic]
  }

  /// - Parameter texts: What is compiled of each of its files.
  private func build(_ target: JudgedTarget, _ number: Int, _ texts: [String]) throws -> Built {
    var copies = target.files.map(\.copy)
    if isLive {
      let place = try judged.cache.folder("live-sources", target.target.id)
      copies = copies.map { place.appendingPathComponent($0.lastPathComponent) }
    }
    let folder = try objectFolder(of: target.target)
    let summaries = target.files.map { file in
      // What is left out is blank already.
      (file, Self.summaries.value(of: file.path, from: file.text) { SourceSummary(source: $0) })
    }
    let providers = summaries.flatMap { file, summary in
      summary.previewProviders.map { ($0, file.copy.lastPathComponent) }
    }
    let support = folder.appendingPathComponent("AviaryPreviews.swift")
    try CheckCache.write(Self.support(for: target.target, providers), to: support)
    var changed: [String] = []
    for (copy, text) in zip(copies, texts)
    where FileManager.default.contents(atPath: copy.path) != Data(text.utf8) {
      changed.append(copy.path)
      try CheckCache.write(text, to: copy)
    }
    let sources = copies.map(\.path) + target.support.map(\.path) + [support.path]
    let map = folder.appendingPathComponent("files.json")
    try CheckCache.write(Self.fileMap(sources, in: folder), to: map)
    let module = folder.appendingPathComponent(target.target.module + ".swiftmodule").path
    let built = Built(
      target: target,
      objects: sources.map { Self.object(of: $0, in: folder) },
      hasProviders: !providers.isEmpty,
      sources: Dictionary(zip(copies, target.files).map { ($0.path, $1.path) }) { first, _ in first
      }
    )
    let mark = folder.appendingPathComponent("key")
    let key = BuildCache.key(
      of: [target.interfaceKey, "\(number)", try String(contentsOf: support, encoding: .utf8)]
        + texts
    )
    let isThere = built.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    if isThere, (try? String(contentsOf: mark, encoding: .utf8)) == key { return built }
    let arguments =
      [
        "-c", "-Onone", "-g", "-output-file-map", map.path, "-suppress-warnings",
        // The compiler's check of itself takes a fifth of its time.
        "-Xfrontend", "-sil-verify-none",
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "aviary_project_main_\(number)",
      ] + (try options(of: target)) + ImplicitImports.flags(among: judged.available)
      + judged.importFlags + sources
    let jobs = CompilerJobs(folder: folder, compiler: judged.build.compiler)
    let interface = folder.appendingPathComponent("interface")
    // Where nothing that others see has changed, the files that have are compiled, and nothing else is looked at.
    if isThere, !changed.isEmpty,
      (try? String(contentsOf: interface, encoding: .utf8)) == target.interfaceKey,
      let done = try jobs.run(changed, of: jobs.lines(for: arguments))
    {
      guard done.isWell else {
        try DiskSpace.check(after: done.text, writingTo: folder.path)
        // Next time they are compiled again, though they be the same.
        try? FileManager.default.removeItem(at: interface)
        try? FileManager.default.removeItem(at: mark)
        throw fault(in: done.text, of: target, copies)
      }
      try CheckCache.write(key, to: mark)
      return built
    }
    try? FileManager.default.removeItem(at: interface)
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let result = try ChildProcess.run(
      judged.build.compiler,
      [
        "-incremental", "-enable-batch-mode", "-j", "\(cores)", "-emit-module",
        "-emit-module-path", module,
      ] + arguments,
      output: .captured
    )
    guard result.status == .exited(0) else {
      let words = result.standardOutput + result.standardError
      try DiskSpace.check(after: words, writingTo: folder.path)
      throw fault(in: words, of: target, copies)
    }
    try CheckCache.write(key, to: mark)
    try CheckCache.write(target.interfaceKey, to: interface)
    return built
  }

  /// Links a program out of compiled targets, unless it is newer than all of them.
  ///
  /// - Parameters:
  ///   - drawn: The targets whose previews are drawn.
  ///   - all: These, and those that they use.
  ///   - executable: Where the program goes.
  ///   - linking: How it gets the toolkit.
  /// - Returns: the program.
  func link(
    drawn: [Built],
    all: [Built],
    into executable: URL,
    _ linking: ToolkitLinking = .objects
  ) throws -> URL {
    let folder = try judged.cache.folder(isLive ? "live-objects" : "objects", "main")
    let main = folder.appendingPathComponent("AviaryMain.swift")
    try CheckCache.write(Self.main(for: drawn), to: main)
    let objects = all.flatMap(\.objects).sorted()
    let imported = judged.targets.flatMap(\.files).reduce(into: Set<String>()) {
      $0.formUnion($1.imports)
    }
    let more = judged.build.moreObjects(of: imported.intersection(judged.available))
    if Self.isNewer(executable.path, than: objects + [main.path]) { return executable }
    let flags =
      [
        "-parse-as-library", "-Onone", "-swift-version", "5", "-module-name", "AviaryMain",
        "-suppress-warnings",
      ] + (try drawn.flatMap { ["-I", try objectFolder(of: $0.target.target).path] })
      + (try all.flatMap { ["-I", try objectFolder(of: $0.target.target).path] })
      // Modules that are not here may be named by those that are.
      + ["-I", try judged.cache.folder("stubs", "modules").path] + judged.importFlags
    switch linking {
    case .objects:
      try run(
        flags + ["-use-ld=lld", main.path, "-o", executable.path] + objects + judged.build.objects
          + more + judged.build.libraryFlags
      )
    case .shared, .live:
      // The program that is there may run, and is left as it is.
      try? FileManager.default.removeItem(at: executable)
      let job = LinkerJob(
        folder.appendingPathComponent("\(linking).json"),
        compiler: judged.build.compiler
      )
      try check(
        job.run(
          ["-use-ld=lld", try mainObject(main, flags), "-o", executable.path] + objects + more
            + SharedToolkit(judged.build).flags + judged.build.libraryFlags,
          imports: all.map(\.target.interfaceKey) + [Self.main(for: drawn)]
        )
      )
    }
    return executable
  }

  /// The main program, compiled once for each text of it.
  private func mainObject(_ main: URL, _ flags: [String]) throws -> String {
    let object = main.deletingPathExtension().appendingPathExtension("o")
    let mark = main.deletingPathExtension().appendingPathExtension("key")
    let key = BuildCache.key(of: [try String(contentsOf: main, encoding: .utf8)] + flags)
    if FileManager.default.fileExists(atPath: object.path),
      (try? String(contentsOf: mark, encoding: .utf8)) == key
    {
      return object.path
    }
    try run(flags + ["-c", main.path, "-o", object.path])
    try CheckCache.write(key, to: mark)
    return object.path
  }

  /// Runs the compiler to make or link the main program.
  private func run(_ arguments: [String]) throws {
    try check(ChildProcess.run(judged.build.compiler, arguments, output: .captured))
  }

  /// Throws what the compiler or linker says where the main program is not made.
  private func check(_ result: ChildProcess.Result) throws {
    guard result.status != .exited(0) else { return }
    let text = result.standardOutput + result.standardError
    try DiskSpace.check(after: text, writingTo: judged.cache.folder.path)
    let words = CompilerOutput(text).messages.first?.lines
    throw CommandError(
      "\(judged.project.name) cannot be linked: \((words ?? []).joined(separator: "\n"))"
    )
  }

  // MARK: - Files

  private func objectFolder(of target: ProjectTarget) throws -> URL {
    try judged.cache.folder(isLive ? "live-objects" : "objects", target.id)
  }

  /// The target's options with the modules that are compiled in place of those that only were judged.
  private func options(of target: JudgedTarget) throws -> [String] {
    var folders: [String: String] = [:]
    for used in judged.targets {
      folders[try judged.moduleFolder(of: used.target).path] = try objectFolder(of: used.target)
        .path
    }
    return target.options.map { folders[$0] ?? $0 }
  }

  /// Where a file's object goes; `MODULE.o` is the compiler's own, for what debuggers read of the module.
  private static func object(of source: String, in folder: URL) -> String {
    folder.appendingPathComponent((source as NSString).lastPathComponent + ".o").path
  }

  private static func fileMap(_ sources: [String], in folder: URL) throws -> String {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": folder.appendingPathComponent("module.priors").path]
    ]
    for source in sources {
      let object = object(of: source, in: folder)
      let stem = (object as NSString).deletingPathExtension
      map[source] = [
        "object": object, "swift-dependencies": stem + ".swiftdeps",
        "swiftmodule": stem + "~partial.swiftmodule",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  private static func isNewer(_ file: String, than others: [String]) -> Bool {
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    guard let own = date(file) else { return false }
    return others.allSatisfy { date($0).map { $0 < own } ?? false }
  }

  /// The first errors, with the paths that people know.
  private func fault(
    in text: String,
    of target: JudgedTarget,
    _ copies: [URL]
  ) -> TargetFault {
    let originals = Dictionary(
      zip(copies, target.files).map { ($0.path, $1.path) }
    ) { first, _ in first }
    let errors = Diagnostic.all(in: text, originals: originals)
    return TargetFault(told: told(errors, text), diagnostics: errors)
  }

  private func told(_ errors: [Diagnostic], _ text: String) -> CommandError {
    guard !errors.isEmpty else {
      let words =
        text.split(separator: "\n").first { $0.contains("error: ") } ?? "the compiler failed"
      return CommandError(String(words))
    }
    let lines = errors.prefix(3).map { error in
      let place =
        error.file.hasPrefix(judged.project.root + "/")
        ? String(error.file.dropFirst(judged.project.root.count + 1)) : error.file
      return "\n  \(place):\(error.line):\(error.column): \(error.message)"
    }
    let rest = errors.count > 3 ? "\n  and \(errors.count - 3) more" : ""
    return CommandError(
      "\(errors.count) error\(errors.count == 1 ? "" : "s")" + lines.joined() + rest
    )
  }

  // MARK: - Sources of our own

  /// The file that gives a module's providers.
  private static func support(
    for target: ProjectTarget,
    _ providers: [(name: String, file: String)]
  ) -> String {
    var text = "import Foundation\n"
    if !providers.isEmpty {
      let items = providers.map { name, file in
        ".provider(\"\(name)\", file: \"\(file)\") { AnyView(\(name).previews) }"
      }
      text += """
        public import AviaryDriver
        import SwiftUI

        @MainActor
        public func \(function(of: target))() -> [AviaryDriver.Drawables.Drawable] {
          [
            \(items.joined(separator: ",\n    "))
          ]
        }

        """
    }
    return text
  }

  private static func function(of target: ProjectTarget) -> String {
    "aviaryPreviewProviders_\(target.module)"
  }

  /// The main program.
  private static func main(for drawn: [Built]) -> String {
    let modules = drawn.map(\.target.target.module)
    let provided = drawn.filter(\.hasProviders)
    return """
      import AviaryDriver
      import SwiftUI
      \(provided.map { "import \($0.target.target.module)" }.joined(separator: "\n"))

      @_cdecl("main")
      public func __aviaryMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32 {
        AviaryDriver.Driver.main(
          .previews(of: \(modules)) {
            [\(provided.map { function(of: $0.target.target) + "()" }.joined(separator: ", "))]
              .flatMap { (subjects: [AviaryDriver.Drawables.Drawable]) in subjects }
          }
        )
      }

      """
  }
}

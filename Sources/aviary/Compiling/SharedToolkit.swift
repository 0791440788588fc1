import AviaryMessages
import Foundation

/// How a program gets the toolkit.
enum ToolkitLinking {
  /// The toolkit's objects are part of it.
  case objects
  /// It loads a library, so that linking anew takes no time.
  case shared
  /// It loads the library, and literals in the code of views can change while it runs.
  case live

  /// Whether it loads the library.
  var isShared: Bool { self != .objects }
}

/// The toolkit as a shared library, made once for each build of Aviary.
struct SharedToolkit {
  /// What a program is linked with in place of the toolkit's objects.
  let flags: [String]

  /// So many builds' libraries are kept.
  private static let capacity = 3

  /// Finds the library, or makes it.
  ///
  /// - Throws: `CommandError` where it can't be linked, or written to the cache.
  init(_ build: BuildFolder, environment: [String: String] = ProcessInfo.processInfo.environment)
    throws
  {
    let base = BuildCache(environment: environment).folder.deletingLastPathComponent()
      .appendingPathComponent("aviary-toolkit")
    let folder = base.appendingPathComponent(BuildCache.key(of: [build.stamp]))
    let library = folder.appendingPathComponent("libAviary.so")
    // It finds the previews of the image that it is in: that has to be the program.
    let isOwn = { (object: String) in object.contains("/CAviarySupport.build/") }
    flags =
      build.objects.filter(isOwn) + [
        library.path, "-Xlinker", "-rpath", "-Xlinker", folder.path,
      ]
    if FileManager.default.fileExists(atPath: library.path) { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("cannot write to the cache folder \(base.path)")
    }
    let number = ProcessInfo.processInfo.processIdentifier
    let list = folder.appendingPathComponent("objects.\(number)")
    let fresh = folder.appendingPathComponent("libAviary.\(number).so")
    // The compiler writes beside the first object, and the folder of the build may be another's.
    let linking = folder.appendingPathComponent("linking.\(number)")
    defer { for file in [list, fresh, linking] { try? FileManager.default.removeItem(at: file) } }
    var objects = build.objects.filter { !isOwn($0) }
    if let first = objects.first { objects[0] = try Self.link(to: first, in: linking) }
    try CheckCache.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: list)
    let result = try ChildProcess.run(
      build.compiler,
      ["-emit-library", "-use-ld=lld", "@\(list.path)", "-o", fresh.path] + build.libraryFlags
        + ["-Xlinker", "-soname", "-Xlinker", "libAviary.so"],
      output: .captured
    )
    guard result.status == .exited(0), rename(fresh.path, library.path) == 0 else {
      try DiskSpace.check(
        after: result.standardOutput + result.standardError,
        writingTo: fresh.path
      )
      let words = CompilerOutput(result.standardOutput + result.standardError).messages.first?.lines
      throw CommandError(
        "the toolkit cannot be linked: \((words ?? []).joined(separator: "\n"))"
      )
    }
    Self.prune(base, keeping: folder)
  }

  /// A link to an object, in a folder of its own.
  private static func link(to object: String, in folder: URL) throws -> String {
    let link = folder.appendingPathComponent("first.o").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: object)
    } catch {
      throw CommandError("cannot write \(error.words)")
    }
    return link
  }

  private static func prune(_ base: URL, keeping own: URL) {
    let manager = FileManager.default
    let all =
      (try? manager.contentsOfDirectory(
        at: base,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )) ?? []
    let byAge = all.filter { $0.lastPathComponent != own.lastPathComponent }.map { folder in
      let values = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
      return (folder: folder, date: values?.contentModificationDate ?? .distantPast)
    }.sorted { $0.date > $1.date }
    for old in byAge.dropFirst(capacity - 1) { try? manager.removeItem(at: old.folder) }
  }
}

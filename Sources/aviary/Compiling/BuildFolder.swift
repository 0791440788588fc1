import Foundation
import Synchronization

/// The folder Aviary was built into, and what the compiler needs from it to build against Aviary.
///
/// SwiftPM leaves all of it there: the modules, a description of how each was compiled, and the
/// list of what this very executable was linked from. Reading these instead of asking pkg-config
/// again means that a file is compiled exactly as Aviary's own sources were.
struct BuildFolder {
  /// The compiler that made the modules; another version could not read them.
  let compiler: String
  /// Flags that find Aviary's modules and the C modules beneath them.
  let importFlags: [String]
  /// The object files of the toolkit.
  let objects: [String]
  /// Flags that name the system's libraries.
  let libraryFlags: [String]
  /// Changes whenever Aviary is built anew.
  let stamp: String
  /// What each module of Aviary's is built on.
  private let uses: [String: [String]]
  /// The folder with Aviary's modules.
  let modules: URL
  /// The folder that holds `bin` and `lib` of the compiler.
  let toolchain: URL

  /// The folder that the command itself lies in, read once as long as nothing there is built anew.
  ///
  /// - Throws: an error that says what is missing and how to build it.
  static func own() throws -> BuildFolder {
    let executable = CommandLineTool.ownExecutable()
    let description = executable.deletingLastPathComponent()
      .appendingPathComponent("description.json")
    let key = [executable, description].map(Self.stamp(of:))
    return try known.withLock { known in
      if let known, known.key == key { return known.folder }
      let folder = try BuildFolder(executable: executable)
      known = (key, folder)
      return folder
    }
  }

  private static let known = Mutex<(key: [String], folder: BuildFolder)?>(nil)

  /// A file's path, and when it was written.
  private static func stamp(of file: URL) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let date = attributes?[.modificationDate] as? Date
    return "\(file.path) \(date?.timeIntervalSince1970 ?? 0)"
  }

  /// Reads the folder that holds `executable`.
  ///
  /// - Throws: an error that says what is missing and how to build it.
  init(executable: URL) throws {
    let folder = executable.deletingLastPathComponent()
    let name = executable.lastPathComponent
    let modules = folder.appendingPathComponent("Modules")
    guard FileManager.default.fileExists(atPath: modules.path + "/SwiftUI.swiftmodule") else {
      throw CommandError(
        """
        Aviary's modules are not beside the command, in \(folder.path): run it from the folder \
        it was built in, after 'swift build -c release'
        """
      )
    }
    let (description, uses) = try Self.command(of: "AviaryDriver", in: folder)
    // What SwiftPM and the compiler left there names places by their paths.
    let built = URL(fileURLWithPath: description.importPath).resolvingSymlinksInPath()
    guard built.path == modules.resolvingSymlinksInPath().path else {
      throw CommandError(
        """
        Aviary was built in \(built.deletingLastPathComponent().path), and lies in \(folder.path) \
        now: build it again there, with 'swift package clean' before 'swift build'
        """
      )
    }
    compiler = description.executable
    self.uses = uses
    self.modules = modules
    toolchain = URL(fileURLWithPath: description.executable).deletingLastPathComponent()
      .deletingLastPathComponent()
    var importFlags = ["-I", modules.path] + Self.clangFlags(of: description.otherArguments)
    let plugin = folder.appendingPathComponent("AviaryMacros-tool").path
    if FileManager.default.isExecutableFile(atPath: plugin) {
      importFlags += ["-load-plugin-executable", plugin + "#AviaryMacros"]
    }
    let moduleCache = folder.appendingPathComponent("ModuleCache").path
    if FileManager.default.isWritableFile(atPath: moduleCache) {
      importFlags += ["-module-cache-path", moduleCache]
    }
    self.importFlags = importFlags
    objects = try Self.objects(linkedInto: name, in: folder)
    libraryFlags = try Self.libraryFlags(of: name, in: folder)
    stamp = Self.stamp(of: executable)
  }

  /// The object files of modules, and of what they use, that are not among `objects`: those of modules that programs
  /// have to ask for.
  func moreObjects(of names: Set<String>) -> [String] {
    var waiting = names.sorted()
    var seen: Set<String> = []
    var found: [String] = []
    while let name = waiting.popLast() {
      let folder = modules.deletingLastPathComponent().appendingPathComponent("\(name).build")
      guard seen.insert(name).inserted,
        !objects.contains(where: { $0.contains("/\(name).build/") }),
        let entries = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
      else { continue }
      found += entries.filter { $0.hasSuffix(".o") }.sorted().map { folder.path + "/" + $0 }
      waiting += uses[name] ?? []
    }
    return found
  }

  /// The modules that sources can import: Aviary's, and those that come with the compiler.
  var moduleNames: Set<String> {
    let folders = [modules, toolchain.appendingPathComponent("lib/swift/linux")]
    let names = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".swiftmodule") }
        .map { String($0.dropLast(".swiftmodule".count)) }
    }
    return Set(names).union(["Glibc", "SwiftShims"])
  }

  // MARK: - SwiftPM's records

  private struct Description: Decodable {
    struct Command: Decodable {
      var executable: String
      var moduleName: String
      var importPath: String
      var otherArguments: [String]
    }
    var swiftCommands: [String: Command]
    var targetDependencyMap: [String: [String]]?
  }

  /// How the module was compiled for the folder's configuration.
  private static func command(
    of module: String,
    in folder: URL
  ) throws -> (command: Description.Command, uses: [String: [String]]) {
    let file = folder.appendingPathComponent("description.json")
    do {
      let description = try JSONDecoder().decode(
        Description.self,
        from: Data(contentsOf: file)
      )
      // The modules of the macro's side are built a second time, into another folder.
      let command = description.swiftCommands.values.first {
        $0.moduleName == module && !$0.importPath.hasSuffix("-tool")
      }
      if let command { return (command, description.targetDependencyMap ?? [:]) }
    } catch {
      throw unreadable(file, "\(error)")
    }
    throw unreadable(file, "it does not mention \(module)")
  }

  /// The flags of a compile command that find C modules.
  private static func clangFlags(of arguments: [String]) -> [String] {
    var flags: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("-I"), argument.count > 2 { flags.append(argument) }
      if argument.hasPrefix("-fmodule-map-file="), index > 0, arguments[index - 1] == "-Xcc" {
        flags += ["-Xcc", argument]
      }
    }
    return flags
  }

  /// What SwiftPM linked into the command, less the command's own objects.
  private static func objects(linkedInto name: String, in folder: URL) throws -> [String] {
    let file = folder.appendingPathComponent("\(name).product/Objects.LinkFileList")
    guard let list = try? String(contentsOf: file, encoding: .utf8) else {
      throw unreadable(file, "it is missing")
    }
    return list.split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
      .filter { !$0.contains("/\(name).build/") && !$0.contains("/AviaryCommand.build/") }
  }

  /// The `-l` and `-L` flags of the command's own link, from SwiftPM's build manifest.
  private static func libraryFlags(of name: String, in folder: URL) throws -> [String] {
    // .build/release.yaml, for .build/TRIPLE/release.
    let configuration = folder.lastPathComponent
    let file = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("\(configuration).yaml")
    guard let manifest = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      throw unreadable(file, "it is missing")
    }
    // It has megabytes, of which one line is wanted.
    func next(_ words: String, after start: Int) -> Range<Int>? {
      manifest.range(of: Data(words.utf8), in: start..<manifest.endIndex)
    }
    var start = manifest.startIndex
    while let title = next("\n  \"C.\(name)-", after: start) {
      start = title.upperBound
      guard let end = next("\n", after: start),
        manifest[start..<end.lowerBound].suffix(6) == Data(".exe\":".utf8),
        let key = next("\n    args: ", after: end.lowerBound),
        let last = next("\n", after: key.upperBound)
      else { continue }
      let arguments = try JSONDecoder().decode(
        [String].self,
        from: manifest[key.upperBound..<last.lowerBound]
      )
      return arguments.enumerated().flatMap { index, argument -> [String] in
        if argument == "-L", index + 1 < arguments.count { return ["-L", arguments[index + 1]] }
        return argument.hasPrefix("-l") || (argument.hasPrefix("-L") && argument.count > 2)
          ? [argument] : []
      }
    }
    throw unreadable(file, "it does not say how \(name) was linked")
  }

  private static func unreadable(_ file: URL, _ why: String) -> CommandError {
    CommandError(
      "cannot read \(file.path): \(why). Build Aviary again with 'swift build -c release'"
    )
  }
}

import AviaryProject
import Foundation

/// Reads projects with the package manager that belongs to the compiler.
struct ProjectReading {
  let build: BuildFolder
  /// A folder with packages that were fetched; nil for none.
  let packages: String?

  /// Reads what is at a path.
  ///
  /// - Throws: an error that names what is wrong.
  func read(_ path: String, tests: Bool, system: JudgedSystem?) throws -> Project {
    if let packages, !SourceFolder.isFolder(packages) {
      throw CommandError("--packages \(packages): there is no such folder")
    }
    var reader = ProjectReader { folder in try dump(folder) }
    reader.checkouts = packages.map { [$0] } ?? []
    reader.provided = build.moduleNames
    reader.readsTests = tests
    reader.system = system?.rawValue
    do {
      return try reader.read(path)
    } catch let error as ProjectError {
      throw CommandError(error.message)
    }
  }

  /// A package's description; that of an unchanged manifest is remembered.
  private func dump(_ folder: String) throws -> Data {
    let manifest = folder + "/Package.swift"
    guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else {
      throw ProjectError("\(manifest) cannot be read")
    }
    let cache = try CheckCache(
      environment: ProcessInfo.processInfo.environment,
      parts: ["manifests"]
    )
    let kept = try cache.folder("manifests", text + folder + build.stamp)
      .appendingPathComponent("package.json")
    if let data = try? Data(contentsOf: kept) { return data }
    let result = try ChildProcess.run(
      build.toolchain.appendingPathComponent("bin/swift").path,
      ["package", "--package-path", folder, "dump-package"],
      output: .captured
    )
    guard result.status == .exited(0) else {
      let lines = result.standardError.split(separator: "\n").map(String.init)
      let errors = lines.filter { $0.contains("error: ") }
      // Before what the compiler says of a manifest comes a line that it is not valid, with how it was compiled.
      let words =
        errors.first { !$0.contains("Invalid manifest") } ?? errors.first ?? lines.last
        ?? "the package manager failed"
      throw ProjectError("\(manifest): \(words)")
    }
    let data = Data(result.standardOutput.utf8)
    try? data.write(to: kept, options: .atomic)
    return data
  }
}

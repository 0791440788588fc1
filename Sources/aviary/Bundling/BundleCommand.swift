import Foundation

/// The options of `aviary bundle`.
struct BundleOptions: Equatable {
  /// What is made.
  enum Kind: String, CaseIterable {
    case folder, deb, flatpak
  }

  /// The package's folder.
  var path: String
  /// Which executable of several.
  var product: String?
  /// One that is built already; nil builds it.
  var executable: String?
  /// The folder that everything goes into.
  var output: String?
  var kinds: [Kind] = Kind.allCases
  var id: String?
  var version: String?
  var icon: String?
}

/// `aviary bundle`: makes of a package's program what can be installed.
struct BundleCommand {
  let options: BundleOptions
  private var files: FileManager { .default }

  func run() throws {
    let package = URL(fileURLWithPath: options.path).standardizedFileURL
    guard files.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
      throw CommandError("\(options.path): there is no package")
    }
    let executable = try options.executable.map(given) ?? built(in: package)
    let program = executable.lastPathComponent
    let description = try BundleDescription.read(for: program, in: package, options)
    let output = URL(fileURLWithPath: options.output ?? "\(program)-bundle")
    try make(output)
    let staging = BundleStaging(
      description: description,
      program: program,
      executable: executable,
      libraries: try BundleLibraries(of: executable)
    )
    let folder = output.appendingPathComponent("\(program).AppDir")
    if options.kinds.contains(.folder) || options.kinds.contains(.flatpak) {
      try staging.write(to: folder, asFolder: true)
      print("\(folder.relativePath)  \(staging.sizes(in: folder))")
    }
    if options.kinds.contains(.deb) {
      let file = try DebianPackage(staging: staging).write(into: output)
      print("\(file.relativePath)  \(BundleStaging.megabytes(of: [file]))")
    }
    if options.kinds.contains(.flatpak) {
      let file = output.appendingPathComponent("\(description.id).json")
      let text = try BundleTexts(description: description, program: program)
        .flatpakManifest(folder: folder.lastPathComponent)
      try BundleStaging.write(text, to: file)
      print(
        "\(file.relativePath)  flatpak-builder --user --install build \(file.lastPathComponent)"
      )
    }
    if description.icon == nil {
      print(
        "There is no icon: 'icon' in \(BundleDescription.fileName), or --icon, names a PNG or SVG."
      )
    }
  }

  private func make(_ folder: URL) throws {
    do { try files.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw CommandError("cannot make \(folder.relativePath): \(error.localizedDescription)")
    }
  }

  private func given(_ path: String) throws -> URL {
    guard files.isExecutableFile(atPath: path) else {
      throw CommandError("\(path): there is no program")
    }
    return URL(fileURLWithPath: path).standardizedFileURL
  }

  // MARK: - Building

  /// Builds the program, and says where it is.
  private func built(in package: URL) throws -> URL {
    let product = try options.product ?? onlyExecutable(of: package)
    let arguments = [
      "build", "-c", "release", "--package-path", package.path, "--product", product,
    ]
    print("building \(product)")
    let result = try ChildProcess.run("/usr/bin/env", ["swift"] + arguments, output: .captured)
    guard result.status == .exited(0) else {
      throw CommandError(result.standardOutput + result.standardError, isVerbatim: true)
    }
    let place = try BundleLibraries.run("swift", arguments + ["--show-bin-path"])
    return URL(fileURLWithPath: place.trimmingCharacters(in: .whitespacesAndNewlines))
      .appendingPathComponent(product)
  }

  private struct PackageDescription: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    var targets: [Target]
    var products: [Product]?
  }

  private func onlyExecutable(of package: URL) throws -> String {
    let text = try BundleLibraries.run(
      "swift",
      ["package", "--package-path", package.path, "describe", "--type", "json"]
    )
    // What the package manager says of its work may stand before.
    let json = text.firstIndex(of: "{").map { text[$0...] } ?? ""
    guard let found = try? JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
    else { throw CommandError("'swift package describe' said something that is not understood") }
    let targets = found.targets.filter { $0.type == "executable" }.map(\.name)
    let products = found.products ?? []
    let names = targets.map { target in
      products.first { $0.targets.first == target && $0.targets.count == 1 }?.name ?? target
    }
    guard let name = names.first else { throw CommandError("the package has no program") }
    guard names.count == 1 else {
      throw CommandError(
        "the package has \(names.count) programs: say --product and one of "
          + names.joined(separator: ", ")
      )
    }
    return name
  }
}

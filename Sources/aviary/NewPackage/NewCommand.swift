import Foundation

/// `aviary new`.
struct NewCommand {
  let options: NewOptions

  /// Makes a package in a folder of its name, and says what to do with it.
  func run() throws {
    let name = options.name
    guard NewPackage.isName(name) else {
      throw CommandError.usage(
        "'\(name)' is no name for a package: letters, digits, - and _, with a letter first"
      )
    }
    let folder = URL(fileURLWithPath: name)
    if FileManager.default.fileExists(atPath: folder.path) {
      throw CommandError("\(name): there is something of that name already")
    }
    let package = NewPackage(
      name: name,
      dependency: try dependency(),
      implicitImports: ImplicitImports.modules(among: try modules())
    )
    for (path, text) in package.files {
      let file = folder.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      } catch {
        throw CommandError("cannot write \(name)/\(path): \(error.localizedDescription)")
      }
      print("\(name)/\(path)")
    }
    print(
      """

      cd \(name)
      swift run               # opens its window
      swift test
      aviary render .         # draws its previews
      """
    )
  }

  /// The modules of this build; where it is none, those that every build has.
  private func modules() throws -> Set<String> {
    (try? BuildFolder.own().moduleNames)
      ?? ["SwiftUI", "Observation", "FoundationNetworking"]
  }

  /// What the manifest says of Aviary: the address or path that was given, else the checkout of this very build.
  private func dependency() throws -> NewPackage.Dependency {
    if let url = options.url { return .url(url) }
    if let path = options.path {
      let place = URL(fileURLWithPath: path).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: place + "/Package.swift") else {
        throw CommandError("--path \(path): there is no package")
      }
      return .path(place)
    }
    // CHECKOUT/.build/TRIPLE/CONFIGURATION/aviary
    var place = CommandLineTool.ownExecutable()
    for _ in 0..<4 { place.deleteLastPathComponent() }
    guard FileManager.default.fileExists(atPath: place.path + "/Package.swift") else {
      throw CommandError.usage("say where Aviary is: --url ADDRESS or --path FOLDER")
    }
    return .path(place.path)
  }
}

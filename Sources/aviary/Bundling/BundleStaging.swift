import Foundation

/// Puts the files of a program where they lie once it is installed.
struct BundleStaging {
  let description: BundleDescription
  let program: String
  let executable: URL
  let libraries: BundleLibraries

  private static var files: FileManager { .default }
  /// The sides of icons that themes have folders for, in pixels.
  private static let iconSides = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

  /// Writes the tree of files; one that was there is replaced once the new one is whole.
  ///
  /// - Parameters:
  ///   - folder: What stands for the root of the system.
  ///   - asFolder: Whether the program is to run from there, on any desktop: rare libraries come along, and what starts it
  ///     lies at the top.
  func write(to folder: URL, asFolder: Bool, strays: [String] = []) throws {
    let new = folder.deletingLastPathComponent()
      .appendingPathComponent(".\(folder.lastPathComponent).new")
    do {
      try? Self.files.removeItem(at: new)
      try fill(new, asFolder: asFolder, strays: strays)
      try? Self.files.removeItem(at: folder)
      try Self.files.moveItem(at: new, to: folder)
    } catch {
      try? Self.files.removeItem(at: new)
      if error is CommandError { throw error }
      throw CommandError("cannot write \(folder.relativePath): \(error.localizedDescription)")
    }
  }

  private func fill(_ folder: URL, asFolder: Bool, strays: [String]) throws {
    let usr = folder.appendingPathComponent("usr")
    let home = usr.appendingPathComponent("lib/\(program)")
    try Self.makeFolder(home)
    let copy = home.appendingPathComponent(program)
    try Self.files.copyItem(at: executable, to: copy)
    try strip(copy)
    try RunPath(Data(contentsOf: copy)).besideProgram().write(to: copy)
    for library in libraries.runtime + (asFolder ? libraries.rare : strays) {
      let source = URL(fileURLWithPath: library)
      let place = home.appendingPathComponent(source.lastPathComponent)
      try Self.files.copyItem(at: source.resolvingSymlinksInPath(), to: place)
      try strip(place)
    }
    let beside = executable.deletingLastPathComponent()
    for name in try Self.files.contentsOfDirectory(atPath: beside.path)
    where name.hasSuffix(".resources") {
      try Self.files.copyItem(
        at: beside.appendingPathComponent(name),
        to: home.appendingPathComponent(name)
      )
    }
    try link("bin/\(program)", to: "../lib/\(program)/\(program)", in: usr)
    let texts = BundleTexts(description: description, program: program, isInstalled: !asFolder)
    for (path, text) in texts.files {
      try Self.write(text, to: usr.appendingPathComponent(path))
    }
    let icon = try writeIcon(into: usr)
    guard asFolder else { return }
    try link("AppRun", to: "usr/bin/\(program)", in: folder)
    let entry = "\(description.id).desktop"
    try link(entry, to: "usr/share/applications/\(entry)", in: folder)
    if let icon {
      let name = URL(fileURLWithPath: icon).lastPathComponent
      try link(name, to: "usr/\(icon)", in: folder)
    }
  }

  private func link(_ path: String, to target: String, in folder: URL) throws {
    let place = folder.appendingPathComponent(path)
    try Self.makeFolder(place.deletingLastPathComponent())
    try Self.files.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  private static func makeFolder(_ folder: URL) throws {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  static func write(_ text: String, to file: URL) throws {
    do {
      try makeFolder(file.deletingLastPathComponent())
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandError("cannot write \(file.relativePath): \(error.localizedDescription)")
    }
  }

  /// Takes out what only debuggers read.
  private func strip(_ file: URL) throws {
    try Self.files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    _ = try BundleLibraries.run("strip", [file.path])
  }

  /// Writes the icon, and says where it is, below `usr`.
  private func writeIcon(into usr: URL) throws -> String? {
    guard let icon = description.icon else { return nil }
    guard let data = try? Data(contentsOf: icon) else {
      throw CommandError("the icon \(icon.relativePath) can't be read")
    }
    let place: String
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count > 24 {
      func number(_ offset: Int) -> Int {
        data[data.startIndex + offset..<data.startIndex + offset + 4].reduce(0) {
          $0 << 8 | Int($1)
        }
      }
      let (width, height) = (number(16), number(20))
      guard width == height, Self.iconSides.contains(width) else {
        throw CommandError(
          "the icon \(icon.relativePath) has \(width) x \(height) pixels; a square of "
            + "\(Self.iconSides.map(String.init).joined(separator: ", ")) is expected"
        )
      }
      place = "share/icons/hicolor/\(width)x\(width)/apps/\(description.id).png"
    } else if icon.pathExtension.lowercased() == "svg" {
      place = "share/icons/hicolor/scalable/apps/\(description.id).svg"
    } else {
      throw CommandError("the icon \(icon.relativePath) is no PNG and no SVG")
    }
    let file = usr.appendingPathComponent(place)
    try Self.makeFolder(file.deletingLastPathComponent())
    try data.write(to: file)
    return place
  }

  // MARK: - Sizes

  /// How large the program is, and the libraries that come with it.
  func sizes(in folder: URL) -> String {
    let home = folder.appendingPathComponent("usr/lib/\(program)")
    let names = (libraries.runtime + libraries.rare).map {
      home.appendingPathComponent(URL(fileURLWithPath: $0).lastPathComponent)
    }
    return "\(Self.megabytes(of: [home.appendingPathComponent(program)])), "
      + "and \(Self.megabytes(of: names)) of libraries"
  }

  static func megabytes(of urls: [URL]) -> String {
    let bytes = urls.reduce(0) { sum, url in
      sum + (((try? files.attributesOfItem(atPath: url.path))?[.size] as? NSNumber)?.intValue ?? 0)
    }
    return (Double(bytes) / 1_000_000).formatted(.number.precision(.fractionLength(1))) + " MB"
  }
}

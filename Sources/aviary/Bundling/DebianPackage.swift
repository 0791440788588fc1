import Foundation

/// The package of a program for Debian and what comes from it.
struct DebianPackage {
  let staging: BundleStaging

  /// Builds the package.
  ///
  /// - Parameter folder: Where it goes.
  /// - Returns: The file.
  func write(into folder: URL) throws -> URL {
    let tree = folder.appendingPathComponent(".\(staging.program)-deb")
    defer { try? FileManager.default.removeItem(at: tree) }
    let needs = try staging.libraries.debianPackages()
    try staging.write(to: tree, asFolder: false, strays: needs.strays)
    let architecture = try BundleLibraries.run("dpkg", ["--print-architecture"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try BundleStaging.write(
      control(
        // GTK is loaded when a window opens.
        depends: (needs.packages + ["libgtk-4-1"]).sorted(),
        architecture: architecture,
        kilobytes: Self.size(of: tree) / 1024
      ),
      to: tree.appendingPathComponent("DEBIAN/control")
    )
    let file = folder.appendingPathComponent(
      "\(name)_\(staging.description.version)_\(architecture).deb"
    )
    _ = try BundleLibraries.run(
      "dpkg-deb",
      ["--root-owner-group", "--build", tree.path, file.path]
    )
    return file
  }

  /// The program's name as packages may be called.
  private var name: String {
    let name = staging.program.lowercased().map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-"
    }.joined()
    return name.count < 2 ? name + "-app" : name
  }

  private func control(depends: [String], architecture: String, kilobytes: Int) -> String {
    let description = staging.description
    var lines = [
      "Package: \(name)", "Version: \(description.version)", "Architecture: \(architecture)",
      "Maintainer: \(description.developer)", "Installed-Size: \(kilobytes)", "Section: misc",
      "Priority: optional", "Depends: \(depends.joined(separator: ", "))",
    ]
    if let homepage = description.homepage { lines.append("Homepage: \(homepage)") }
    lines.append("Description: \(description.summary)")
    for line in (description.description ?? "").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    where description.description != nil {
      lines.append(line.isEmpty ? " ." : " \(line)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func size(of folder: URL) -> Int {
    let keys: [URLResourceKey] = [.fileSizeKey]
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    else { return 0 }
    return files.reduce(0) { sum, file in
      sum + ((try? (file as? URL)?.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
    }
  }
}

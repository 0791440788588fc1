import AviaryProject
import Foundation

/// The folder in which a project's program finds its pictures, strings, fonts and data.
///
/// They lie beside the program, where `Bundle.main` looks, as links, those of a package's target also in the bundle that
/// its `Bundle.module` is.
struct ProjectResources {
  let folder: URL

  /// Links the resources of targets.
  func link(_ targets: [ProjectTarget]) throws {
    // What was there before may be gone; the program itself stays.
    let old = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in old where entry != "run" {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(entry))
    }
    for target in targets {
      let bundle = Self.bundle(of: target, in: folder)
      for resource in target.resources {
        try link(resource, into: folder)
        guard target.isOfPackage else { continue }
        try link(resource, into: bundle)
      }
    }
  }

  /// The bundle of a package's target.
  static func bundle(of target: ProjectTarget, in folder: URL) -> URL {
    folder.appendingPathComponent(
      target.id.replacingOccurrences(of: "/", with: "_") + ".resources"
    )
  }

  /// Links a file or a folder, and what is in a folder that is no bundle.
  private func link(_ resource: String, into folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    // A file in `en.lproj` stays in such a folder.
    let parent = ((resource as NSString).deletingLastPathComponent as NSString).lastPathComponent
    var place = folder
    if parent.hasSuffix(".lproj") {
      place.appendPathComponent(parent)
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try makeLink(
      place.appendingPathComponent((resource as NSString).lastPathComponent),
      to: resource
    )
    guard SourceFolder.isFolder(resource), (resource as NSString).pathExtension.isEmpty else {
      return
    }
    for file in SourceFolder.files(in: resource) {
      try makeLink(folder.appendingPathComponent((file as NSString).lastPathComponent), to: file)
    }
  }

  /// Links a file; a folder becomes one with links in it, since not everyone looks behind links to folders.
  private func makeLink(_ link: URL, to place: String) throws {
    let manager = FileManager.default
    guard SourceFolder.isFolder(place) else {
      try? manager.removeItem(at: link)
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: place)
      return
    }
    try manager.createDirectory(at: link, withIntermediateDirectories: true)
    for entry in try manager.contentsOfDirectory(atPath: place) {
      try makeLink(link.appendingPathComponent(entry), to: place + "/" + entry)
    }
  }

  /// What the program's environment says of the fonts: the system's, and those beside the program.
  func settings() throws -> [String: String] {
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let fonts = entries.filter {
      ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    guard !fonts.isEmpty else { return [:] }
    let file = folder.appendingPathComponent("fonts.conf")
    let system = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"] ?? "/etc/fonts/fonts.conf"
    try CheckCache.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
        <include ignore_missing="yes">\(system)</include>
        <dir>\(folder.path)</dir>
      </fontconfig>

      """,
      to: file
    )
    return ["FONTCONFIG_FILE": file.path]
  }
}

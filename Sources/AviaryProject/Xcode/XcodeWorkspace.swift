import Foundation

/// What an `.xcworkspace` holds.
struct XcodeWorkspace {
  /// The paths of the projects, as absolute paths in the workspace's order.
  private(set) var projects: [String] = []
  /// The folders of packages.
  private(set) var packages: [String] = []

  /// Reads `contents.xcworkspacedata`.
  ///
  /// - Throws: a `ProjectError` that names the file.
  init(_ path: String) throws {
    let file = path + "/contents.xcworkspacedata"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw ProjectError("\(path): there is no contents.xcworkspacedata in it that can be read")
    }
    guard text.contains("<Workspace") else {
      throw ProjectError("\(file): it is not a workspace of Xcode's")
    }
    let folder = (path as NSString).deletingLastPathComponent
    /// The folders of the groups that are open, innermost last.
    var groups = [folder]
    for tag in Self.tags(of: text) {
      switch tag.name {
      case "Group":
        groups.append(
          Self.resolve(tag.location, group: groups[groups.count - 1], container: folder)
        )
      case "/Group":
        if groups.count > 1 { groups.removeLast() }
      case "FileRef":
        add(Self.resolve(tag.location, group: groups[groups.count - 1], container: folder))
      default: break
      }
    }
  }

  private mutating func add(_ place: String) {
    if place.hasSuffix(".xcodeproj") {
      projects.append(place)
    } else if FileManager.default.fileExists(atPath: place + "/Package.swift") {
      packages.append(place)
    }
  }

  /// The tags in order, each with its `location`.
  private static func tags(of text: String) -> [(name: String, location: String)] {
    text.split(separator: "<").dropFirst().map { piece in
      let tag = piece.prefix { $0 != ">" }
      let name = String(tag.prefix { !$0.isWhitespace && $0 != ">" })
      guard let start = tag.range(of: "location") else { return (name, "") }
      let value = tag[start.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
      return (name, value.count > 1 ? unescaped(String(value[1])) : "")
    }
  }

  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// `group:`, `container:` and `absolute:` before a path.
  private static func resolve(_ location: String, group: String, container: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return group }
    let path = String(parts[1])
    switch parts[0] {
    case "absolute": return SourceFolder.normal(path)
    case "container": return SourceFolder.normal(container + "/" + path)
    default: return SourceFolder.normal(group + "/" + path)
    }
  }
}

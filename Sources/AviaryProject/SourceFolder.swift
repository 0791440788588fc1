import Foundation

/// Finds files in folders, as build systems do.
package enum SourceFolder {
  /// The folders that hold no sources of a project's own.
  private static let skipped: Set<String> = [
    ".build", ".git", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
    ".swiftpm",
  ]
  /// The folders that are one thing.
  private static let bundles: Set<String> = [
    "xcassets", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "bundle",
    "app",
    "lproj", "xcdatamodeld", "docc", "icon", "rcproject", "scnassets", "xcstickers",
  ]

  /// All files below a folder, with bundles such as asset catalogues as one entry each.
  ///
  /// - Parameters:
  ///   - folder: An absolute path. A path to a file gives that file.
  ///   - isSkipped: Tells of a path that it and all below it are left out.
  /// - Returns: Absolute paths in alphabetical order.
  package static func files(
    in folder: String,
    skipping isSkipped: (String) -> Bool = { _ in false }
  ) -> [String] {
    var found: [String] = []
    collect(folder, skipping: isSkipped, into: &found)
    return found.sorted()
  }

  private static func collect(
    _ path: String,
    skipping isSkipped: (String) -> Bool,
    into found: inout [String]
  ) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isSkipped(path)
    else { return }
    let name = (path as NSString).lastPathComponent
    guard isFolder.boolValue, !bundles.contains((name as NSString).pathExtension.lowercased())
    else {
      found.append(path)
      return
    }
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !skipped.contains(entry) && !entry.hasPrefix(".") {
      collect(path + "/" + entry, skipping: isSkipped, into: &found)
    }
  }

  /// Whether a file is Swift source.
  package static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Whether a file is source in another language, which is not judged.
  package static func isForeignSource(_ path: String) -> Bool {
    ["m", "mm", "c", "cc", "cpp", "metal"].contains((path as NSString).pathExtension)
  }

  /// Whether a program finds a file among its resources, without anyone saying so.
  package static func isResource(_ path: String) -> Bool {
    [
      "xcassets", "xcstrings", "strings", "stringsdict", "lproj", "ttf", "otf", "ttc", "json",
      "plist",
      "png", "jpg", "jpeg", "svg", "pdf", "gif", "webp", "txt", "md", "html", "csv", "bundle",
      "heic", "xcdatamodeld",
    ].contains((path as NSString).pathExtension.lowercased())
  }

  /// A path without `.`, `..` and needless slashes; links are left as they are.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != ".." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

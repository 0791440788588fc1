import Foundation
import UniformTypeIdentifiers

/// The desktop's pictures of types of files, by the rules of icon themes.
enum DesktopIcons {
  /// The size of AppKit's, in points.
  private static var size: CGFloat { 32 }

  /// The folders for data, those of the person first.
  static var dataFolders: [URL] {
    BaseFolders(ProcessInfo.processInfo.environment).data.map { URL(fileURLWithPath: $0) }
  }

  static func icon(for type: UTType) -> NSImage {
    let image =
      names(of: type).lazy.compactMap(file(named:)).compactMap { NSImage(contentsOfFile: $0) }.first
      ?? NSImage(systemSymbolName: symbol(of: type), accessibilityDescription: nil)
      ?? NSImage(size: .zero)
    image.size = CGSize(width: size, height: size)
    return image
  }

  /// The names that an icon may have, the most exact first.
  static func names(of type: UTType) -> [String] {
    if type.conforms(to: .folder) || type.conforms(to: .directory) {
      return ["inode-directory", "folder"]
    }
    guard let kind = type.preferredMIMEType else { return ["text-x-generic"] }
    let medium = kind.prefix { $0 != "/" }
    // `x-office-document` and the like stand for families that are no media of their own.
    let generic = medium == "application" ? "application-x-generic" : "\(medium)-x-generic"
    return [kind.replacingOccurrences(of: "/", with: "-"), generic, "text-x-generic"]
  }

  /// The file of an icon, of the theme that all others fall back to, and of the desktop's usual one.
  private static func file(named name: String) -> String? {
    for data in dataFolders {
      for theme in ["Adwaita", "hicolor", "gnome"] {
        let folder = data.appendingPathComponent("icons/\(theme)")
        for place in ["scalable", "32x32", "48x48", "64x64", "256x256"] {
          for kind in ["mimetypes", "places"] {
            for suffix in ["svg", "png"] {
              let file = folder.appendingPathComponent("\(place)/\(kind)/\(name).\(suffix)")
              if FileManager.default.fileExists(atPath: file.path) { return file.path }
            }
          }
        }
      }
    }
    return nil
  }

  private static func symbol(of type: UTType) -> String {
    if type.conforms(to: .folder) || type.conforms(to: .directory) { return "folder" }
    if type.conforms(to: .image) { return "photo" }
    if type.conforms(to: .audio) { return "music.note" }
    return type.conforms(to: .text) ? "doc.text" : "doc"
  }
}

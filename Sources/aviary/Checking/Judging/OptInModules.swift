import AviaryProject
import Foundation

/// The modules that a program has to ask for, because their names alone turn `#if canImport` on.
enum OptInModules {
  /// Those that are not there for a system.
  static func hidden(on system: JudgedSystem) -> Set<String> {
    switch system {
    case .ios: ["AppKit", "Cocoa"]
    case .macos: ["UIKit"]
    case .linux: ["UIKit", "AppKit", "Cocoa"]
    }
  }

  /// The flags that find Aviary's modules, without some of them.
  ///
  /// The modules lie in one folder; where some are to be left out, a folder with links to the others stands for it.
  static func importFlags(of build: BuildFolder, hiding hidden: Set<String>) throws -> [String] {
    let flags = build.importFlags
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: build.modules.path)) ?? []
    func isHidden(_ entry: String) -> Bool {
      hidden.contains((entry as NSString).deletingPathExtension)
    }
    guard entries.contains(where: isHidden) else { return flags }
    let cache = try CheckCache(
      environment: ProcessInfo.processInfo.environment,
      parts: ["modules", build.stamp]
    )
    let folder = try cache.folder("modules", hidden.sorted().joined(separator: " "))
    for entry in entries where !isHidden(entry) {
      let link = folder.appendingPathComponent(entry).path
      let place = build.modules.appendingPathComponent(entry).path
      if (try? manager.destinationOfSymbolicLink(atPath: link)) == place { continue }
      try? manager.removeItem(atPath: link)
      try manager.createSymbolicLink(atPath: link, withDestinationPath: place)
    }
    return flags.map { $0 == build.modules.path ? folder.path : $0 }
  }

  /// The flags with a cache of C modules beside that of checks: the build's own may be in use.
  static func ownModuleCache(_ flags: [String]) throws -> [String] {
    let cache = try CheckCache(
      environment: ProcessInfo.processInfo.environment,
      parts: ["C modules"]
    )
    var flags = flags
    if let index = flags.firstIndex(of: "-module-cache-path"), flags.indices.contains(index + 1) {
      flags.removeSubrange(index...(index + 1))
    }
    return flags + ["-module-cache-path", cache.folder.path]
  }
}

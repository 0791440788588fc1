import AviaryProject
import Foundation

/// Tells whether sources have changed since they were looked at.
struct SourceWatch: Equatable {
  /// What is compared of a file.
  struct Stamp: Equatable {
    var date: TimeInterval
    var size: Int
  }

  private(set) var stamps: [String: Stamp] = [:]

  /// Looks at a file, or at all sources and resources in a folder.
  ///
  /// - Parameter path: A file, a folder, a package or a project, whose folder counts then.
  init(_ path: String) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    if !SourceFolder.isFolder(path) {
      add(folder.path)
      guard path.hasSuffix("Package.swift") else { return }
      folder.deleteLastPathComponent()
    }
    if ["xcodeproj", "xcworkspace"].contains(folder.pathExtension) {
      folder.deleteLastPathComponent()
    }
    let hidden: Set<String> = [".build", ".git", "DerivedData", "node_modules"]
    var waiting = [folder.path]
    while let next = waiting.popLast(), stamps.count < 20_000 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      for name in names where !hidden.contains(name) && !name.hasPrefix(".") {
        let place = next + "/" + name
        if SourceFolder.isFolder(place) { waiting.append(place) } else { add(place) }
      }
    }
  }

  private mutating func add(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return }
    let time = Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) * 1e-9
    stamps[path] = Stamp(date: time, size: Int(facts.st_size))
  }

  /// The files that are new, other or gone.
  func changes(since earlier: SourceWatch) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }
}

import AviaryProject
import Foundation

/// The dates and sizes of sources, which tell whether they have changed.
struct SourceSnapshot: Equatable {
  /// What is compared of a file.
  struct Stamp: Equatable {
    var date: TimeInterval
    var size: Int
  }

  private(set) var stamps: [String: Stamp] = [:]
  /// The folders that the files lie in.
  private(set) var folders: [String] = []
  /// The one file that is looked at; nil where folders are.
  private(set) var onlyFile: String?

  static func == (left: SourceSnapshot, right: SourceSnapshot) -> Bool {
    left.stamps == right.stamps
  }

  /// Looks at a file, or at all sources and resources in a folder.
  ///
  /// - Parameter path: A file, a folder, a package or a project, whose folder counts then.
  init(_ path: String) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    if !SourceFolder.isFolder(path) {
      guard path.hasSuffix("Package.swift") else {
        onlyFile = folder.path
        folders = [folder.deletingLastPathComponent().path]
        look(at: folder.path)
        return
      }
      folder.deleteLastPathComponent()
    }
    if ["xcodeproj", "xcworkspace"].contains(folder.pathExtension) {
      folder.deleteLastPathComponent()
    }
    var waiting = [folder.path]
    while let next = waiting.popLast(), stamps.count < 20_000 {
      folders.append(next)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      for name in names where !Self.isHidden(name) {
        let place = next + "/" + name
        if SourceFolder.isFolder(place) { waiting.append(place) } else { look(at: place) }
      }
    }
  }

  /// Whether a file or folder is none of the sources, such as what is built of them.
  static func isHidden(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "DerivedData" || name == "node_modules"
  }

  /// Looks at one file, which may be new or gone.
  mutating func look(at path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      stamps[path] = nil
      return
    }
    let time = Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) * 1e-9
    stamps[path] = Stamp(date: time, size: Int(facts.st_size))
  }

  /// The files that are new, other or gone.
  func changes(since earlier: SourceSnapshot) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }
}

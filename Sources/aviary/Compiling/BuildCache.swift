import Foundation
import UniformTypeIdentifiers

/// Keeps what was compiled, so that drawing an unchanged file again compiles nothing.
struct BuildCache {
  /// Where the entries are: `$XDG_CACHE_HOME/aviary`, or `~/.cache/aviary`.
  let folder: URL
  /// How many compiled files are kept.
  static let capacity = 12

  init(environment: [String: String]) {
    if let caches = BaseFolders(environment).cache {
      folder = URL(fileURLWithPath: caches).appendingPathComponent("aviary")
    } else {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("aviary-cache")
    }
  }

  /// The folder of the entry for all that `parts` say, created where it does not exist.
  func entry(for parts: [String]) throws -> URL {
    let entry = folder.appendingPathComponent(Self.key(of: parts))
    do {
      try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        """
        cannot write to the cache folder \(folder.path); \
        set XDG_CACHE_HOME to a folder that can be written
        """
      )
    }
    return entry
  }

  /// Removes the entries used longest ago.
  func prune() {
    let manager = FileManager.default
    let entries =
      (try? manager.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )) ?? []
    let byAge = entries.map { entry in
      let values = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
      return (entry: entry, date: values?.contentModificationDate ?? .distantPast)
    }.sorted { $0.date > $1.date }
    for old in byAge.dropFirst(Self.capacity) { try? manager.removeItem(at: old.entry) }
  }

  /// Marks an entry as used now.
  func touch(_ entry: URL) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
  }

  /// FNV-1a over the parts and their lengths, with two offsets, in hexadecimal.
  static func key(of parts: [String]) -> String {
    let offsets: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
    return offsets.map { offset in
      var hash = offset
      for part in parts {
        for byte in Array("\(part.utf8.count):".utf8) + Array(part.utf8) {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

import Foundation

/// What earlier checks of a project found out, and the copies of sources that they judged.
struct CheckCache: Sendable {
  /// The project's own folder.
  let folder: URL
  /// How many projects are kept.
  private static let capacity = 8
  /// How long a folder is left alone once a check has begun with it, in seconds: the check may still be under way.
  private static let patience: TimeInterval = 3600

  /// The cache of what `parts` tell from others: path, system, build of Aviary.
  ///
  /// - Throws: an error that names the folder where it cannot be written.
  init(environment: [String: String], parts: [String]) throws {
    let base = BuildCache(environment: environment).folder.deletingLastPathComponent()
      .appendingPathComponent("aviary-check")
    folder = base.appendingPathComponent(BuildCache.key(of: parts))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
    } catch {
      throw CommandError(
        """
        cannot write to the cache folder \(base.path); \
        set XDG_CACHE_HOME to a folder that can be written
        """
      )
    }
    Self.prune(base)
  }

  private static func prune(_ base: URL) {
    let manager = FileManager.default
    let entries =
      (try? manager.contentsOfDirectory(
        at: base,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )) ?? []
    let byAge = entries.map { entry in
      let values = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
      return (entry: entry, date: values?.contentModificationDate ?? .distantPast)
    }.sorted { $0.date > $1.date }
    let limit = Date() - patience
    for old in byAge.dropFirst(capacity) where old.date < limit {
      try? manager.removeItem(at: old.entry)
    }
  }

  /// A folder for something, made where it is not there.
  func folder(_ kind: String, _ name: String) throws -> URL {
    let place = folder.appendingPathComponent(kind).appendingPathComponent(
      BuildCache.key(of: [name])
    )
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return place
  }

  /// Writes a file unless it says that already.
  static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return }
    try data.write(to: file, options: .atomic)
  }

  /// What was found out about a file, as long as its key is the same.
  struct Result: Codable {
    var key: String
    var diagnostics: [Diagnostic]
  }

  /// The results of a target's files, by path.
  func results(of target: String) -> [String: Result] {
    guard let place = try? folder("results", target),
      let data = try? Data(contentsOf: place.appendingPathComponent("results.json")),
      let results = try? JSONDecoder().decode([String: Result].self, from: data)
    else { return [:] }
    return results
  }

  func keep(_ results: [String: Result], of target: String) throws {
    let place = try folder("results", target)
    try JSONEncoder().encode(results)
      .write(to: place.appendingPathComponent("results.json"), options: .atomic)
  }
}

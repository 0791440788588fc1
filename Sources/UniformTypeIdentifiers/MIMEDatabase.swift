import Foundation

/// The desktop's types: the shared MIME database of freedesktop.org.
///
/// It is read from the folders `mime` in the user's data folder and in the system's; what is not
/// there is not missed. Source: the Shared MIME-info Database specification.
struct MIMEDatabase {
  /// The folders that are there, the user's first.
  let folders: [URL]
  /// Extensions without the dot by MIME type, those of more weight first.
  private(set) var extensions: [String: [String]] = [:]
  /// What a MIME type is too.
  private(set) var parents: [String: [String]] = [:]
  /// Other names by MIME type.
  private(set) var aliases: [String: [String]] = [:]

  /// The folders with the databases by the environment: `XDG_DATA_HOME`, then `XDG_DATA_DIRS`, with
  /// the usual ones where these are not set.
  static func folders(environment: [String: String]) -> [URL] {
    BaseFolders(environment).data
      .map { URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("mime") }
  }

  init(folders: [URL]) {
    self.folders = folders.filter { FileManager.default.fileExists(atPath: $0.path) }
    var weighed: [String: [(weight: Int, tag: String)]] = [:]
    for folder in self.folders {
      for line in Self.lines(of: "globs2", in: folder) {
        let fields = line.split(separator: ":", maxSplits: 3)
        guard fields.count >= 3, let weight = Int(fields[0]), fields[2].hasPrefix("*.") else {
          continue
        }
        let tag = fields[2].dropFirst(2)
        // A pattern with more than an extension names no type by its extension.
        guard !tag.isEmpty, !tag.contains(where: { "*?[".contains($0) }) else { continue }
        weighed[String(fields[1]), default: []].append((weight, String(tag)))
      }
      for line in Self.lines(of: "subclasses", in: folder) {
        let fields = line.split(separator: " ")
        if fields.count == 2 {
          parents[String(fields[0]), default: []].appendNew([String(fields[1])])
        }
      }
      for line in Self.lines(of: "aliases", in: folder) {
        let fields = line.split(separator: " ")
        if fields.count == 2 {
          aliases[String(fields[1]), default: []].appendNew([String(fields[0])])
        }
      }
    }
    for (type, tags) in weighed {
      // Of the same weight the earlier line counts.
      let order = tags.enumerated().sorted {
        ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
      }
      var unique: [String] = []
      unique.appendNew(order.map(\.element.tag))
      extensions[type] = unique
    }
  }

  /// All MIME types with an extension or a supertype, in the order of the alphabet.
  var types: [String] { Set(extensions.keys).union(parents.keys).sorted() }

  private static func lines(of name: String, in folder: URL) -> [Substring] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
  }
}

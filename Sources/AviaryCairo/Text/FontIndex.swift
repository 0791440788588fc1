import CCairo
import Foundation
import UniformTypeIdentifiers

/// Which files fonts are in, remembered from one run of a program to the next.
///
/// Finding a font takes fontconfig and Pango longer than drawing a page. What they found is kept in a small file of
/// the user's caches, together with the font directories and when each was changed last: where one was
/// changed since, or the libraries are others, everything is found anew. Only fonts are kept that come
/// out the same when they are opened directly.
struct FontIndex {
  struct Entry: Equatable {
    var path: String
    /// The number of the font in its file.
    var face: Int32
    /// Whether the family that was asked for is installed.
    var isFamilyThere: Bool
    /// Whether it is the interface font.
    var isInterface: Bool
  }

  private let file: String?
  private var entries: [String: Entry] = [:]
  /// The directories that fonts are in, as they were when the entries were found.
  private var directories: [(path: String, stamp: String)] = []

  /// Reads the index of a font configuration.
  ///
  /// It is empty if there is none, or fonts may have changed since.
  ///
  /// - Parameters:
  ///   - folder: Where indices are; nil for none.
  ///   - configuration: What fonts are found by, in fontconfig's language.
  init(folder: String?, configuration: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in configuration.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    file = folder.map { "\($0)/fonts-\(String(hash, radix: 16))" }
    guard let file, let bytes = Self.read(file), !read(bytes) else { return }
    entries = [:]
    directories = []
  }

  /// The folder of the user's caches: `$XDG_CACHE_HOME`, else `~/.cache`.
  ///
  /// nil where there is neither.
  static var cacheFolder: String? {
    BaseFolders { name in getenv(name).map { String(cString: $0) } }.cache.map { $0 + "/aviary" }
  }

  /// Whether fonts were found with the directories as they are.
  var isEmpty: Bool { entries.isEmpty }

  subscript(key: String) -> Entry? { entries[key] }

  /// Remembers a font, and writes the index for the runs to come.
  ///
  /// - Parameter paths: The folders that fonts are in, all the way down.
  mutating func remember(_ entry: Entry, for key: String, directories paths: [String]) {
    guard let file, entries[key] != entry,
      !(key + entry.path).utf8.contains(where: { $0 < 0x20 })
    else { return }
    if directories.isEmpty {
      directories = paths.map { ($0, Self.stamp($0) ?? Self.absent) }
    }
    entries[key] = entry
    write(to: file)
  }

  // MARK: - The file

  private static var header: String {
    "aviary fonts 1, Pango \(pango_version()), fontconfig \(FcGetVersion()), HarfBuzz "
      + String(cString: hb_version_string())
  }

  private func write(to file: String) {
    var lines = [Self.header]
    lines += directories.map { "d\t\($0.stamp)\t\($0.path)" }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let stamp = Self.stamp(entry.path) else { continue }
      lines.append(
        "f\t\(key)\t\(entry.face)\t\(entry.isFamilyThere ? 1 : 0)\t\(entry.isInterface ? 1 : 0)"
          + "\t\(stamp)\t\(entry.path)"
      )
    }
    // Without a folder to write to, fonts are found anew each time.
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data((lines.joined(separator: "\n") + "\n").utf8)
      .write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// Takes over what the file says.
  ///
  /// False where it does not hold any more.
  private mutating func read(_ bytes: [UInt8]) -> Bool {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.header.utf8) else { return false }
    for line in lines {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      switch (fields[0], fields.count) {
      case ("d", 3):
        guard (Self.stamp(fields[2]) ?? Self.absent) == fields[1] else { return false }
        directories.append((fields[2], fields[1]))
      case ("f", 7):
        guard let face = Int32(fields[2]), Self.stamp(fields[6]) == fields[5] else { return false }
        entries[fields[1]] = Entry(
          path: fields[6],
          face: face,
          isFamilyThere: fields[3] == "1",
          isInterface: fields[4] == "1"
        )
      default: return false
      }
    }
    return !directories.isEmpty
  }

  private static func read(_ file: String) -> [UInt8]? {
    guard let handle = fopen(file, "r") else { return nil }
    defer { fclose(handle) }
    return [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      count = fread(bytes.baseAddress, 1, bytes.count, handle)
      // A longer one is not ours.
      if count == bytes.count { count = 0 }
    }
  }

  /// Stands for the stamp of a directory that is not there: once it is, fonts may be in it.
  private static let absent = "-"

  /// When a file or directory was changed last, and how large it is; nil where there is none.
  private static func stamp(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec).\(status.st_size)"
  }
}

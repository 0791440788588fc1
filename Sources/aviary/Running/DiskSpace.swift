import Foundation

/// Tells a tool that failed because a disk is full from one that has something to say about sources.
///
/// Linkers that write into memory end by a signal then, and compilers name files of their caches.
enum DiskSpace {
  /// With less than this nothing of ours can be written, in bytes.
  private static let least = 256 * 1024

  /// - Parameters:
  ///   - words: What the tool said.
  ///   - path: The folder, or the file, that it wrote to.
  /// - Throws: `CommandError` where the disk is full.
  static func check(after words: String, writingTo path: String) throws {
    let signs = ["No space left on device", "unable to execute command: Bus error"]
    guard signs.contains(where: words.contains) || free(at: path) < least else { return }
    throw CommandError(
      "the disk is full: \(path) cannot be written; make space, or set XDG_CACHE_HOME to a folder on another disk"
    )
  }

  /// What is free where a file is or would be, in bytes.
  private static func free(at path: String) -> Int {
    var place = path
    var status = statvfs()
    while statvfs(place, &status) != 0 {
      let around = (place as NSString).deletingLastPathComponent
      guard !around.isEmpty, around != place else { return .max }
      place = around
    }
    return Int(clamping: status.f_bavail) * Int(clamping: status.f_frsize)
  }
}

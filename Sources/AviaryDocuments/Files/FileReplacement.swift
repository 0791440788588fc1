import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces a file so that at any moment either all of the old one is there or all of the new one.
enum FileReplacement {
  /// Writes beside a file, and puts what was written into its place.
  ///
  /// - Parameters:
  ///   - url: The file, or folder; it need not be there yet. A link is followed, so that it stays one.
  ///   - write: Writes to the address that it is told; nothing is there.
  /// - Throws: What `write` throws, or what the file system says. The old file is then as it was.
  static func replace(_ url: URL, _ write: (URL) throws -> Void) throws {
    let url = url.resolvingSymlinksInPath()
    let name = ".\(url.lastPathComponent).\(UUID().uuidString.prefix(8))"
    let beside = url.deletingLastPathComponent().appendingPathComponent(name)
    do {
      try write(beside)
      try synchronize(beside)
      try keepPermissions(of: url, beside)
      try exchange(beside, url)
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }

  /// Waits until a file is on the disk: a full disk is told of here at the latest.
  private static func synchronize(_ url: URL) throws {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW)
    // A link has nothing to wait for.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if fsync(descriptor) != 0, errno == ENOSPC || errno == EDQUOT || errno == EIO {
      throw CocoaError(errno == EIO ? .fileWriteUnknown : .fileWriteOutOfSpace)
    }
  }

  private static func keepPermissions(of old: URL, _ new: URL) throws {
    guard let known = try? FileManager.default.attributesOfItem(atPath: old.path),
      let permissions = known[.posixPermissions]
    else { return }
    try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: new.path)
  }

  private static func exchange(_ new: URL, _ old: URL) throws {
    if rename(new.path, old.path) == 0 { return }
    guard errno == ENOTEMPTY || errno == EEXIST || errno == ENOTDIR || errno == EISDIR else {
      throw CocoaError(
        errno == EACCES || errno == EPERM ? .fileWriteNoPermission : .fileWriteUnknown
      )
    }
    // A folder that is not empty can't be replaced in one step: the old one goes aside first.
    let aside = old.deletingLastPathComponent()
      .appendingPathComponent(".\(old.lastPathComponent).\(UUID().uuidString.prefix(8)).old")
    try FileManager.default.moveItem(at: old, to: aside)
    do {
      try FileManager.default.moveItem(at: new, to: old)
    } catch {
      try? FileManager.default.moveItem(at: aside, to: old)
      throw error
    }
    try? FileManager.default.removeItem(at: aside)
  }
}

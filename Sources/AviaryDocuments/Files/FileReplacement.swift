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
    let beside = Self.beside(url)
    do {
      try write(beside)
      try finish(beside, url)
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }

  /// The same, by what takes its time.
  ///
  /// - Parameters:
  ///   - url: The file, or folder.
  ///   - check: What is asked once all is written, and the old file still there; what it throws leaves that.
  ///   - write: Writes to the address that it is told.
  /// - Returns: What `write` returns.
  /// - Throws: What `write` or `check` throws, or what the file system says.
  @concurrent
  static func replace<Result: Sendable>(
    _ url: URL,
    check: @Sendable () throws -> Void = {},
    _ write: @Sendable (URL) async throws -> Result
  ) async throws -> Result {
    let url = url.resolvingSymlinksInPath()
    let beside = Self.beside(url)
    do {
      let result = try await write(beside)
      try finish(beside, url, check)
      return result
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }

  private static func beside(_ url: URL) -> URL {
    url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString.prefix(8))")
  }

  private static func finish(
    _ beside: URL,
    _ url: URL,
    _ check: () throws -> Void = {}
  ) throws {
    try synchronize(beside, isDeep: true)
    try keepPermissions(of: url, beside)
    try check()
    try exchange(beside, url)
    // The name is in the folder, which has to reach the disk too; what can't be synchronized is no fault of the file.
    try? synchronize(url.deletingLastPathComponent(), isDeep: false)
  }

  /// Waits until a file is on the disk, and what is in a folder: a full disk is told of here at the latest.
  private static func synchronize(_ url: URL, isDeep: Bool) throws {
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    if isDeep, values?.isDirectory == true, values?.isSymbolicLink != true {
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        try synchronize(url.appendingPathComponent(name), isDeep: true)
      }
    }
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

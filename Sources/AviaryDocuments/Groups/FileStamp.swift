import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells whether a file was changed by somebody else.
struct FileStamp: Codable, Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let node: UInt64

  /// The file as it is now; nil where there is none.
  init?(_ url: URL) {
    var found = stat()
    guard stat(url.path, &found) == 0 else { return nil }
    seconds = Int(found.st_mtim.tv_sec)
    nanoseconds = Int(found.st_mtim.tv_nsec)
    size = Int(found.st_size)
    node = UInt64(found.st_ino)
  }
}

/// Another program has written into a file that was to be replaced.
struct FileChangedByOther: Error {}

extension FileReplacement {
  /// Replaces a file that is still as it was known.
  ///
  /// - Parameters:
  ///   - url: The file, or folder.
  ///   - known: The file as it has to be; nil for whatever it is. One that is gone is written anew.
  ///   - write: Writes to the address that it is told.
  /// - Returns: What `write` returns, and the file as it is now.
  /// - Throws: ``FileChangedByOther``, what `write` throws, or what the file system says. The old file is then as it was.
  @concurrent
  static func replace(
    _ url: URL,
    over known: FileStamp?,
    _ write: @Sendable (URL) async throws -> FileWrapper?
  ) async throws -> (FileWrapper?, FileStamp?) {
    @Sendable func check() throws {
      if let known, let now = FileStamp(url), now != known { throw FileChangedByOther() }
    }
    try check()
    // A file that its owner made read-only is not replaced, as it could be where its folder can be written.
    if FileManager.default.fileExists(atPath: url.path),
      !FileManager.default.isWritableFile(atPath: url.path)
    {
      throw CocoaError(.fileWriteNoPermission)
    }
    let file = try await replace(url, check: check, write)
    return (file, FileStamp(url))
  }
}

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

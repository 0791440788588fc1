import Foundation

/// Gives byte after byte of what is read in blocks.
struct ByteBlocks {
  /// Reads the next block; nil or none at the end.
  private let fill: () async throws -> [UInt8]?
  private var block: [UInt8] = []
  private var offset = 0
  private var isAtEnd = false

  init(_ read: @escaping () async throws -> [UInt8]?) { fill = read }

  mutating func next() async throws -> UInt8? {
    if offset == block.count, !isAtEnd {
      try Task.checkCancellation()
      block = try await fill() ?? []
      offset = 0
      isAtEnd = block.isEmpty
    }
    guard offset < block.count else { return nil }
    defer { offset += 1 }
    return block[offset]
  }

  /// Those of a file that is open; reading waits on another thread.
  static func of(_ file: FileHandle) -> ByteBlocks {
    let descriptor = file.fileDescriptor
    return ByteBlocks {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .utility).async {
          var bytes = [UInt8](repeating: 0, count: 16_384)
          let count = read(descriptor, &bytes, bytes.count)
          if count < 0 {
            continuation.resume(throwing: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
          } else {
            continuation.resume(returning: Array(bytes.prefix(count)))
          }
          // It stays open until it has been read.
          withExtendedLifetime(file) {}
        }
      }
    }
  }
}

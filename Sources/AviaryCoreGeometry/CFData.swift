public import Foundation

/// The first of the bytes, one after another as long as the data is there.
///
/// - Parameter theData: The bytes; nil stops the program, as on Apple's.
/// - Returns: Where they are; nil where there are none. Data that is changed later has its bytes elsewhere then.
/// - Complexity: O(1). Up to 14 bytes, which a `Data` holds within itself, are kept for the life of the process.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let data: Data = theData
  guard !data.isEmpty else { return nil }
  guard data.count > SmallBytes.limit else { return SmallBytes.pointer(to: data) }
  // What is too long for that lies in memory that all copies of the data share.
  return data.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// Few bytes at an address of their own.
private enum SmallBytes {
  /// How many bytes a `Data` may hold within itself.
  static let limit = 14

  private static let lock = NSLock()
  // Shared: the same bytes are at one address for all who ask; guarded by the lock.
  private nonisolated(unsafe) static var kept: [Data: UnsafePointer<UInt8>] = [:]

  static func pointer(to data: Data) -> UnsafePointer<UInt8> {
    lock.withLock {
      if let known = kept[data] { return known }
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
      data.copyBytes(to: bytes, count: data.count)
      kept[data] = UnsafePointer(bytes)
      return UnsafePointer(bytes)
    }
  }
}

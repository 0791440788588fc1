import Foundation
import _FoundationICU

/// What is common to calls of the ICU library that comes with Swift's Foundation.
enum ICU {
  /// The characters that a function of ICU writes into a buffer.
  ///
  /// - Parameter write: Called with a buffer, its capacity and a status; once more if the buffer was too small.
  /// - Returns: The characters; nil if the function failed.
  static func string(
    _ write: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var capacity: Int32 = 128
    while true {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let string = String(
        decoding: [UChar](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
          length = write(buffer.baseAddress, capacity, &status)
          count = status.rawValue <= 0 ? Int(min(length, capacity)) : 0
        },
        as: UTF16.self
      )
      if status == U_BUFFER_OVERFLOW_ERROR, length > capacity {
        capacity = length
        continue
      }
      return status.rawValue <= 0 ? string : nil
    }
  }

  /// An object of ICU's that is closed with the last reference.
  ///
  /// ICU's formatters may be used by several threads while nobody changes them.
  final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    private let close: (OpaquePointer) -> Void

    /// - Parameters:
    ///   - open: Makes the object.
    ///   - close: Ends it.
    init?(
      _ open: (UnsafeMutablePointer<UErrorCode>) -> OpaquePointer?,
      close: @escaping (OpaquePointer) -> Void
    ) {
      var status = U_ZERO_ERROR
      guard let pointer = open(&status), status.rawValue <= 0 else { return nil }
      self.pointer = pointer
      self.close = close
    }

    deinit { close(pointer) }
  }
}

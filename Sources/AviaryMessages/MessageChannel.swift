package import Foundation

/// Messages between the command and the program with the previews, over two pipes.
///
/// A message is two lengths of four bytes, the lowest first, then so many bytes of JSON, then so many bytes of what is no
/// JSON, such as a picture.
package final class MessageChannel: Sendable {
  /// The pipes' numbers in the program with the previews.
  package static let reading: Int32 = 3
  package static let writing: Int32 = 4
  /// More bytes than these are no message.
  package static let limit = 256 << 20

  private let input: Int32
  private let output: Int32
  private let lock = NSLock()

  /// - Parameters:
  ///   - input: The file that is read from; it is not closed.
  ///   - output: The file that is written to; it is not closed.
  package init(reading input: Int32, writing output: Int32) {
    self.input = input
    self.output = output
  }

  /// Waits for the next message; nil where the other side has gone, or what came is no message.
  package func read() -> (json: JSON, data: Data)? {
    guard let head = bytes(8) else { return nil }
    func length(_ start: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(head[start + $1]) << (8 * $1) }
    }
    let (first, second) = (length(0), length(4))
    guard first <= Self.limit, second <= Self.limit, let text = bytes(first),
      let data = bytes(second), let json = try? JSON(data: Data(text))
    else { return nil }
    return (json, Data(data))
  }

  /// Sends a message; any thread may.
  ///
  /// - Returns: False where the other side has gone.
  @discardableResult
  package func write(_ json: JSON, _ data: Data = Data()) -> Bool {
    let text = json.data
    var message = Data(capacity: 8 + text.count + data.count)
    for length in [text.count, data.count] {
      for byte in 0..<4 { message.append(UInt8(truncatingIfNeeded: length >> (8 * byte))) }
    }
    message += text
    message += data
    return lock.withLock { send(message) }
  }

  private func send(_ message: Data) -> Bool {
    message.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        let count = Foundation.write(output, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        start += count
      }
      return true
    }
  }

  private func bytes(_ count: Int) -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let got = result.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        return Foundation.read(input, rest.baseAddress, rest.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      start += got
    }
    return result
  }
}

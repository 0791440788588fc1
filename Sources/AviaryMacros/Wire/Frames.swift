import FoundationEssentials
import Glibc

/// The compiler's two pipes, cut into messages.
///
/// A message is a length (eight bytes, little-endian) followed by that many bytes of JSON. A length
/// of zero, or the end of the input, asks the plug-in to stop.
struct Frames {
  /// The file descriptor that the compiler's messages are read from.
  let input: Int32
  /// The file descriptor that replies are written to.
  let output: Int32

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Takes over standard input and output.
  ///
  /// Standard output is pointed at standard error afterwards, so that a stray `print` cannot end up
  /// between two messages.
  static func standard() -> Frames {
    let frames = Frames(input: dup(0), output: dup(1))
    close(0)
    dup2(2, 1)
    return frames
  }

  /// The next message, or nil when the compiler has asked the plug-in to stop.
  ///
  /// - Throws: `FrameError` if the input ends inside a message.
  func read() throws -> [UInt8]? {
    guard let header = try read(count: 8, mayEnd: true) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0 else { return nil }
    guard length <= UInt64(Int32.max) else { throw FrameError.oversized(length) }
    return try read(count: Int(length), mayEnd: false)
  }

  /// Writes one message with its length in front.
  func write(_ message: [UInt8]) throws {
    var frame = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    frame += message
    var written = 0
    while written < frame.count {
      let count = frame.withUnsafeBytes { buffer in
        Glibc.write(output, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FrameError.closed }
      written += count
    }
  }

  /// Exactly `count` bytes, or nil if the input ends before the first one and `mayEnd` is true.
  private func read(count: Int, mayEnd: Bool) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(input, buffer.baseAddress.map { $0 + filled }, count - filled)
      }
      if got < 0 && errno == EINTR { continue }
      if got <= 0 {
        if filled == 0 && mayEnd { return nil }
        throw FrameError.closed
      }
      filled += got
    }
    return bytes
  }
}

/// What can go wrong with the compiler's pipes.
enum FrameError: Error, Equatable {
  /// The other end closed the pipe inside a message.
  case closed
  /// A length that no message has.
  case oversized(UInt64)
}

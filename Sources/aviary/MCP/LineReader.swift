import Foundation

/// Reads a file line by line, without keeping lines that are too long.
final class LineReader {
  enum Line: Equatable {
    case line(Data)
    /// It was skipped.
    case tooLong
  }

  private let file: Int32
  private let limit: Int
  private var buffer = Data()
  private var hasEnded = false
  /// Whether the line that is being read is too long already.
  private var isSkipping = false

  /// - Parameters:
  ///   - file: What is read; it is not closed.
  ///   - limit: In bytes.
  init(file: Int32, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// The next line without its end; nil at the end of the file.
  func next() -> Line? {
    var searched = 0
    while true {
      if let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: 0x0A) {
        let line = Data(buffer[buffer.startIndex..<end])
        buffer = Data(buffer[(end + 1)...])
        defer { isSkipping = false }
        return isSkipping || line.count > limit ? .tooLong : .line(line)
      }
      if buffer.count > limit {
        isSkipping = true
        buffer = Data()
      }
      if hasEnded {
        guard !buffer.isEmpty || isSkipping else { return nil }
        let line = buffer
        buffer = Data()
        defer { isSkipping = false }
        return isSkipping ? .tooLong : .line(line)
      }
      searched = buffer.count
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(file, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count > 0 { buffer += bytes[..<count] } else { hasEnded = true }
    }
  }
}

/// The lines of a text whose bytes come little by little, without what ends them.
///
/// Lines end where Unicode ends them: at a line feed, a carriage return, both together, a form feed, and the separators of
/// lines and paragraphs. Empty lines are left out, as on Apple's systems. Bytes that are no UTF-8 become U+FFFD.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Reads line after line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var isAtEnd = false

    fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line; nil at the end.
    public mutating func next() async rethrows -> String? {
      var line: [UInt8] = []
      while !isAtEnd {
        guard let byte = try await bytes.next() else {
          isAtEnd = true
          break
        }
        line.append(byte)
        guard let length = line.lengthOfLineEnd else { continue }
        line.removeLast(length)
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncLineSequence.AsyncIterator: Sendable {}

extension [UInt8] {
  /// How many bytes at the end are what ends a line; nil for none.
  ///
  /// The line feed after a carriage return ends an empty one.
  fileprivate var lengthOfLineEnd: Int? {
    switch self[count - 1] {
    case 0x0A...0x0D: 1
    case 0x85 where suffix(2).elementsEqual([0xC2, 0x85]): 2
    case 0xA8 where suffix(3).elementsEqual([0xE2, 0x80, 0xA8]): 3
    case 0xA9 where suffix(3).elementsEqual([0xE2, 0x80, 0xA9]): 3
    default: nil
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of a text in UTF-8; empty lines are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }

  /// The bytes as a text's scalars in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }

  /// The bytes as a text's characters in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
}

public import Foundation

extension FileHandle {
  /// The bytes of a file, as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    fileprivate let file: FileHandle

    /// Reads byte after byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var blocks: ByteBlocks

      /// The next byte; nil at the end.
      ///
      /// - Throws: `POSIXError` where it can't be read, and `CancellationError` where its task was cancelled.
      public mutating func next() async throws -> UInt8? { try await blocks.next() }
    }

    /// Goes on where the file was read last.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(blocks: .of(file)) }
  }

  /// The bytes from where the file was read last, as they come.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}

@available(*, unavailable)
extension FileHandle.AsyncBytes.AsyncIterator: Sendable {}

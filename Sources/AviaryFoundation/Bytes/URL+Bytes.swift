public import Foundation

#if Networking
  import FoundationNetworking
#endif

extension URL {
  /// The bytes of what is at an address, as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    fileprivate let url: URL

    /// Reads byte after byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let url: URL
      private var blocks: ByteBlocks?

      fileprivate init(_ url: URL) { self.url = url }

      /// The next byte; nil at the end.
      ///
      /// - Throws: What says why it can't be read, and `CancellationError` where its task was cancelled.
      public mutating func next() async throws -> UInt8? {
        if blocks == nil { blocks = try await url.blocks() }
        return try await blocks?.next()
      }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
  }

  /// The bytes of what is at the address, as they come: of a file, or of what `URLSession.shared` loads.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the text at the address, in UTF-8, as they come; empty lines are left out.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

  private func blocks() async throws -> ByteBlocks {
    if isFileURL { return .of(try FileHandle(forReadingFrom: self)) }
    #if Networking
      return try await URLSession.shared.blocks(for: URLRequest(url: self), delegate: nil).blocks
    #else
      throw CocoaError(.fileReadUnsupportedScheme)
    #endif
  }
}

@available(*, unavailable)
extension URL.AsyncBytes.AsyncIterator: Sendable {}

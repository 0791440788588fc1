/// The scalars of a text in UTF-8 whose bytes come little by little; bytes that are none become U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A scalar.
  public typealias Element = Unicode.Scalar

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Reads scalar after scalar.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    /// A byte that was read, and belongs to the next scalar.
    private var kept: UInt8?

    fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next scalar; nil at the end.
    public mutating func next() async rethrows -> Unicode.Scalar? {
      let first: UInt8
      if let kept {
        first = kept
      } else {
        guard let byte = try await bytes.next() else { return nil }
        first = byte
      }
      kept = nil
      var all = [first]
      let count = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      while all.count < count, let byte = try await bytes.next() {
        guard byte & 0xC0 == 0x80 else {
          kept = byte
          break
        }
        all.append(byte)
      }
      return String(decoding: all, as: UTF8.self).unicodeScalars.first
    }
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncUnicodeScalarSequence.AsyncIterator: Sendable {}

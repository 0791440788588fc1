/// The characters of a text in UTF-8 whose bytes come little by little.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Reads character after character.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// What was read of the next character.
    private var text = ""

    fileprivate init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) {
      self.scalars = scalars
    }

    /// The next character; nil at the end.
    public mutating func next() async rethrows -> Character? {
      while text.count < 2, let scalar = try await scalars.next() {
        text.unicodeScalars.append(scalar)
      }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(AsyncUnicodeScalarSequence(base).makeAsyncIterator())
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncCharacterSequence.AsyncIterator: Sendable {}

public import AviaryCoreGeometry
public import Foundation

/// Takes what is written: a file, or memory.
public final class CGDataConsumer {
  private let consume: (Data) throws -> Void

  /// Makes a consumer that writes a file; nil where the address is none of a file.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    consume = { try $0.write(to: url) }
  }

  /// Makes a consumer that adds to data.
  public init?(data: CFMutableData) {
    consume = { data.append($0) }
  }

  /// Hands over all that there is.
  package func write(_ data: Data) throws { try consume(data) }
}

@available(*, unavailable)
extension CGDataConsumer: Sendable {}

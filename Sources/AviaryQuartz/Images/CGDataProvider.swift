public import AviaryCoreGeometry
public import Foundation

/// Bytes for pictures.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  private let bytes: Data

  /// Makes a provider of bytes.
  public init?(data: CFData) {
    bytes = data
    self.data = data
  }

  /// Makes a provider of what is in a file; nil where it can't be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Makes a provider of what is in the file at a path; nil where it can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Makes a provider of memory, which is copied.
  ///
  /// - Parameters:
  ///   - info: Handed to `releaseData`.
  ///   - data: The bytes.
  ///   - size: How many there are.
  ///   - releaseData: Told at once that the memory is not needed any more.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?,
    data: UnsafeRawPointer,
    size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(data: Data(bytes: data, count: size))
    releaseData(info, data, size)
  }
}

/// Told that memory is not needed any more.
public typealias CGDataProviderReleaseDataCallback = (
  _ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int
) -> Void

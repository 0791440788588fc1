import Foundation

/// Pixels in memory: 4 bytes each, blue, green, red, alpha, premultiplied, sRGB, top row first.
///
/// That is Cairo's ARGB32 on a little-endian machine, and GDK's `B8G8R8A8_PREMULTIPLIED`.
@_spi(Hosting) public struct Bitmap: Equatable, Sendable {
  /// The number of pixels from left to right.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int
  /// Bytes from one row to the next, at least `4 * width`.
  public let bytesPerRow: Int
  /// The pixels, row by row.
  public var bytes: [UInt8]

  /// Creates a bitmap of bytes that there are.
  ///
  /// - Precondition: There are enough bytes for the rows.
  public init(width: Int, height: Int, bytesPerRow: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytesPerRow >= 4 * width && bytes.count >= bytesPerRow * height,
      "\(bytes.count) bytes can't hold \(width)x\(height) pixels in rows of \(bytesPerRow)"
    )
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
  }

  /// The straight colour of one pixel.
  public subscript(x: Int, y: Int) -> RGBA {
    precondition(
      x >= 0 && y >= 0 && x < width && y < height,
      "no pixel \(x), \(y) in \(width)x\(height)"
    )
    let offset = y * bytesPerRow + 4 * x
    let alpha = Float(bytes[offset + 3]) / 255
    guard alpha > 0 else { return .clear }
    func component(_ index: Int) -> Float { Float(bytes[offset + index]) / 255 / alpha }
    return RGBA(red: component(2), green: component(1), blue: component(0), alpha: alpha)
  }
}

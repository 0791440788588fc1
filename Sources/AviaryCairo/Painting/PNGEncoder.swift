@_spi(Hosting) import AviaryDrawing
import CAviaryPixels
import CDeflate
import Foundation

/// Writes PNG files: 8 bits a channel, straight alpha, marked as sRGB.
///
/// The same pixels give the same bytes.
enum PNGEncoder {
  /// - Parameter pixels: Premultiplied ARGB in rows of `stride` bytes.
  /// - Throws: `PainterError` if memory runs out.
  static func encode(
    _ pixels: UnsafePointer<UInt8>,
    width: Int,
    height: Int,
    stride: Int
  ) throws -> Data {
    let isOpaque = aviary_is_opaque(pixels, Int32(width), Int32(height), Int32(stride)) != 0
    let channels = isOpaque ? 3 : 4
    let count = height * (1 + width * channels)
    let rows = [UInt8](unsafeUninitializedCapacity: count) { rows, length in
      aviary_png_rows(
        pixels,
        Int32(width),
        Int32(height),
        Int32(stride),
        Int32(channels),
        rows.baseAddress
      )
      length = count
    }

    // Level 2: about a tenth larger than the best, in a small part of the time.
    guard let compressor = libdeflate_alloc_compressor(2) else { throw outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { packed, length in
      length = libdeflate_zlib_compress(
        compressor,
        rows,
        rows.count,
        packed.baseAddress,
        packed.count
      )
    }
    let length = packed.count
    guard length > 0 else { throw outOfMemory }

    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.reserveCapacity(length + 100)
    append(
      "IHDR",
      bigEndian(width) + bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0],
      to: &file
    )
    append("sRGB", [0], to: &file)
    append("IDAT", packed[..<length], to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ bytes: some Collection<UInt8>, to file: inout Data) {
    file.append(contentsOf: bigEndian(bytes.count))
    let start = file.count
    file.append(contentsOf: type.utf8)
    file.append(contentsOf: bytes)
    let checksum = file[start...].withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    file.append(contentsOf: bigEndian(Int(checksum)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static var outOfMemory: PainterError {
    PainterError(reason: .library, description: "no memory for a PNG file")
  }
}

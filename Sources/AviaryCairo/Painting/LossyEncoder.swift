@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
import CAviaryLibraries
package import Foundation

/// The formats that give up some of a picture for a smaller file.
package enum LossyFormat: Sendable {
  /// On white, without subsampling; by TurboJPEG.
  case jpeg
  /// With straight alpha; by libwebp.
  case webp
}

/// Writes pixels as JPEG and WebP, by libraries that are loaded then.
///
/// The same pixels give the same bytes with the same version of the library.
package enum LossyEncoder {
  /// - Parameter quality: From 0 for the smallest file to 1 for the best picture; what is outside counts as the nearest.
  /// - Throws: `PainterError` where the library isn't installed, with the name of its package, or memory runs out.
  package static func encode(
    _ bitmap: Bitmap,
    as format: LossyFormat,
    quality: CGFloat
  ) throws -> Data {
    try bitmap.bytes.withUnsafeBufferPointer { bytes in
      guard let pixels = bytes.baseAddress else { throw nothing }
      return try encode(
        pixels,
        width: bitmap.width,
        height: bitmap.height,
        stride: bitmap.bytesPerRow,
        as: format,
        quality: quality
      )
    }
  }

  static func encode(
    _ surface: PixelSurface,
    as format: LossyFormat,
    quality: CGFloat
  ) throws -> Data {
    let result = surface.withPixels { pixels in
      Result {
        try encode(
          pixels,
          width: surface.width,
          height: surface.height,
          stride: surface.stride,
          as: format,
          quality: quality
        )
      }
    }
    guard let result else { throw nothing }
    return try result.get()
  }

  private static func encode(
    _ pixels: UnsafePointer<UInt8>,
    width: Int,
    height: Int,
    stride: Int,
    as format: LossyFormat,
    quality: CGFloat
  ) throws -> Data {
    guard width > 0, height > 0 else { throw nothing }
    let percent = 1 + Int32((min(max(quality.finite("quality", or: 0.8), 0), 1) * 99).rounded())
    var count = 0
    var error: UnsafeMutablePointer<CChar>?
    let (columns, rows, length) = (Int32(width), Int32(height), Int32(stride))
    let bytes =
      switch format {
      case .jpeg: aviary_jpeg_encode(pixels, columns, rows, length, percent, &count, &error)
      case .webp: aviary_webp_encode(pixels, columns, rows, length, percent, &count, &error)
      }
    guard let bytes else {
      defer { free(error) }
      let reason = error.map { String(cString: $0) } ?? "unknown error"
      throw PainterError(reason: .library, description: "no \(format) file: \(reason)")
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }

  private static var nothing: PainterError {
    PainterError(reason: .library, description: "a picture without pixels can't be written")
  }
}

@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

/// A picture in memory that Cairo draws on or from, and whose pixels can be reached.
final class PixelSurface {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// - Throws: `PainterError` if the size is more than Cairo or memory can hold.
  init(width: Int, height: Int, alphaOnly: Bool = false) throws {
    let (width, height) = (max(width, 0), max(height, 0))
    guard width <= 32767, height <= 32767, width * height <= 1 << 29 else {
      throw PainterError(
        reason: .tooLarge,
        description: "a picture of \(width) x \(height) pixels is too large;"
          + " the limits are 32767 a side and 536870912 in all"
      )
    }
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(
      alphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32,
      gint(self.width),
      gint(self.height)
    )
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      let message = String(cString: cairo_status_to_string(cairo_surface_status(surface)))
      cairo_surface_destroy(surface)
      throw PainterError(
        reason: .library,
        description: "no picture of \(width) x \(height) pixels: \(message)"
      )
    }
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Calls `body` with the pixels after all drawing is done; Cairo learns that they may have
  /// changed.
  func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    defer { cairo_surface_mark_dirty(surface) }
    return body(pixels)
  }

  var bitmap: Bitmap {
    let count = stride * height
    let bytes = withPixels { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    return Bitmap(width: width, height: height, bytesPerRow: stride, bytes: bytes)
  }
}

@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

/// A picture in memory that Cairo draws on or from, and whose pixels can be reached.
final class PixelSurface {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// Keeps memory that is somebody else's; nil where it is Cairo's own.
  private let memory: PixelResidence?

  /// - Throws: `PainterError` if the size is more than Cairo or memory can hold.
  convenience init(width: Int, height: Int, alphaOnly: Bool = false) throws {
    try self.init(width, height, memory: nil) { width, height in
      cairo_image_surface_create(alphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, width, height)
    }
  }

  /// Makes a clear picture in memory of somebody else's.
  ///
  /// - Throws: `PainterError` if the size is more than Cairo can hold, or its rows are none of Cairo's.
  convenience init(width: Int, height: Int, in memory: PixelResidence) throws {
    try self.init(width, height, memory: memory) { width, height in
      memset(memory.address, 0, memory.bytesPerRow * Int(height))
      return cairo_image_surface_create_for_data(
        memory.address.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        width,
        height,
        gint(memory.bytesPerRow)
      )
    }
  }

  private init(
    _ width: Int,
    _ height: Int,
    memory: PixelResidence?,
    _ make: (gint, gint) -> OpaquePointer?
  ) throws {
    let (width, height) = (max(width, 0), max(height, 0))
    guard width <= 32767, height <= 32767, width * height <= 1 << 29 else {
      throw PainterError(
        reason: .tooLarge,
        description: "a picture of \(width) x \(height) pixels is too large;"
          + " the limits are 32767 a side and 536870912 in all"
      )
    }
    let made = make(gint(width), gint(height))
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      let message = String(cString: cairo_status_to_string(cairo_surface_status(made)))
      cairo_surface_destroy(made)
      throw PainterError(
        reason: .library,
        description: "no picture of \(width) x \(height) pixels: \(message)"
      )
    }
    self.width = width
    self.height = height
    self.memory = memory
    surface = made
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

package import AviaryDrawing
import CCairo
package import Foundation

/// Pixels that are kept from frame to frame: of each display list only what differs from the last is painted.
package final class FramePicture {
  private let painter = CairoPainter(keepsPictures: true)
  private var surface: PixelSurface?
  private var painted: DisplayList?

  package init() {}

  /// Makes space for pictures of so many pixels, each side at least 1; new ones have nothing painted.
  ///
  /// - Throws: `PainterError` where they are more than memory holds.
  package func resize(width: Int, height: Int) throws {
    let (width, height) = (max(width, 1), max(height, 1))
    if let surface, surface.width == width, surface.height == height { return }
    surface = try PixelSurface(width: width, height: height)
    painted = nil
  }

  /// Forgets what was painted: the next list is painted whole.
  package func invalidate() { painted = nil }

  /// Whether everything is painted exactly where it is.
  ///
  /// If not, ``paint(_:scale:)`` has something to do even with the same list.
  package var isSettled: Bool { painter.unsettled.isEmpty }

  /// Whether nothing has been painted yet, or what has been is forgotten.
  package var isBlank: Bool { painted == nil }

  /// Whether the next list has to be painted even if it is the last one.
  package var needsPainting: Bool { isBlank || !isSettled }

  /// Paints what differs from the list that was painted last.
  ///
  /// - Parameters:
  ///   - list: As large, in points, as the pixels that ``resize(width:height:)`` made space for.
  ///   - scale: Pixels a point; more than 0.
  /// - Returns: The rectangles that were painted, in points; empty where nothing differs.
  /// - Precondition: ``resize(width:height:)`` was called.
  package func paint(_ list: DisplayList, scale: CGFloat) throws -> [CGRect] {
    guard let surface else { preconditionFailure("there is no room to paint in yet") }
    let unsettled = painter.unsettled
    let damage = painted.map {
      settled(list.damage(since: $0), with: unsettled, in: list, scale)
    }
    painted = list
    guard damage?.isEmpty != true else { return [] }
    guard let cairo = cairo_create(surface.surface) else {
      throw PainterError(reason: .library, description: "no memory to paint")
    }
    defer { cairo_destroy(cairo) }
    painter.paint(list, on: cairo, scale: scale, damage: damage)
    cairo_surface_flush(surface.surface)
    return damage ?? [list.bounds]
  }

  /// The damage, with the pixels of what moved in the last frame; overlapping rectangles united.
  private func settled(
    _ damage: [CGRect],
    with unsettled: [CGRect],
    in list: DisplayList,
    _ scale: CGFloat
  ) -> [CGRect] {
    var result = damage
    for pixels in unsettled {
      var rect = CGRect(
        x: pixels.minX / scale,
        y: pixels.minY / scale,
        width: pixels.width / scale,
        height: pixels.height / scale
      ).intersection(list.bounds)
      if rect.isNull || rect.isEmpty || result.contains(where: { $0.contains(rect) }) { continue }
      while let index = result.firstIndex(where: { $0.intersects(rect) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    return result
  }

  /// Calls a closure with the pixels that were painted last: rows of blue, green, red, alpha bytes.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    guard let surface, let pixels = cairo_image_surface_get_data(surface.surface) else {
      return nil
    }
    let bytes = UnsafeRawBufferPointer(start: pixels, count: surface.stride * surface.height)
    return try body(bytes, surface.stride)
  }

  /// What was painted last, as a PNG; nil before anything was.
  package func pngData() throws -> Data? {
    guard let surface else { return nil }
    let result = surface.withPixels { pixels in
      Result {
        try PNGEncoder.encode(
          pixels,
          width: surface.width,
          height: surface.height,
          stride: surface.stride
        )
      }
    }
    return try result?.get() ?? Data()
  }
}

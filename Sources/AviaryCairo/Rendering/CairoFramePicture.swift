@_spi(Hosting) package import AviaryDrawing
import CCairo
package import Foundation

/// Pixels that Cairo paints on frame after frame, only where something differs.
final class CairoFramePicture: FramePicture {
  private let painter: CairoPainter
  private var surface: PixelSurface?
  private var painted: DisplayList?

  init(images: PictureCache) {
    painter = CairoPainter(keepsPictures: true, images: images)
  }

  var width: Int { surface?.width ?? 0 }
  var height: Int { surface?.height ?? 0 }

  func resize(width: Int, height: Int) throws {
    let (width, height) = (max(width, 1), max(height, 1))
    if let surface, surface.width == width, surface.height == height { return }
    surface = try PixelSurface(width: width, height: height)
    painted = nil
  }

  func invalidate() { painted = nil }

  var isSettled: Bool { painter.unsettled.isEmpty }

  var isBlank: Bool { painted == nil }

  func paint(_ list: DisplayList, scale: CGFloat) throws -> [CGRect] {
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

  func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    guard let surface, let pixels = cairo_image_surface_get_data(surface.surface) else {
      return nil
    }
    let bytes = UnsafeRawBufferPointer(start: pixels, count: surface.stride * surface.height)
    return try body(bytes, surface.stride)
  }
}

extension FramePicture {
  /// What was painted last, as a PNG; nil before anything was.
  package func pngData() throws -> Data? {
    guard width > 0, height > 0 else { return nil }
    return try withPixels { pixels, bytesPerRow in
      let bytes = pixels.bindMemory(to: UInt8.self)
      guard let start = bytes.baseAddress else { return Data() }
      return try PNGEncoder.encode(start, width: width, height: height, stride: bytesPerRow)
    }
  }

  /// A part of what was painted last, as a PNG; nil where nothing was painted, or nothing is there.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left, to the left edge of the part; likewise `y` from the top.
  ///   - partWidth: In pixels; what lies beyond the picture is left out, as with `partHeight`.
  package func pngData(
    x: Int,
    y: Int,
    width partWidth: Int,
    height partHeight: Int
  ) throws -> Data? {
    let (x, y) = (max(x, 0), max(y, 0))
    let (partWidth, partHeight) = (min(partWidth, width - x), min(partHeight, height - y))
    guard partWidth > 0, partHeight > 0 else { return nil }
    return try withPixels { pixels, bytesPerRow in
      let bytes = pixels.bindMemory(to: UInt8.self)
      guard let start = bytes.baseAddress else { return Data() }
      return try PNGEncoder.encode(
        start + y * bytesPerRow + 4 * x,
        width: partWidth,
        height: partHeight,
        stride: bytesPerRow
      )
    }
  }
}

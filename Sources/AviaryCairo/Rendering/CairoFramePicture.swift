@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
package import Foundation

/// Pixels that Cairo paints on frame after frame, only where something differs.
final class CairoFramePicture: FramePicture {
  private let painter: CairoPainter
  private var surface: PixelSurface?
  private var painted: DisplayList?
  private(set) var paintedPixels = 0

  /// - Parameter painter: One that keeps pictures of what moves.
  init(_ painter: CairoPainter) { self.painter = painter }

  var width: Int { surface?.width ?? 0 }
  var height: Int { surface?.height ?? 0 }

  func resize(width: Int, height: Int, memory: PixelMemory) throws {
    let (width, height) = (max(width, 1), max(height, 1))
    if let surface, surface.width == width, surface.height == height { return }
    let lent = memory(width, height)
    surface =
      try lent.map { try PixelSurface(width: width, height: height, in: $0) }
      ?? PixelSurface(width: width, height: height)
    painted = nil
  }

  func invalidate() { painted = nil }

  var isSettled: Bool { painter.unsettled.isEmpty }

  var isBlank: Bool { painted == nil }

  func paint(_ list: DisplayList, scale: CGFloat) throws -> [CGRect] {
    guard let surface else { preconditionFailure("there is no room to paint in yet") }
    let unsettled = painter.unsettled
    var move: PictureMove?
    let damage = painted.map { previous in
      guard unsettled.isEmpty else {
        return settled(list.damage(since: previous), with: unsettled, in: list, scale)
      }
      let changes = list.changes(since: previous, scale: scale)
      move = changes.move
      return changes.damage
    }
    painted = list
    if let move { surface.movePixels(move) }
    guard damage?.isEmpty != true else { return [] }
    try painter.paint(list, onImage: surface.surface, scale: scale, damage: damage)
    count(damage ?? [list.bounds], scale)
    guard let move else { return damage ?? [list.bounds] }
    let moved = move.area.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    return [moved] + (damage ?? []).filter { !moved.contains($0) }
  }

  private func count(_ rectangles: [CGRect], _ scale: CGFloat) {
    for rect in rectangles {
      let pixels = rect.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        .intersection(CGRect(x: 0, y: 0, width: width, height: height))
      if !pixels.isNull { paintedPixels += Int(bounded: pixels.width * pixels.height) }
    }
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

  var residence: PixelResidence? {
    guard let surface, let pixels = cairo_image_surface_get_data(surface.surface) else {
      return nil
    }
    return PixelResidence(address: pixels, bytesPerRow: surface.stride, owner: surface)
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

extension PixelSurface {
  /// Moves pixels within a part of the picture, on all cores.
  fileprivate func movePixels(_ move: PictureMove) {
    let area = move.area.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    let (x, y) = (Int(bounded: area.minX), Int(bounded: area.minY))
    let (columns, rows) = (Int(bounded: area.width), Int(bounded: area.height))
    let isUpright = move.columns == 0
    let stride = self.stride
    _ = withPixels { pixels in
      func moveArea(x: Int, y: Int, width: Int, height: Int) {
        aviary_move_pixels(
          pixels + y * stride + 4 * x,
          Int32(stride),
          Int32(width),
          Int32(height),
          Int32(move.columns),
          Int32(move.rows)
        )
      }
      // Bands lie along the move: what moves in one stays in it.
      if isUpright {
        PixelBands.each(columns, of: rows) {
          moveArea(x: x + $0.lowerBound, y: y, width: $0.count, height: rows)
        }
      } else if move.rows == 0 {
        PixelBands.each(rows, of: columns) {
          moveArea(x: x, y: y + $0.lowerBound, width: columns, height: $0.count)
        }
      } else {
        moveArea(x: x, y: y, width: columns, height: rows)
      }
    }
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

import AviaryCairo
import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryQuartz
import CCairo
import Foundation

/// Pixels of a context, which Cairo's painter paints on.
///
/// Cairo has one layout of pixels. Memory of that layout is painted on itself; for another there is a picture beside it, and
/// once callers can see the memory, what a command changes is brought over before and after it.
final class PixelMemory: BitmapTarget {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bitmapInfo: CGBitmapInfo
  let space: CGColorSpace?
  let colorSpace: CGColorSpace

  private let layout: PixelLayout
  private let memory: UnsafeMutableRawPointer
  /// Frees the memory.
  private let release: () -> Void
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  /// A cache of its own, since contexts are used on any thread.
  private let painter = CairoPainter(images: PictureCache())
  /// Whether Cairo paints on the memory itself.
  private let isDirect: Bool
  /// Whether callers know where the memory is.
  private var isShared: Bool
  /// Whether the memory lacks something that has been painted.
  private var isStale = false

  var base: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }
  var extent: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  var pixelScale: CGFloat { 1 }

  /// Makes memory that is painted on; nil for a layout that isn't known, for sizes that no picture can have, and
  /// without memory.
  ///
  /// - Parameters:
  ///   - data: The caller's memory; nil for memory of its own, which is clear.
  ///   - width: Pixels from left to right.
  ///   - height: Pixels from top to bottom.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for as many as are good.
  ///   - space: What components mean.
  ///   - info: How pixels lie in memory.
  ///   - released: Told when the caller's memory isn't needed any more.
  init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    info: CGBitmapInfo,
    released: @escaping () -> Void
  ) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      let (layout, bitsPerPixel) = Self.layout(bitsPerComponent, space, info)
    else { return nil }
    let least = width * layout.bytesPerPixel
    let rowLength = bytesPerRow == 0 ? (least + 15) / 16 * 16 : bytesPerRow
    guard rowLength >= least, rowLength < 1 << 20 else { return nil }

    let isOwn = data == nil
    guard let memory = data ?? calloc(height, rowLength) else { return nil }
    let isDirect =
      layout.isNative && rowLength % 4 == 0 && Int(bitPattern: memory) % 4 == 0
    let made =
      isDirect
      ? cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        gint(width),
        gint(height),
        gint(rowLength)
      ) : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS,
      let cairo = cairo_create(made)
    else {
      if isOwn { free(memory) }
      return nil
    }
    self.width = width
    self.height = height
    self.bytesPerRow = rowLength
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bitmapInfo = info
    self.space = space
    colorSpace = space ?? .deviceRGB
    self.layout = layout
    self.memory = memory
    release = isOwn ? { free(memory) } : released
    self.surface = made
    self.cairo = cairo
    self.isDirect = isDirect
    isShared = !isOwn
    // What has no opacity is black at first.
    if !isDirect { bringIn(rows: 0..<height, columns: 0..<width) }
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    release()
  }

  /// The layouts that can be drawn in: components of 8 bits; the opacity, where there is one, multiplied into the colour.
  private static func layout(
    _ bitsPerComponent: Int,
    _ space: CGColorSpace?,
    _ info: CGBitmapInfo
  ) -> (PixelLayout, Int)? {
    guard bitsPerComponent == 8, let alpha = info.alphaInfo, alpha != .last, alpha != .first else {
      return nil
    }
    let model: PixelLayout.Model
    switch (alpha, space?.model) {
    case (.alphaOnly, _): model = .alpha
    case (.none, .monochrome): model = .gray
    case (.none, _), (_, .monochrome), (_, nil): return nil
    case (_, .rgb): model = .rgb
    default: return nil
    }
    let bits = model == .rgb ? 32 : 8
    return PixelLayout(model: model, bitsPerComponent: 8, bitsPerPixel: bits, info: info)
      .map { ($0, bits) }
  }

  // MARK: - Painting

  func add(_ fragment: DisplayFragment, reachesEverywhere: Bool) {
    let bounds = fragment.bounds
    let damage =
      reachesEverywhere || bounds.isInfinite
      ? extent : bounds.insetBy(dx: -2, dy: -2).intersection(extent).integral.intersection(extent)
    guard !damage.isNull, damage.width > 0, damage.height > 0 else { return }
    let columns = Int(bounded: damage.minX)..<Int(bounded: damage.maxX)
    let rows = Int(bounded: damage.minY)..<Int(bounded: damage.maxY)
    if isDirect {
      cairo_surface_mark_dirty(surface)
    } else if isShared {
      bringIn(rows: rows, columns: columns)
    }
    painter.paint(DisplayList(root: fragment, size: extent.size), on: cairo, scale: 1)
    cairo_surface_flush(surface)
    guard !isDirect else { return }
    if isShared { bringOut(rows: rows, columns: columns) } else { isStale = true }
  }

  // MARK: - Memory

  func pixels() -> UnsafeMutableRawPointer? {
    updateMemory()
    isShared = true
    return memory
  }

  func copyPixels() -> Data {
    updateMemory()
    return Data(bytes: memory, count: bytesPerRow * height)
  }

  private func updateMemory() {
    if isStale { bringOut(rows: 0..<height, columns: 0..<width) }
    isStale = false
  }

  /// Brings pixels from the memory to Cairo's picture.
  private func bringIn(rows: Range<Int>, columns: Range<Int>) {
    guard let own = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in rows {
      let from = (memory + row * bytesPerRow + columns.lowerBound * layout.bytesPerPixel)
        .assumingMemoryBound(to: UInt8.self)
      let to = own + row * stride + columns.lowerBound * 4
      layout.read(from, into: to, count: columns.count)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Brings pixels from Cairo's picture to the memory.
  private func bringOut(rows: Range<Int>, columns: Range<Int>) {
    cairo_surface_flush(surface)
    guard let own = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in rows {
      let from = own + row * stride + columns.lowerBound * 4
      let to = (memory + row * bytesPerRow + columns.lowerBound * layout.bytesPerPixel)
        .assumingMemoryBound(to: UInt8.self)
      layout.write(from, into: to, count: columns.count)
    }
  }
}

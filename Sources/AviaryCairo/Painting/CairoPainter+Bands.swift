@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation
import Synchronization

/// What went wrong on several threads.
private final class FailureList: Sendable {
  private let failures = Mutex<[any Error]>([])

  func withLock<Result: Sendable>(_ body: (inout [any Error]) -> Result) -> Result {
    failures.withLock { failures in body(&failures) }
  }
}

/// When a picture is painted in bands.
package struct BandLimits: Sendable {
  /// How many bands there are at most.
  package var most = ProcessInfo.processInfo.activeProcessorCount
  /// How many pixels are worth a band.
  package var leastPixels = 1 << 17

  package init() {}
}

extension CairoPainter {
  /// Paints rectangles of an image surface; large ones in bands side by side, each by a painter and on a core of its own.
  ///
  /// The pixels are the same however many bands there are. What blurs what is below it, what fades and what shows images
  /// is painted by this painter alone.
  ///
  /// - Parameter damage: Rectangles in points; only they are painted, after being cleared. nil for everything.
  /// - Throws: `PainterError` where there is no memory.
  func paint(
    _ list: DisplayList,
    onImage surface: OpaquePointer,
    scale: CGFloat,
    damage: [CGRect]?
  ) throws {
    if keepsPictures { pictures.beginFrame() }
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let whole = list.bounds.applying(transform).integral
    for rect in damage ?? [list.bounds] {
      let pixels = rect.applying(transform).integral.intersection(whole)
      guard !pixels.isNull, !pixels.isEmpty else { continue }
      let plan = bandPlan(for: list, scale, pixels)
      for part in plan.divided {
        try paintBands(list, on: surface, scale, part, clears: damage != nil)
      }
      for part in plan.alone {
        guard let cairo = cairo_create(surface) else {
          throw Self.noMemory
        }
        defer { cairo_destroy(cairo) }
        paint(list, on: cairo, scale, part, clears: damage != nil)
        try check(cairo)
      }
      cairo_surface_flush(surface)
    }
  }

  /// How a rectangle is painted: first what is divided, each part into bands; then what one painter paints.
  private struct BandPlan {
    var divided: [[CGRect]] = []
    var alone: [CGRect] = []
  }

  private func bandPlan(
    for list: DisplayList,
    _ scale: CGFloat,
    _ pixels: CGRect
  ) -> BandPlan {
    guard bandCount(for: pixels) > 1 else { return BandPlan(alone: [pixels]) }
    let obstacles = BandObstacles(in: list, pixels, scale: scale)
    let whole = obstacles.whole.intersection(pixels)
    guard whole.isNull || whole.height < pixels.height / 2 else { return BandPlan(alone: [pixels]) }
    // What can't be divided has rows of its own.
    var plan = BandPlan()
    var parts = [pixels]
    if !whole.isNull, !whole.isEmpty {
      func rows(_ start: CGFloat, _ end: CGFloat) -> CGRect {
        CGRect(x: pixels.minX, y: start, width: pixels.width, height: end - start)
      }
      parts = [rows(pixels.minY, whole.minY), rows(whole.maxY, pixels.maxY)]
      plan.alone = [rows(whole.minY, whole.maxY)]
    }
    for part in parts where part.height > 0 {
      let bands = obstacles.bands(of: part, count: bandCount(for: part))
      if bands.count > 1 { plan.divided.append(bands) } else { plan.alone.append(part) }
    }
    return plan
  }

  private static var noMemory: PainterError {
    PainterError(reason: .library, description: "no memory to paint")
  }

  private func bandCount(for pixels: CGRect) -> Int {
    min(bandLimits.most, Int(bounded: pixels.width * pixels.height) / bandLimits.leastPixels)
  }

  private func paintBands(
    _ list: DisplayList,
    on surface: OpaquePointer,
    _ scale: CGFloat,
    _ parts: [CGRect],
    clears: Bool
  ) throws {
    cairo_surface_flush(surface)
    guard let start = cairo_image_surface_get_data(surface) else { throw Self.noMemory }
    while bandPainters.count < parts.count - 1 {
      // Pictures that one thread has decoded belong to it.
      bandPainters.append(CairoPainter(images: PictureCache()))
    }
    let bands = Bands(
      painters: [self] + bandPainters.prefix(parts.count - 1),
      parts: parts,
      list: list,
      scale: scale,
      clears: clears,
      start: start,
      width: cairo_image_surface_get_width(surface),
      height: cairo_image_surface_get_height(surface),
      stride: cairo_image_surface_get_stride(surface)
    )
    let lock = NSLock()
    for painter in bands.painters { painter.textLock = lock }
    DispatchQueue.concurrentPerform(iterations: parts.count) { bands.paint($0) }
    for painter in bands.painters { painter.textLock = nil }
    bandsPainted += parts.count
    cairo_surface_mark_dirty(surface)
    if let failure = bands.failures.withLock({ $0.first }) { throw failure }
  }

  /// What several threads paint, each with a painter of its own into columns that it shares with no other: the list is
  /// only read, what in it is made when first asked for has been made, and texts are locked.
  private struct Bands: @unchecked Sendable {
    let painters: [CairoPainter]
    let parts: [CGRect]
    let list: DisplayList
    let scale: CGFloat
    let clears: Bool
    let start: UnsafeMutablePointer<UInt8>
    let width: gint
    let height: gint
    let stride: gint
    /// What went wrong, of whichever bands.
    let failures = FailureList()

    func paint(_ index: Int) {
      do { try paintPart(index) } catch { failures.withLock { $0.append(error) } }
    }

    private func paintPart(_ index: Int) throws {
      guard
        let surface = cairo_image_surface_create_for_data(
          start,
          CAIRO_FORMAT_ARGB32,
          width,
          height,
          stride
        )
      else { throw CairoPainter.noMemory }
      defer { cairo_surface_destroy(surface) }
      guard let cairo = cairo_create(surface) else { throw CairoPainter.noMemory }
      defer { cairo_destroy(cairo) }
      painters[index].paint(list, on: cairo, scale, parts[index], clears: clears)
      cairo_surface_flush(surface)
      try painters[index].check(cairo)
    }
  }
}

import AviaryDrawing
import AviaryGeometry
public import AviaryViews
import CCairo
public import Foundation

/// Keeps a view and the pixels that show it: what a window is without a display.
///
/// ``update()`` brings the view to rest after a change of the content, of what it observes or of state;
/// ``paint()`` paints the rectangles that differ from what was painted last, and nothing else. Unlike a
/// window it has no clock and takes no input.
@MainActor
public final class _ViewSurface<Content: View> {
  /// The view. A new value updates what is there, and keeps its state.
  public var content: Content {
    get { host.content }
    set { host.content = newValue }
  }

  /// The room of the view in points; each side more than 0.
  public var size: CGSize {
    didSet {
      precondition(size.width > 0 && size.height > 0, "a surface of \(size) has no pixels")
      host.proposal = ProposedViewSize(size)
    }
  }

  /// Pixels a point.
  public let scale: CGFloat

  /// The work done so far.
  package var counters: Counters { host.root.counters }

  private let host: ViewHost<Content>
  private let painter = CairoPainter(keepsPictures: true)
  private var surface: PixelSurface?
  private var painted: DisplayList?

  /// Makes a surface on white.
  ///
  /// - Parameters:
  ///   - size: The room of the view in points; each side more than 0.
  ///   - scale: Pixels a point; more than 0.
  /// - Throws: Where a font package is not installed.
  public init(content: Content, size: CGSize, scale: CGFloat = 1) throws {
    precondition(size.width > 0 && size.height > 0, "a surface of \(size) has no pixels")
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale) is invalid")
    self.size = size
    self.scale = scale
    host = ViewHost(
      content: content,
      textEngine: try Platform.textEngine(),
      images: Platform.images
    ) { $0.displayScale = scale }
    host.proposal = ProposedViewSize(size)
  }

  /// Brings the view to rest: bodies, lists, layout, callbacks.
  ///
  /// - Throws: ``RenderingError`` where it never comes to rest.
  public func update() throws { try host.update() }

  /// Paints what differs from what was painted last, after bringing the view to rest.
  ///
  /// What moves is painted at whole pixels, and exactly where it is by the first call after it has come to rest
  /// (``isSettled``).
  ///
  /// - Returns: The rectangles that were painted, in points; empty where nothing differs.
  /// - Throws: ``RenderingError``, or what the painter reports.
  @discardableResult
  public func paint() throws -> [CGRect] {
    try update()
    let surface = try currentSurface()
    let unsettled = painter.unsettled
    guard host.root.needsDisplay || painted == nil || !unsettled.isEmpty else { return [] }
    var list = host.root.displayList(background: .white)
    list.size = size
    let damage = painted.map { settled(list.damage(since: $0), with: unsettled, in: list) }
    painted = list
    guard damage?.isEmpty != true else { return [] }
    guard let cairo = cairo_create(surface.surface) else {
      throw PainterError(reason: .library, description: "no memory to paint")
    }
    defer { cairo_destroy(cairo) }
    painter.paint(list, on: cairo, scale: scale, damage: damage)
    cairo_surface_flush(surface.surface)
    let rectangles = damage ?? [list.bounds]
    host.root.counters.rectanglesPainted += rectangles.count
    return rectangles
  }

  /// Whether everything is painted exactly where it is. If not, the next ``paint()`` has something to do even
  /// where nothing changes.
  public var isSettled: Bool { painter.unsettled.isEmpty }

  /// The damage, with the pixels of what moved in the last frame; overlapping rectangles united.
  private func settled(
    _ damage: [CGRect],
    with unsettled: [CGRect],
    in list: DisplayList
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
  public func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    guard let surface, let pixels = cairo_image_surface_get_data(surface.surface) else {
      return nil
    }
    let bytes = UnsafeRawBufferPointer(start: pixels, count: surface.stride * surface.height)
    return try body(bytes, surface.stride)
  }

  /// What was painted last, as a PNG.
  ///
  /// - Throws: What the painter reports; ``RenderingError`` before anything was painted.
  public func pngData() throws -> Data {
    guard let surface else { throw RenderingError.size("nothing was painted yet") }
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

  /// The pixels for the current size; new ones, with nothing painted, where it has changed.
  private func currentSurface() throws -> PixelSurface {
    let width = Int((size.width * scale - 0.001).rounded(.up))
    let height = Int((size.height * scale - 0.001).rounded(.up))
    if let surface, surface.width == width, surface.height == height { return surface }
    let made = try PixelSurface(width: max(width, 1), height: max(height, 1))
    surface = made
    painted = nil
    return made
  }
}

@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
public import Foundation

/// Keeps a view and the pixels that show it: what a window is without a display.
///
/// ``update()`` brings the view to rest after a change of the content, of what it observes or of state;
/// ``paint()`` paints the rectangles that differ from what was painted last, and nothing else. Unlike a
/// window it has no clock and takes no input.
@MainActor
public final class _ViewSurface<Content: View> {
  /// The view.
  ///
  /// A new value updates what is there, and keeps its state.
  public var content: Content {
    get { host.content }
    set { host.content = newValue }
  }

  /// The space of the view in points; each side more than 0.
  public var size: CGSize {
    didSet {
      precondition(size.width > 0 && size.height > 0, "a surface of \(size) has no pixels")
      host.proposal = ProposedViewSize(size)
    }
  }

  /// Pixels a point.
  public let scale: CGFloat

  /// How many pixels have been painted so far; those that were only moved aren't counted.
  package var paintedPixels: Int { picture.paintedPixels }

  /// Hears of bodies and layout; nobody does unless set.
  package var bodyTrace: (any BodyTrace)? {
    get { host.root.bodyTrace }
    set { host.root.bodyTrace = newValue }
  }

  /// The work done so far.
  package var counters: Counters { host.root.counters }

  private let host: ViewHost<Content>
  private let picture = Platform.makePainter().makeFramePicture()

  /// Makes a surface on white.
  ///
  /// - Parameters:
  ///   - size: The space of the view in points; each side more than 0.
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
      images: Platform.images,
      services: Platform.services
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
  /// - Returns: The rectangles that show something else than before, in points; empty where nothing differs.
  /// - Throws: ``RenderingError``, or what the painter reports.
  @discardableResult
  public func paint() throws -> [CGRect] {
    try update()
    try picture.resize(
      width: Int(bounded: (size.width * scale - 0.001).rounded(.up)),
      height: Int(bounded: (size.height * scale - 0.001).rounded(.up))
    )
    guard host.root.needsDisplay || picture.needsPainting else { return [] }
    var list = host.root.displayList(background: .white)
    list.size = size
    let rectangles = try picture.paint(list, scale: scale)
    host.root.counters.rectanglesPainted += rectangles.count
    return rectangles
  }

  /// Whether everything is painted exactly where it is.
  ///
  /// If not, the next ``paint()`` has something to do even where nothing changes.
  public var isSettled: Bool { picture.isSettled }

  /// Calls a closure with the pixels that were painted last: rows of blue, green, red, alpha bytes.
  public func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    try picture.withPixels(body)
  }

  /// What was painted last, as a PNG.
  ///
  /// - Throws: What the painter reports; ``RenderingError`` before anything was painted.
  public func pngData() throws -> Data {
    guard let data = try picture.pngData() else {
      throw RenderingError.size("nothing was painted yet")
    }
    return data
  }
}

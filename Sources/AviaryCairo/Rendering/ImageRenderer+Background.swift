@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import Foundation

/// Pictures that are painted and packed away from the main actor.
///
/// The main actor runs bodies, lays out and records what there is to paint, and is free again while other threads paint and
/// pack. As many pictures are painted at a time as there are cores; further requests wait in the order in which they came,
/// and their views aren't updated before there is room for them. The bytes are those of the methods that don't suspend.
///
/// Their names differ from those of `pngData()` and its kin on purpose: of two methods of one name Swift takes the one that
/// suspends wherever it can, and every `try renderer.pngData()` in an `async` function would stop compiling.
///
/// A renderer whose painter is not Aviary's own paints on the main actor.
extension ImageRenderer {
  /// The picture as a PNG, painted and packed away from the main actor; the bytes of ``pngData()``.
  ///
  /// Changes of the view after the call has begun to paint show in the next picture.
  ///
  /// - Throws: ``RenderingError``, what the painter reports, and `CancellationError` where the task is cancelled before the
  ///   picture is packed.
  public func png() async throws -> Data {
    try await inBackground({ try $0.pngData() }) { list, scale, painter in
      let surface = try painter.raster(list, scale: scale)
      try Task.checkCancellation()
      return try CairoPainter.png(of: surface)
    }
  }

  /// The picture as an SVG document, written away from the main actor; the bytes of ``svgData()``.
  ///
  /// - Throws: As ``png()``.
  public func svg() async throws -> Data {
    try await inBackground({ try $0.svgData() }) { list, scale, painter in
      try painter.data(of: list, as: .svg, scale: scale)
    }
  }

  /// The picture as a PDF of one page, written away from the main actor; the bytes of ``pdfData()``.
  ///
  /// - Throws: As ``png()``.
  public func pdf() async throws -> Data {
    try await inBackground({ try $0.pdfData() }) { list, scale, painter in
      try painter.data(of: list, as: .pdf, scale: scale)
    }
  }

  /// Updates the view, and has what it draws painted by the pool.
  ///
  /// - Parameters:
  ///   - synchronously: What is done instead for a painter that is not Cairo's.
  ///   - paint: Called on another thread.
  func inBackground(
    pool: PaintingPool = .shared,
    _ synchronously: (ImageRenderer) throws -> Data,
    _ paint: @escaping @Sendable (DisplayList, CGFloat, CairoPainter) throws -> Data
  ) async throws -> Data {
    try await pool.places.begin()
    defer { pool.places.end() }
    // A painter of somebody else's may belong to the main thread.
    guard painter is CairoPainter else { return try synchronously(self) }
    let list = try displayList()
    try checkSize(list.size)
    let picture = SettledPicture(list, scale: scale)
    // What the list has of the text engine goes on the main thread.
    defer { withExtendedLifetime(list) { picture.close() } }
    return try await pool.paint { painter in
      guard let list = picture.list else { throw CancellationError() }
      return try paint(list, picture.scale, painter)
    }
  }
}

@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
import CCairo
package import Foundation

/// Paints display lists by Cairo: pixels, PNG, SVG, PDF, and onto Cairo contexts of others.
///
/// Texts of a `PangoTextEngine` are painted as its fonts are best painted, others as the outlines of
/// their glyphs.
package final class CairoPainter: Painter {
  @exclusivity(unchecked) var shadows = ShadowCache()
  @exclusivity(unchecked) var shadowMasks = ShadowMasks()
  @exclusivity(unchecked) var glyphs = GlyphCache()
  @exclusivity(unchecked) var shapes = ShapeMasks()
  /// Space for the glyphs of one segment while it is painted, and for their coverage.
  @exclusivity(unchecked) var parts: [(mask: GlyphCache.Mask, x: Int32, y: Int32)] = []
  @exclusivity(unchecked) var coverage: [UInt8] = []
  /// Space for the glyphs of a text of words.
  @exclusivity(unchecked) var placed: [LineSegment.Glyph] = []
  @exclusivity(unchecked) var pictures = RasterCache()
  /// Whether what moves from one ``paint(_:on:scale:damage:)`` to the next is kept as a picture, and
  /// painted at whole pixels until it rests.
  let keepsPictures: Bool
  /// What has been decoded of images.
  let images: PictureCache
  /// When pictures are painted in bands.
  let bandLimits: BandLimits
  /// How many bands were painted so far; tests count them.
  package internal(set) var bandsPainted = 0
  /// Those that paint bands beside this one, as many as were needed so far.
  var bandPainters: [CairoPainter] = []
  /// Held while texts are asked for their lines and glyphs, which are made when they are first asked for and looked up in
  /// tables that all texts share; nil while no other painter does so.
  var textLock: NSLock?

  /// - Parameters:
  ///   - keepsPictures: For surfaces that are painted frame after frame.
  ///   - images: Where decoded images are kept; painters of one process share them.
  ///   - bands: When pictures are painted in bands on several cores.
  package init(
    keepsPictures: Bool = false,
    images: PictureCache = .shared,
    bands: BandLimits = BandLimits()
  ) {
    self.keepsPictures = keepsPictures
    self.images = images
    bandLimits = bands
  }

  package func makeFramePicture() -> any FramePicture {
    CairoFramePicture(CairoPainter(keepsPictures: true, images: images, bands: bandLimits))
  }

  /// What the last frame shows beside its exact place, in pixels: it is to be painted again in the next one.
  package var unsettled: [CGRect] { pictures.unsettled }

  /// How many pictures are kept, and how much memory they take.
  package var keptPictures: (count: Int, bytes: Int) { (pictures.count, pictures.byteCount) }

  /// How many shadows were blurred so far, and how many of these for all cards of a kind; tests count them.
  package var shadowsBlurred: Int { shadows.blurCount + shadowMasks.blurCount }
  package var shadowsShared: Int { shadowMasks.blurCount }

  package func data(
    of list: DisplayList,
    as format: PictureFormat,
    scale: CGFloat
  ) throws -> Data {
    switch format {
    case .png: try Self.png(of: raster(list, scale: scale))
    case .svg: try svg(of: list, scale: scale)
    case .pdf: try pdf(of: [list], scale: scale)
    }
  }

  package func bitmap(of list: DisplayList, scale: CGFloat) throws -> Bitmap {
    try raster(list, scale: scale).bitmap
  }

  /// Asks a text for what it makes when it is first asked for.
  func withTexts<Result>(_ body: () -> Result) -> Result {
    guard let textLock else { return body() }
    textLock.lock()
    defer { textLock.unlock() }
    return body()
  }

  /// Paints on a Cairo context, which is left as it was; 1 of its units is a point.
  ///
  /// - Parameters:
  ///   - cairo: A `cairo_t *` of an image surface of `scale` pixels a point.
  ///   - scale: The pixels a point of the context's surface.
  ///   - damage: Rectangles in points; only they are painted, after being cleared. nil for
  ///     everything.
  package func paint(
    _ list: DisplayList,
    on cairo: OpaquePointer,
    scale: CGFloat,
    damage: [CGRect]? = nil
  ) {
    if keepsPictures { pictures.beginFrame() }
    // Each rectangle by itself: clips of several would be slow, and what is between them visible.
    for rect in damage ?? [list.bounds] {
      let pixels = rect.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      paint(list, on: cairo, scale, pixels, clears: damage != nil)
    }
  }

  /// Paints a rectangle of whole pixels.
  ///
  /// - Parameter clears: Whether there is something else yet.
  func paint(
    _ list: DisplayList,
    on cairo: OpaquePointer,
    _ scale: CGFloat,
    _ pixels: CGRect,
    clears: Bool
  ) {
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let context = PaintContext(
      cairo: cairo,
      painter: self,
      transform: transform,
      clip: list.bounds.applying(transform).integral
    )
    context.clip(toDevice: pixels)
    if clears, list.background.alpha < 1 {
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
    context.paint(background: list.background, under: list.root)
    context.paint(list.root)
  }

  /// Paints rectangles of a picture anew, on the pixels of an earlier one of the same size.
  ///
  /// - Parameter damage: In points, such as `DisplayList.damage(since:)` gives.
  /// - Throws: `PainterError` if Cairo does.
  package func repaint(
    _ bitmap: inout Bitmap,
    with list: DisplayList,
    scale: CGFloat,
    damage: [CGRect]
  ) throws {
    let (width, height) = (bitmap.width, bitmap.height)
    let bytesPerRow = bitmap.bytesPerRow
    try bitmap.bytes.withUnsafeMutableBufferPointer { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress,
        CAIRO_FORMAT_ARGB32,
        gint(width),
        gint(height),
        gint(bytesPerRow)
      )
      guard let surface else { return }
      defer { cairo_surface_destroy(surface) }
      try paint(list, onImage: surface, scale: scale, damage: damage)
    }
  }

  // MARK: - Pixels

  /// The list's pixels, `ceil(size * scale)` of them.
  func raster(_ list: DisplayList, scale: CGFloat) throws -> PixelSurface {
    precondition(scale > 0 && scale.isFinite, "a picture's scale must be more than 0, not \(scale)")
    let width = (list.size.width * scale - 0.001).rounded(.up)
    let height = (list.size.height * scale - 0.001).rounded(.up)
    guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else {
      throw PainterError(
        reason: .tooLarge,
        description: "a picture can't be \(width) x \(height) pixels large"
      )
    }
    let surface = try PixelSurface(
      width: max(Int(bounded: width), 1),
      height: max(Int(bounded: height), 1)
    )
    let cairo = cairo_create(surface.surface)
    defer { cairo_destroy(cairo) }
    guard let cairo else {
      throw PainterError(reason: .library, description: "no memory for a picture")
    }
    paint(list, on: cairo, scale: scale)
    try check(cairo)
    return surface
  }

  /// A list as a PNG file.
  ///
  /// - Throws: `PainterError` for too many pixels.
  package func png(of list: DisplayList, scale: CGFloat) throws -> Data {
    try Self.png(of: raster(list, scale: scale))
  }

  /// Packs pixels as a PNG file.
  static func png(of surface: PixelSurface) throws -> Data {
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

  func check(_ cairo: OpaquePointer) throws {
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PainterError(
        reason: .library,
        description: "Cairo reports: " + String(cString: cairo_status_to_string(status))
      )
    }
  }

  // MARK: - Vectors

  private func svg(of list: DisplayList, scale: CGFloat) throws -> Data {
    try PlainSVGWriter.data(of: list) ?? svgByCairo(of: list, scale: scale)
  }

  /// The list as Cairo writes it, which it can whatever is in it.
  package func svgByCairo(of list: DisplayList, scale: CGFloat) throws -> Data {
    let sink = ByteSink()
    let size = list.size
    guard
      let surface = cairo_svg_surface_create_for_stream(
        ByteSink.write,
        sink.closure,
        Double(max(size.width, 1)),
        Double(max(size.height, 1))
      )
    else { throw PainterError(reason: .library, description: "no memory for an SVG picture") }
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    try paintVectors([list], on: surface, scale: scale)
    return SVGCleaner.clean(sink.data)
  }

  /// A document with one page a list, each as large as its list.
  package func pdf(
    of pages: [DisplayList],
    scale: CGFloat = 2,
    _ information: DocumentInformation = DocumentInformation()
  ) throws -> Data {
    try PDFWriter.data(of: pages, information) ?? pdfByCairo(of: pages, scale: scale, information)
  }

  /// The document as Cairo writes it, which it can whatever is in it.
  package func pdfByCairo(
    of pages: [DisplayList],
    scale: CGFloat = 2,
    _ information: DocumentInformation = DocumentInformation()
  ) throws -> Data {
    let sink = ByteSink()
    let size = pages.first?.size ?? CGSize(width: 1, height: 1)
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        ByteSink.write,
        sink.closure,
        Double(max(size.width, 1)),
        Double(max(size.height, 1))
      )
    else { throw PainterError(reason: .library, description: "no memory for a PDF document") }
    defer { cairo_surface_destroy(surface) }
    // Cairo would write the time of day; the same list gives the same bytes.
    cairo_pdf_surface_set_metadata(
      surface,
      CAIRO_PDF_METADATA_CREATE_DATE,
      "2000-01-01T00:00:00Z"
    )
    information.write(to: surface)
    try paintVectors(pages, on: surface, scale: scale)
    return sink.data
  }

  private func paintVectors(
    _ pages: [DisplayList],
    on surface: OpaquePointer,
    scale: CGFloat
  ) throws {
    // At least 2: what is pixels in a document should not look like it.
    let pixelScale = max(scale, 2)
    cairo_surface_set_fallback_resolution(
      surface,
      72 * Double(pixelScale),
      72 * Double(pixelScale)
    )
    guard let cairo = cairo_create(surface) else {
      throw PainterError(reason: .library, description: "no memory for a document")
    }
    defer { cairo_destroy(cairo) }
    for (index, page) in pages.enumerated() {
      if index > 0 {
        cairo_pdf_surface_set_size(
          surface,
          Double(max(page.size.width, 1)),
          Double(max(page.size.height, 1))
        )
      }
      cairo_save(cairo)
      let context = PaintContext(
        cairo: cairo,
        painter: self,
        transform: .identity,
        clip: page.bounds,
        isVector: true,
        pixelScale: pixelScale
      )
      context.list = page
      context.paint(background: page.background)
      context.paint(page.root)
      cairo_restore(cairo)
      cairo_show_page(cairo)
    }
    try check(cairo)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PainterError(
        reason: .library,
        description: "Cairo reports: " + String(cString: cairo_status_to_string(status))
      )
    }
  }
}

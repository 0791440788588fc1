@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryGraph
public import AviaryGraphics
public import Combine
public import Foundation

/// Draws a view into pictures, with no display.
///
/// A renderer keeps its view alive between calls, state and all: after a change of ``content``, of an
/// `@Observable` model or of state, the next call does the work of the change and no more. A view is drawn at
/// rest: `onAppear`, geometry and preference callbacks and the state that they set have had their effect;
/// tasks have been started but are not waited for. The same view gives the same bytes in every run and on
/// every machine with the same packages.
///
/// ``png()``, ``jpeg(quality:)`` and their kin need the main actor for the update alone, and paint and pack on other
/// threads; ``pngData()`` and its kin do all of it before they return.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  ///
  /// A new value updates what is there, and keeps its state.
  public var content: Content {
    didSet {
      if isObservationEnabled { objectWillChange.send() }
      host?.content = content
    }
  }

  /// What is offered to the view, in points; nil lengths ask for its ideal ones.
  public var proposedSize: ProposedViewSize = .unspecified

  /// Pixels a point.
  ///
  /// More than 0.
  public var scale: CGFloat = 1

  /// Whether pictures have no transparency; what is not painted is then black.
  public var isOpaque = false

  /// How colours are mixed; pictures are made in sRGB, which is told once where something else is asked for.
  public var colorMode = ColorRenderingMode.nonLinear {
    didSet {
      if colorMode != .nonLinear {
        Warnings.once(
          "ImageRenderer: the colour mode \(colorMode) has no effect: colours are mixed as sRGB"
        )
      }
    }
  }

  /// How bright pictures may be; they are made in the standard range, which is told once where more is asked for.
  public var allowedDynamicRange: Image.DynamicRange? {
    didSet {
      if let allowedDynamicRange, allowedDynamicRange != .standard {
        Warnings.once("ImageRenderer: pictures are made in the standard range of brightness")
      }
    }
  }

  /// Whether ``objectWillChange`` tells of changes of what the view shows, after a picture was made; `false` by default.
  public var isObservationEnabled = false {
    didSet { host?.root.graph.onInvalidate = observer }
  }

  /// Sends before the next picture would be another one, where ``isObservationEnabled`` asks for it.
  public let objectWillChange = PassthroughSubject<Void, Never>()

  private var observer: (() -> Void)? {
    guard isObservationEnabled else { return nil }
    let subject = objectWillChange
    return { subject.send() }
  }

  /// What makes pictures of the view.
  @_spi(Hosting) public var painter: any Painter = Platform.makePainter()

  private var host: ViewHost<Content>?

  /// Makes a renderer of a view.
  ///
  /// The view is alive as long as the renderer: what it keeps is there in the next picture.
  public init(content view: Content) {
    content = view
  }

  /// The picture as a PNG of `scale` pixels a point: straight alpha, sRGB.
  ///
  /// - Throws: ``RenderingError``, or what the painter reports: too large a picture, a missing font package.
  public func pngData() throws -> Data { try data(.png) }

  /// The picture as an SVG document of points.
  ///
  /// What has no vectors, such as a blur, is a picture in it.
  public func svgData() throws -> Data { try data(.svg) }

  /// The picture as a PDF of one page, of points.
  public func pdfData() throws -> Data { try data(.pdf) }

  /// Writes the picture to a file, in the format that its extension names: png, svg, pdf, jpg, jpeg or webp.
  ///
  /// - Throws: ``PictureFileError`` for another extension, what Foundation reports for a file that cannot
  ///   be written.
  public func write(to url: URL) throws {
    let name = url.pathExtension.lowercased()
    let bytes =
      switch name {
      case "jpg", "jpeg": try jpegData()
      case "webp": try webpData()
      default:
        if let format = PictureFormat(rawValue: name) {
          try data(format)
        } else {
          throw PictureFileError(url: url)
        }
      }
    try bytes.write(to: url, options: .atomic)
  }

  /// What the picture shows, in reading order.
  ///
  /// Empty where the view does not come to rest.
  public var accessibilityTree: AccessibilityElement {
    guard let root = try? updatedRoot() else {
      return AccessibilityElement(role: .window, label: "", frame: .zero)
    }
    return root.accessibilityTree
  }

  /// The display list, for tests and tools.
  package func displayList() throws -> DisplayList {
    try updatedRoot().displayList(background: isOpaque ? .black : .clear)
  }

  /// The tree of views, for tests and tools.
  package func updatedRoot() throws -> ViewRoot {
    try checkArguments()
    let host = try host ?? makeHost()
    if self.host == nil { host.root.graph.onInvalidate = observer }
    self.host = host
    let scale = scale
    if scale != shownScale {
      shownScale = scale
      host.setEnvironment { $0.displayScale = scale }
    }
    host.proposal = proposedSize
    try host.update()
    return host.root
  }

  /// Who hears of all measurements; to be set before the view is drawn for the first time.
  package var layoutTrace: (any LayoutTrace)?

  /// Whether what is drawn stands for what a window shows, so that windows of its program lie over it; to be set before the
  /// view is drawn for the first time.
  package var standsForWindow = false

  private var shownScale: CGFloat = 0

  private func makeHost() throws -> ViewHost<Content> {
    let scale = scale
    shownScale = scale
    let host = ViewHost(
      content: content,
      textEngine: try Platform.textEngine(),
      images: Platform.images,
      services: Platform.services
    ) { $0.displayScale = scale }
    host.root.layoutTrace = layoutTrace
    if standsForWindow { Program.frontRoot = host.root }
    return host
  }

  private func data(_ format: PictureFormat) throws -> Data {
    let list = try displayList()
    try checkSize(list.size)
    return try painter.data(of: list, as: format, scale: scale)
  }

  // MARK: - Bad input

  private func checkArguments() throws {
    guard scale > 0, scale.isFinite else {
      throw RenderingError.size("a scale of \(scale) is invalid: it must be more than 0")
    }
    for (length, name) in [(proposedSize.width, "width"), (proposedSize.height, "height")] {
      guard let length else { continue }
      guard !length.isNaN, length >= 0 else {
        throw RenderingError.size("a proposed \(name) of \(length) is invalid")
      }
    }
  }

  func checkSize(_ size: CGSize) throws {
    guard size.width > 0, size.height > 0 else {
      throw RenderingError.size(
        "the view is \(size.width) x \(size.height) points large: there is nothing to draw"
      )
    }
    let pixels = max(size.width, size.height) * scale
    guard pixels <= Self.greatestLength else {
      throw RenderingError.size(
        "the view is \(size.width) x \(size.height) points large: at scale \(scale) a picture would have "
          + "more than \(Int(Self.greatestLength)) pixels a side"
      )
    }
  }

  /// The most pixels a side that a picture can have.
  private static var greatestLength: CGFloat { 32_767 }
}

/// A file name whose extension names no picture format.
public struct PictureFileError: LocalizedError {
  /// The address whose extension is not known.
  public let url: URL

  public var errorDescription: String? {
    "\(url.lastPathComponent): the extension must be png, svg, pdf, jpg, jpeg or webp"
  }
}

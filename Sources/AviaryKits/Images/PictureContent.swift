@_spi(Hosting) public import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// The size and weight of a symbol.
struct SymbolStyle: Hashable, Sendable {
  /// Points.
  var size: CGFloat = 17
  /// From 100 to 900; 0 for regular.
  var weight: CGFloat = 0

  var font: Font {
    var face = FontFace(size: size)
    if weight > 0 { face.weight = weight }
    return face.font
  }
}

/// What UIKit's and AppKit's pictures are made of.
enum PictureContent: Sendable {
  case picture(DisplayImage)
  case symbol(String, SymbolStyle)

  /// - Parameters:
  ///   - data: The bytes of a file.
  ///   - scale: Pixels a point.
  init?(data: Data, scale: CGFloat) {
    guard scale > 0,
      let picture = try? ImageLoader.image(data, name: "image", scale: scale)
    else { return nil }
    self = .picture(picture)
  }

  init?(file path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  init?(named name: String, in bundle: Bundle?, isDark: Bool) {
    let found = onMainThread {
      try? Platform.images.image(named: name, in: bundle, scale: 2, isDark: isDark)
    }
    guard let found else { return nil }
    self = .picture(found)
  }

  init?(symbol name: String, _ style: SymbolStyle) {
    guard SymbolTable.lookup(name) != nil else { return nil }
    self = .symbol(name, style)
  }

  var isSymbol: Bool { if case .symbol = self { true } else { false } }

  var image: Image {
    switch self {
    case .picture(let picture): Image(picture)
    case .symbol(let name, _): Image(systemName: name)
    }
  }

  /// The size in points; that of a symbol is the room that it takes.
  var size: CGSize {
    switch self {
    case .picture(let picture): picture.size
    case .symbol(let name, let style):
      onMainThread {
        let renderer = ImageRenderer(content: Image(systemName: name).font(style.font))
        return (try? renderer.displayList().size) ?? .zero
      }
    }
  }

  /// Pixels a point.
  var scale: CGFloat {
    switch self {
    case .picture(let picture): picture.scale
    case .symbol: 2
    }
  }

  func styled(_ style: SymbolStyle) -> PictureContent? {
    guard case .symbol(let name, _) = self else { return nil }
    return .symbol(name, style)
  }

  private var font: Font? {
    if case .symbol(_, let style) = self { style.font } else { nil }
  }

  // MARK: - Drawing it

  /// The picture drawn by itself; nil where there is nothing to draw.
  func data(_ format: PictureFormat, _ image: Image) -> Data? {
    let (font, scale) = (font, scale)
    return onMainThread {
      let renderer = ImageRenderer(content: image.interpolation(.none).font(font))
      renderer.scale = scale
      return try? format == .png ? renderer.pngData() : renderer.pdfData()
    }
  }

  /// The picture's pixels; nil where there is nothing to draw.
  func bitmap(_ image: Image) -> Bitmap? {
    let (font, scale) = (font, scale)
    return onMainThread {
      let renderer = ImageRenderer(content: image.interpolation(.none).font(font))
      return renderer.bitmap(scale: scale)
    }
  }

  func tinted(_ color: UIColor, _ image: Image) -> PictureContent? {
    let (font, scale) = (font, scale)
    let fixed = color.resolvedColor(with: .current)
    return onMainThread {
      let view = image.renderingMode(.template).font(font).foregroundStyle(Color(uiColor: fixed))
      return Self(ImageRenderer(content: view), scale)
    }
  }

  /// The picture, mirrored from left to right.
  func mirrored(_ image: Image) -> PictureContent? {
    let (font, scale) = (font, scale)
    return onMainThread {
      let view = image.interpolation(.none).font(font).scaleEffect(x: -1, y: 1)
      return Self(ImageRenderer(content: view), scale)
    }
  }

  func resized(_ size: CGSize, _ image: Image) -> PictureContent? {
    let (font, scale) = (font, scale)
    return onMainThread {
      let view = image.resizable().font(font).frame(width: size.width, height: size.height)
      return Self(ImageRenderer(content: view), scale)
    }
  }

  @MainActor
  init?<V: View>(_ renderer: ImageRenderer<V>, _ scale: CGFloat) {
    guard let bitmap = renderer.bitmap(scale: scale) else { return nil }
    self = .picture(DisplayImage(bitmap, scale: scale))
  }
}

extension ImageRenderer {
  /// The pixels of the view; nil where there is nothing to draw.
  func bitmap(scale: CGFloat) -> Bitmap? {
    self.scale = scale
    guard let list = try? displayList(), list.size.width > 0, list.size.height > 0 else {
      return nil
    }
    return try? painter.bitmap(of: list, scale: scale)
  }
}

extension ImageRenderer {
  /// The picture as UIKit's, of `scale` pixels a point; nil where there is nothing to draw.
  public var uiImage: UIImage? { PictureContent(self, scale).map { UIImage($0) } }

  /// The picture as AppKit's, of `scale` pixels a point; nil where there is nothing to draw.
  public var nsImage: NSImage? { PictureContent(self, scale).map { NSImage($0) } }
}

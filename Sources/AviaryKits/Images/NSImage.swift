import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import AviaryGraphics
public import Foundation

/// A picture, by AppKit's name: of a file, of bytes, of an asset catalogue, or a symbol of the
/// system.
open class NSImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  var content: PictureContent?
  /// The size in points that it is drawn in; its own until it is set.
  open var size: CGSize
  /// Whether only its opacity counts, in a colour.
  open var isTemplate = false
  /// What is read out in its place.
  open var accessibilityDescription: String?

  /// Points from its edges that keep their size when it fills more room.
  open var capInsets = NSEdgeInsets()
  /// How it fills more room than it has.
  open var resizingMode = ResizingMode.tile
  /// When it is drawn into pixels that are kept; kept.
  open var cacheMode = CacheMode.default
  /// Whether its representations are chosen by colours first; kept.
  open var prefersColorMatch = true
  /// Whether larger representations are taken for multiples; kept.
  open var matchesOnMultipleResolution = true
  /// The rectangle that counts where it is aligned; kept.
  open var alignmentRect = NSRect.zero
  /// The colour behind it; kept.
  open var backgroundColor = NSColor.clear
  /// Representations that were added, beside its picture.
  var added: [NSImageRep] = []

  /// A picture's name.
  public typealias Name = String

  init(_ content: PictureContent) {
    self.content = content
    size = content.size
  }

  /// No picture yet, of a size in points.
  public init(size: CGSize) { self.size = size }

  /// No picture, without a size.
  public override convenience init() { self.init(size: .zero) }

  /// The picture that `#imageLiteral` names, in the main bundle; no picture where it has none.
  public required convenience init(imageLiteralResourceName name: String) {
    if let content = NSImage(named: name)?.content {
      self.init(content)
    } else {
      self.init()
    }
  }

  /// The picture of a file's bytes: PNG, JPEG, SVG and others; nil where they are none.
  public convenience init?(data: Data) {
    guard let content = PictureContent(data: data, scale: 1) else { return nil }
    self.init(content)
  }

  /// The picture of a file; nil where there is none.
  public convenience init?(contentsOfFile fileName: String) {
    guard let content = PictureContent(file: fileName) else { return nil }
    self.init(content)
  }

  /// The picture of a file; nil where there is none, or the address is not a file's.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// The picture of a file; nil where there is none, or the address is not a file's.
  public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }

  /// The picture of that name in the main bundle or its asset catalogue; nil where there is none.
  public convenience init?(named name: Name) {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    if let content = PictureContent(named: name, in: nil, isDark: isDark) {
      self.init(content)
    } else if let known = NamedImages.image(of: name), let content = known.content {
      self.init(content)
      isTemplate = known.isTemplate
    } else if let symbol = Self.systemSymbols[name],
      let content = PictureContent(symbol: symbol, SymbolStyle(size: 13))
    {
      self.init(content)
      isTemplate = true
    } else {
      return nil
    }
  }

  /// A symbol of the system; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name in SF Symbols.
  ///   - description: What is read out in its place.
  public convenience init?(
    systemSymbolName name: String,
    accessibilityDescription description: String?
  ) {
    guard let content = PictureContent(symbol: name, SymbolStyle(size: 13)) else { return nil }
    self.init(content)
    isTemplate = true
    accessibilityDescription = description
  }

  /// A symbol of the system; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name in SF Symbols.
  ///   - value: How much of it is drawn strongly, from 0 to 1; all of it is here, which is told
  ///     once.
  ///   - description: What is read out in its place.
  public convenience init?(
    systemSymbolName name: String,
    variableValue value: Double,
    accessibilityDescription description: String?
  ) {
    if value < 1 {
      Missing.tell(
        "NSImage(systemSymbolName:variableValue:accessibilityDescription:)",
        "all of a symbol is drawn"
      )
    }
    self.init(systemSymbolName: name, accessibilityDescription: description)
  }

  /// Whether there is a picture.
  open var isValid: Bool { content != nil }

  /// The picture as the bytes of a file; PNG, since AppKit's TIFF has no writer here.
  ///
  /// Nil for no
  /// picture.
  open var tiffRepresentation: Data? {
    Missing.tell("NSImage.tiffRepresentation", "the bytes are those of a PNG file")
    return pngData
  }

  /// The picture as the bytes of a PNG file; nil for no picture.
  var pngData: Data? { content?.data(.png, image) }

  /// The symbol in another size or weight; nil for what is no symbol.
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard let changed = content?.styled(configuration.style) else { return nil }
    let image = NSImage(changed)
    image.isTemplate = isTemplate
    image.accessibilityDescription = accessibilityDescription
    return image
  }

  /// The picture as a view draws it.
  var image: Image {
    guard let content else {
      return Image(DisplayImage(Bitmap(width: 0, height: 0, bytesPerRow: 0, bytes: [])))
    }
    return isTemplate ? content.image.renderingMode(.template) : content.image
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, @unchecked Sendable {
    let style: SymbolStyle

    /// A size in points, and a weight.
    public init(pointSize: CGFloat, weight: NSFont.Weight) {
      style = SymbolStyle(size: pointSize, weight: weight.value)
    }

    /// The size of a text style.
    public init(textStyle: NSFont.TextStyle) {
      style = SymbolStyle(size: NSFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
  }
}

extension Image {
  /// Draws a picture of AppKit's.
  ///
  /// - Parameter nsImage: The picture, which is not read out.
  public nonisolated init(nsImage: NSImage) { self = nsImage.image }
}

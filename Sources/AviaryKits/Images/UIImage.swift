import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
public import Foundation

/// A picture, by UIKit's name: of a file, of bytes, of an asset catalogue, or a symbol of the
/// system.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  let content: PictureContent
  /// Whether it is drawn as it is or in a colour.
  public let renderingMode: RenderingMode
  /// Points from its edges that keep their size when it is stretched.
  public let capInsets: UIEdgeInsets
  /// What else is kept of it.
  let extras: PictureExtras
  /// What is read out in its place; kept, as views of SwiftUI have names of their own.
  @MainActor open var accessibilityLabel: String?
  /// What is read out of what it does; kept.
  @MainActor open var accessibilityHint: String?
  /// What tests find it by; kept.
  @MainActor open var accessibilityIdentifier: String?

  init(
    _ content: PictureContent,
    renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero,
    extras: PictureExtras = PictureExtras()
  ) {
    self.content = content
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.extras = extras
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Whether a picture is drawn as it is or in a colour.
  public enum RenderingMode: Int, Sendable {
    /// As where it is drawn asks for.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// Its opacity, in a colour.
    case alwaysTemplate
  }

  /// Which way a picture is turned; pictures are turned upright when they are read.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Lying on its left side.
    case left
    /// Lying on its right side.
    case right
    /// Upright, mirrored.
    case upMirrored
    /// Upside down, mirrored.
    case downMirrored
    /// Lying on its left side, mirrored.
    case leftMirrored
    /// Lying on its right side, mirrored.
    case rightMirrored
  }

  /// No picture.
  public convenience override init() {
    self.init(.picture(DisplayImage(Bitmap(width: 0, height: 0, bytesPerRow: 0, bytes: []))))
  }

  /// The picture that `#imageLiteral` names, in the main bundle; no picture where it has none.
  public required convenience init(imageLiteralResourceName name: String) {
    if let content = UIImage(named: name)?.content {
      self.init(content)
    } else {
      self.init()
    }
  }

  /// The picture of a file's bytes: PNG, JPEG, SVG and others; nil where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a file's bytes; nil where they are none.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = PictureContent(data: data, scale: scale) else { return nil }
    self.init(content)
  }

  /// The picture of a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let content = PictureContent(file: path) else { return nil }
    self.init(content)
  }

  /// The picture of that name in the main bundle or its asset catalogue; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The picture of that name in a bundle or its asset catalogue; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: The name, with an extension or without.
  ///   - bundle: Where it is; nil for the main bundle.
  ///   - traitCollection: Light or dark; nil for what is current.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let traits = traitCollection ?? .current
    let isDark = traits.userInterfaceStyle == .dark
    guard let content = PictureContent(named: name, in: bundle, isDark: isDark) else { return nil }
    self.init(content)
  }

  /// The picture of that name in a bundle; nil where there is none.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// A symbol of the system; nil for a name that is not known.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name in SF Symbols.
  ///   - configuration: Its size and weight; nil for 17 points and regular.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    guard let content = PictureContent(symbol: name, style) else { return nil }
    self.init(content, renderingMode: .alwaysTemplate)
  }

  // MARK: - What it is

  /// The size in points.
  open var size: CGSize { content.size }
  /// Pixels a point.
  open var scale: CGFloat { content.scale }
  /// Which way it is turned: upright.
  open var imageOrientation: Orientation { .up }
  /// The pictures that it is made of in turn; nil where it is one.
  open var images: [UIImage]? { extras.images }
  /// How long its pictures take together, in seconds; 0 where it is one.
  open var duration: TimeInterval { extras.duration }
  /// How it fills more room than it has.
  open var resizingMode: ResizingMode { extras.resizingMode ?? .stretch }
  /// Points from its edges that don't count where it is aligned.
  open var alignmentRectInsets: UIEdgeInsets { extras.alignmentRectInsets }
  /// Whether it is mirrored where one reads from right to left; kept.
  open var flipsForRightToLeftLayoutDirection: Bool { extras.isFlippedFromRight }
  /// Whether it is a symbol of the system.
  open var isSymbolImage: Bool { content.isSymbol }

  /// The picture as the bytes of a PNG file; nil for no picture.
  open func pngData() -> Data? { content.data(.png, image) }

  /// The picture as the bytes of a JPEG file, on white; nil for no picture, and, said once, without `libturbojpeg0`.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best picture.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = content.bitmap(image) else { return nil }
    do {
      return try LossyEncoder.encode(bitmap, as: .jpeg, quality: compressionQuality)
    } catch {
      Warnings.fault("jpegData: \(error)")
      return nil
    }
  }

  /// The picture as a view draws it.
  var image: Image {
    var image = content.image
    switch renderingMode {
    case .automatic: break
    case .alwaysOriginal: image = image.renderingMode(.original)
    case .alwaysTemplate: image = image.renderingMode(.template)
    }
    guard capInsets != .zero || extras.resizingMode != nil else { return image }
    return image.resizable(
      capInsets: EdgeInsets(
        top: capInsets.top,
        leading: capInsets.left,
        bottom: capInsets.bottom,
        trailing: capInsets.right
      ),
      resizingMode: extras.resizingMode == .tile ? .tile : .stretch
    )
  }

  // MARK: - Others like it

  /// The picture, drawn as it is or in a colour.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, renderingMode: renderingMode, capInsets: capInsets, extras: extras)
  }

  /// The picture's opacity in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// The picture's opacity in a colour.
  ///
  /// - Parameters:
  ///   - color: The colour, by what is current.
  ///   - renderingMode: How the result is drawn.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let tinted = content.tinted(color, image) else { return self }
    return UIImage(tinted, renderingMode: renderingMode, capInsets: capInsets, extras: extras)
  }

  /// The symbol in another size or weight; what is no symbol stays as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let style = (configuration as? SymbolConfiguration)?.style,
      let changed = content.styled(style)
    else { return self }
    return UIImage(changed, renderingMode: renderingMode, capInsets: capInsets, extras: extras)
  }

  /// The symbol in another size or weight; what is no symbol stays as it is.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The picture, repeated only within some insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture, repeated or stretched only within some insets.
  ///
  /// - Parameters:
  ///   - capInsets: Points from its edges that keep their size.
  ///   - resizingMode: How what is between them fills more room.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    var extras = extras
    extras.resizingMode = resizingMode
    return UIImage(content, renderingMode: renderingMode, capInsets: capInsets, extras: extras)
  }

  /// The picture in another size in points, of as many pixels; nil where there is nothing to draw.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    content.resized(size, image).map { UIImage($0, renderingMode: renderingMode) }
  }

  /// The picture, ready to be drawn; pictures are here whenever they are drawn.
  open func preparingForDisplay() -> UIImage? { self }
}

extension UIImage {
  /// How a picture is made.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large a symbol is beside a text.
  public enum SymbolScale: Int, Sendable {
    /// As where it is drawn asks for.
    case `default` = -1
    /// As usual.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As usual.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As usual.
    case unspecified = 0
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thin.
    case light
    /// As running text is.
    case regular
    /// A little bold.
    case medium
    /// Rather bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The boldest.
    case black
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle) { self.style = style }

    /// A size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolStyle(size: pointSize)) }

    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolStyle(weight: CGFloat(weight.rawValue) * 100))
    }

    /// A size in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(size: pointSize, weight: CGFloat(weight.rawValue) * 100))
    }

    /// A size in points, a weight, and a size beside a text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      let factor: CGFloat = scale == .small ? 0.8 : scale == .large ? 1.28 : 1
      self.init(SymbolStyle(size: pointSize * factor, weight: CGFloat(weight.rawValue) * 100))
    }

    /// The size beside a text.
    public convenience init(scale: SymbolScale) {
      let factor: CGFloat = scale == .small ? 0.8 : scale == .large ? 1.28 : 1
      self.init(SymbolStyle(size: 17 * factor))
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(SymbolStyle(size: font.pointSize, weight: font.face.weight))
    }

    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
  }
}

extension Image {
  /// Draws a picture of UIKit's.
  ///
  /// - Parameter uiImage: The picture, which is not read out.
  public nonisolated init(uiImage: UIImage) { self = uiImage.image }
}

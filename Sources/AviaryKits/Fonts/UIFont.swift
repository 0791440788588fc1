import AviaryGraphics
public import Foundation

/// A font with a size, by UIKit's name.
///
/// System fonts are those that views have; `init(name:size:)` finds installed ones.
public final class UIFont: CTFont, @unchecked Sendable {
  /// The font of a name, as `Helvetica-Bold`; nil where it is not installed.
  ///
  /// - Parameters:
  ///   - fontName: The PostScript name, or that of the family.
  ///   - fontSize: Points; 0 or less for the usual size.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName, size: fontSize) else { return nil }
    super.init(face: face)
  }

  /// The font that a descriptor describes best.
  ///
  /// - Parameters:
  ///   - descriptor: What the font should be.
  ///   - pointSize: Points; 0 for the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    super.init(face: face)
  }

  override init(face: FontFace) { super.init(face: face) }

  /// The system's font.
  ///
  /// - Parameters:
  ///   - fontSize: Points; 0 or less for the usual size.
  ///   - weight: How bold it is; `.regular` by default.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    var face = FontFace(size: fontSize)
    face.weight = weight.value
    return UIFont(face: face)
  }

  /// The system's font in a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var face = FontFace(size: fontSize)
    face.weight = weight.value
    face.width = width.rawValue
    return UIFont(face: face)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(size: fontSize)
    face.isItalic = true
    return UIFont(face: face)
  }

  /// The system's font for source code.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(size: fontSize)
    face.family = .system(.monospaced)
    face.weight = weight.value
    return UIFont(face: face)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(size: fontSize)
    face.weight = weight.value
    face.hasMonospacedDigits = true
    return UIFont(face: face)
  }

  /// The font of a text style, in the usual size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(face: style.face(for: .large))
  }

  /// The font of a text style, in the size for some traits.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(face: style.face(for: traitCollection?.preferredContentSizeCategory ?? .large))
  }

  /// The usual size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The usual size of buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's font: 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }

  /// What the font is, to make others of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = face
    copy.size = fontSize > 0 ? fontSize : FontFace.defaultSize
    return UIFont(face: copy)
  }
}

import AviaryGraphics
public import Foundation

/// A font with a size, by AppKit's name.
public final class NSFont: CTFont, @unchecked Sendable {
  /// How bold a font is.
  public typealias Weight = UIFont.Weight
  /// How wide a font is.
  public typealias Width = UIFont.Width
  /// What a text is for.
  public typealias TextStyle = UIFont.TextStyle

  /// The font of a name, as `Helvetica-Bold`; nil where it is not installed.
  ///
  /// - Parameters:
  ///   - fontName: The PostScript name, or that of the family.
  ///   - fontSize: Points; 0 or less for the usual size.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName, size: fontSize > 0 ? fontSize : Self.systemFontSize)
    else { return nil }
    super.init(face: face)
  }

  /// The font that a descriptor describes best.
  ///
  /// - Parameters:
  ///   - descriptor: What the font should be.
  ///   - fontSize: Points; 0 for the descriptor's size.
  public init?(descriptor: NSFontDescriptor, size fontSize: CGFloat) {
    var face = descriptor.face
    if fontSize > 0 { face.size = fontSize }
    super.init(face: face)
  }

  override init(face: FontFace) { super.init(face: face) }

  private static func face(_ size: CGFloat, _ weight: Weight = .regular) -> FontFace {
    var face = FontFace(size: size > 0 ? size : systemFontSize)
    face.weight = weight.value
    return face
  }

  /// The system's font.
  ///
  /// - Parameters:
  ///   - fontSize: Points; 0 or less for the usual size.
  ///   - weight: How bold it is; `.regular` by default.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> NSFont {
    NSFont(face: face(fontSize, weight))
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(face: face(fontSize, .bold))
  }

  /// The system's font for source code.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    var face = face(fontSize, weight)
    face.family = .system(.monospaced)
    return NSFont(face: face)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    var face = face(fontSize, weight)
    face.hasMonospacedDigits = true
    return NSFont(face: face)
  }

  /// The font of labels.
  public static func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of menus.
  public static func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of what is in controls.
  public static func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize)
  }
  /// The font of the menus above.
  public static func menuBarFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize)
  }
  /// The font of windows' titles.
  public static func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
    boldSystemFont(ofSize: fontSize)
  }
  /// The font of what explains things; the usual size is that of small text.
  public static func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : smallSystemFontSize)
  }
  /// The font of palettes' titles; the usual size is that of small text.
  public static func paletteFont(ofSize fontSize: CGFloat) -> NSFont {
    boldSystemFont(ofSize: fontSize > 0 ? fontSize : smallSystemFontSize)
  }
  /// The font of messages.
  public static func messageFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize)
  }
  /// The font of a document's text.
  public static func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }
  /// The font of a document's text, with letters of one width.
  public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }

  /// The font of a text style, in the size that it has on macOS.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, macOS built-in text styles.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    options: [AnyHashable: Any] = [:]
  ) -> NSFont {
    var face = style.face(for: .large)
    if let size = sizes[style] { face.size = size }
    return NSFont(face: face)
  }

  /// Points.
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 26, .title1: 22, .title2: 17, .title3: 15, .headline: 13, .body: 13,
    .callout: 12, .subheadline: 11, .footnote: 10, .caption1: 10, .caption2: 10,
  ]

  /// The size of the system's font: 13 points.
  public static var systemFontSize: CGFloat { 13 }
  /// The size of the system's font in controls: 13 points, 11 in small ones, and 9 in very small
  /// ones.
  public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    default: 13
    }
  }
  /// The size of small text: 11 points.
  public static var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels: 10 points.
  public static var labelFontSize: CGFloat { 10 }

  /// The family and the style, for people.
  public var displayName: String? {
    face.styleName == "Regular" ? face.familyName : "\(face.familyName) \(face.styleName)"
  }

  /// What the font is, to make others of.
  public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(face: face) }

  /// Whether all letters are of one width.
  public var isFixedPitch: Bool { face.family == .system(.monospaced) }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> NSFont {
    var copy = face
    copy.size = fontSize > 0 ? fontSize : Self.systemFontSize
    return NSFont(face: copy)
  }
}

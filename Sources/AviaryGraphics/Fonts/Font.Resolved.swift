@_spi(Hosting) import AviaryDrawing
public import Foundation

extension Font {
  /// What a font is where it is used.
  public struct Resolved: Hashable, Sendable {
    private let font: ResolvedFont

    init(_ font: ResolvedFont) { self.font = font }

    /// Whether it is semibold or heavier.
    public var isBold: Bool { font.weight >= 600 }
    /// Whether its letters are slanted.
    public var isItalic: Bool { font.isItalic }
    /// The size in points, more than 0.
    public var pointSize: CGFloat { font.size }
    /// How heavy its strokes are.
    public var weight: Font.Weight { Font.Weight(font.weight) }
    /// How wide its glyphs are.
    public var width: Font.Width { Font.Width(font.width - 1) }
    /// How far lines are apart.
    public var leading: Font.Leading {
      switch font.leading {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
    /// Whether all its characters are equally wide.
    public var isMonospaced: Bool { font.family == .system(.monospaced) }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { font.smallCaps == .all }
    /// Whether lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { font.smallCaps == .lowercase || isSmallCaps }
    /// Whether capital letters are small capitals.
    public var isUppercaseSmallCaps: Bool { font.smallCaps == .uppercase || isSmallCaps }
  }
}

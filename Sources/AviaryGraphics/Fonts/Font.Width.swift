public import Foundation

extension Font {
  /// How wide the glyphs of a font are.
  public struct Width: Hashable, Sendable {
    /// 0 for the font's own width; less is narrower, more is wider.
    public var value: CGFloat

    /// Makes a width: 0 for the font's own, less for narrower glyphs.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// The font's own width.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)
  }
}

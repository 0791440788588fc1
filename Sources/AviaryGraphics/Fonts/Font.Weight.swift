import Foundation

extension Font {
  /// How heavy the strokes of a font are.
  public struct Weight: Hashable, Sendable {
    /// 100 ultra light ...
    ///
    /// 400 regular ... 900 black.
    let value: CGFloat

    init(_ value: CGFloat) { self.value = value }

    /// The lightest weight.
    public static let ultraLight = Weight(100)
    /// The second lightest weight.
    public static let thin = Weight(200)
    /// Lighter than regular.
    public static let light = Weight(300)
    /// The weight of running text.
    public static let regular = Weight(400)
    /// Between regular and semibold.
    public static let medium = Weight(500)
    /// Between medium and bold: the weight of headlines.
    public static let semibold = Weight(600)
    /// The weight of bold text.
    public static let bold = Weight(700)
    /// Heavier than bold.
    public static let heavy = Weight(800)
    /// The heaviest weight.
    public static let black = Weight(900)
  }
}

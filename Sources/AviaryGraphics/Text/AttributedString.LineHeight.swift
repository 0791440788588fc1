import AviaryGeometry
public import Foundation

extension AttributedString {
  /// How far it is from one line's baseline to the next one's.
  ///
  /// Where a line has letters of several sizes the greatest counts. What is more than letters need is shared between above
  /// and below them; where it is less, they reach out of their line.
  ///
  /// Source: Foundation's documentation of the type. It gives no numbers for ``tight``, ``normal`` and ``loose``: they are
  /// those of `Font.Leading` at the body size here.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable {
      case metrics
      case multiple(CGFloat)
      case exact(CGFloat)
      case increase(CGFloat)
    }

    private let rule: Rule

    /// What the font's letters need.
    public static let variable = LineHeight(rule: .metrics)
    /// 20 points for a font of 17, in proportion for others.
    public static let tight = LineHeight(rule: .multiple(20.0 / 17))
    /// 22 points for a font of 17, in proportion for others.
    public static let normal = LineHeight(rule: .multiple(22.0 / 17))
    /// 24 points for a font of 17, in proportion for others.
    public static let loose = LineHeight(rule: .multiple(24.0 / 17))

    /// A multiple of the font's size.
    ///
    /// - Parameter factor: More than 0; with 0, less, and no number it is as ``variable``.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(factor))
    }

    /// The same for all fonts.
    ///
    /// - Parameter points: More than 0; with 0, less, and no number it is as ``variable``.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// The font's size and more.
    ///
    /// - Parameter increase: In points, less than 0 too; where nothing is left, and with no
    ///   number, it is as ``variable``.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .increase(increase))
    }

    /// The height for a font's size, both in points; 0 for what the font has.
    func points(for size: CGFloat) -> CGFloat {
      let points =
        switch rule {
        case .metrics: CGFloat(0)
        case .multiple(let factor): size * factor
        case .exact(let points): points
        case .increase(let more): size + more
        }
      return max(points.finite("lineHeight", limit: 10_000), 0)
    }
  }
}

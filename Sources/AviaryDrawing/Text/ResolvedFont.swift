public import Foundation

/// A font as text is measured and painted with: every environment value already applied.
@_spi(Hosting) public struct ResolvedFont: Hashable, Sendable {
  /// The kinds of system font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// Where the glyphs come from.
  public enum Family: Hashable, Sendable {
    case system(Design)
    /// A family by its name; the system's default design if no such family is installed.
    case custom(String)
  }

  /// Which letters are small capitals.
  public enum SmallCaps: Hashable, Sendable {
    case none
    case lowercase
    case uppercase
    case all
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// The family that the glyphs are of.
  public var family: Family
  /// The em in points, more than 0.
  public var size: CGFloat
  /// 100 thin ...
  ///
  /// 400 regular, 600 semibold, 700 bold, 900 black.
  public var weight: CGFloat
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// The width of the glyphs, 1 for the family's own; 0.8 condensed, 1.2 expanded.
  public var width: CGFloat
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// Which letters are shown as small capitals.
  public var smallCaps: SmallCaps
  /// How far lines are apart.
  public var leading: Leading
  /// What the platform's table of text styles puts between two lines, in points; 0 for a font that
  /// is of no text style.
  public var lineGap: CGFloat
  /// From one line's upper edge to the next one's, in points, whatever the letters need; 0 for what the font has.
  public var lineHeight: CGFloat

  package init(
    family: Family = .system(.default),
    size: CGFloat = 17,
    weight: CGFloat = 400,
    isItalic: Bool = false,
    width: CGFloat = 1,
    hasMonospacedDigits: Bool = false,
    smallCaps: SmallCaps = .none,
    leading: Leading = .standard,
    lineGap: CGFloat = 0,
    lineHeight: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.lineGap = lineGap
    self.lineHeight = lineHeight
  }
}

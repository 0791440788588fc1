package import Foundation

/// A font as text is measured and painted with: every environment value already applied.
package struct ResolvedFont: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// Where the glyphs come from.
  package enum Family: Hashable, Sendable {
    case system(Design)
    /// A family by its name; the system's default design if no such family is installed.
    case custom(String)
  }

  package enum SmallCaps: Hashable, Sendable {
    case none
    case lowercase
    case uppercase
    case all
  }

  /// The distance between lines.
  package enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  package var family: Family
  /// The em in points, more than 0.
  package var size: CGFloat
  /// 100 thin ...
  ///
  /// 400 regular, 600 semibold, 700 bold, 900 black.
  package var weight: CGFloat
  package var isItalic: Bool
  /// The width of the glyphs, 1 for the family's own; 0.8 condensed, 1.2 expanded.
  package var width: CGFloat
  package var hasMonospacedDigits: Bool
  package var smallCaps: SmallCaps
  package var leading: Leading

  package init(
    family: Family = .system(.default),
    size: CGFloat = 17,
    weight: CGFloat = 400,
    isItalic: Bool = false,
    width: CGFloat = 1,
    hasMonospacedDigits: Bool = false,
    smallCaps: SmallCaps = .none,
    leading: Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
  }
}

@_spi(Hosting) import AviaryDrawing
public import Foundation

/// A font, described independently of where it is used.
///
/// The environment decides what it is in the end: a text style, and a custom font that doesn't say
/// otherwise, follow ``EnvironmentValues/dynamicTypeSize``.
public struct Font: Hashable, Sendable {
  /// What a font starts from.
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// `style` is what the size follows; nil for a size that stays.
    case custom(String, size: CGFloat, style: TextStyle?)
  }

  /// A change to a font.
  enum Change: Hashable, Sendable {
    case weight(Weight)
    case italic(Bool)
    case width(Width)
    case leading(Leading)
    case smallCaps(ResolvedFont.SmallCaps)
    case monospaced
    case monospacedDigits
    case design(Design)
    case size(CGFloat)
    case scale(CGFloat)
    case withoutLineGap
  }

  let base: Base
  private(set) var changes: [Change] = []

  init(_ base: Base) { self.base = base }

  func changed(_ change: Change) -> Font {
    var copy = self
    switch (copy.changes.last, change) {
    // The later one counts, so that a font that is turned bold and back again does not grow.
    case (.weight, .weight), (.italic, .italic), (.size, .size): copy.changes.removeLast()
    default: break
    }
    copy.changes.append(change)
    return copy
  }
}

// MARK: - The fonts

extension Font {
  /// Makes a font of a text style with a design.
  ///
  /// - Parameters:
  ///   - style: The text style, which tells the size.
  ///   - design: The design; nil for that of the surroundings.
  ///   - weight: The weight; nil for the style's own.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// Makes a font of a text style with a design.
  ///
  /// - Parameters:
  ///   - style: The text style, which tells the size.
  ///   - design: The design; `.default` by default.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// Makes a system font of a size in points, which no setting changes.
  ///
  /// - Parameters:
  ///   - size: In points; one that is not finite counts as 17.
  ///   - weight: The weight; nil for regular.
  ///   - design: The design; nil for that of the surroundings.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Makes a system font of a size in points, which no setting changes.
  ///
  /// - Parameters:
  ///   - size: In points; one that is not finite counts as 17.
  ///   - weight: The weight; `.regular` by default.
  ///   - design: The design; `.default` by default.
  @_disfavoredOverload
  public static func system(
    size: CGFloat,
    weight: Weight = .regular,
    design: Design = .default
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Makes a font of an installed family; its size in points follows that of the body text.
  ///
  /// - Parameter name: The family; the system's font is used where there is none of that name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, style: .body))
  }

  /// Makes a font of an installed family; its size in points follows that of a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, size: size, style: textStyle))
  }

  /// Makes a font of an installed family and a size in points, which no setting changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, style: nil))
  }

  /// The font of large titles: 34 points.
  public static let largeTitle = Font(style: .largeTitle)
  /// The font of titles: 28 points.
  public static let title = Font(style: .title)
  /// The font of second level titles: 22 points.
  public static let title2 = Font(style: .title2)
  /// The font of third level titles: 20 points.
  public static let title3 = Font(style: .title3)
  /// The font of headings: 17 points, semibold.
  public static let headline = Font(style: .headline)
  /// The font of subheadings: 15 points.
  public static let subheadline = Font(style: .subheadline)
  /// The font of running text: 17 points.
  public static let body = Font(style: .body)
  /// The font of callouts: 16 points.
  public static let callout = Font(style: .callout)
  /// The font of footnotes: 13 points.
  public static let footnote = Font(style: .footnote)
  /// The font of captions: 12 points.
  public static let caption = Font(style: .caption)
  /// The font of second level captions: 11 points.
  public static let caption2 = Font(style: .caption2)
  /// The font of text that nobody gave one: that of running text.
  public static var `default`: Font { .body }

  private init(style: TextStyle) { self.init(.style(style, design: nil, weight: nil)) }
}

// MARK: - Changes

extension Font {
  /// This font in bold.
  public func bold() -> Font { changed(.weight(.bold)) }
  /// This font in bold, or not.
  ///
  /// - Parameter isActive: Whether it is bold; regular otherwise.
  public func bold(_ isActive: Bool) -> Font { changed(.weight(isActive ? .bold : .regular)) }
  /// This font in italics.
  public func italic() -> Font { changed(.italic(true)) }
  /// This font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
  /// This font with another weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// This font with glyphs of another width.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// This font with another distance between lines.
  ///
  /// - Parameter leading: How far lines are apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  /// This font with small capitals for all letters.
  public func smallCaps() -> Font { changed(.smallCaps(.all)) }
  /// This font with small capitals for all letters, or not.
  public func smallCaps(_ isActive: Bool) -> Font { changed(.smallCaps(isActive ? .all : .none)) }
  /// This font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps(.lowercase)) }
  /// This font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font { changed(.smallCaps(.uppercase)) }
  /// This font with all characters of one width.
  public func monospaced() -> Font { changed(.monospaced) }
  /// This font with digits of one width.
  public func monospacedDigit() -> Font { changed(.monospacedDigits) }
  /// This font at another size in points.
  public func pointSize(_ size: CGFloat) -> Font { changed(.size(size)) }
  /// This font with nothing between lines but its own height: as views of UIKit set text.
  package func withoutLineGap() -> Font { changed(.withoutLineGap) }
  /// This font at its size times a factor.
  public func scaled(by factor: CGFloat) -> Font { changed(.scale(factor)) }
}

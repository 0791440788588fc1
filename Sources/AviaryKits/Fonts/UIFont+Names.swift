import AviaryGraphics
public import Foundation

extension UIFont {
  /// How bold a font is: 0 is regular, 0.4 bold.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Thin.
    public static let light = Weight(-0.4)
    /// As running text is.
    public static let regular = Weight(0)
    /// A little bold.
    public static let medium = Weight(0.23)
    /// Rather bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    private static let steps: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// From 100 to 900: the nearest step.
    var value: CGFloat {
      let distances = Self.steps.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return CGFloat(100 * (nearest + 1))
    }

    /// The weight of a number from 100 to 900.
    init(value: CGFloat) { self = Self.steps[min(max(Int((value / 100).rounded()) - 1, 0), 8)] }
  }

  /// How wide a font is: 0 is its own width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The difference to the font's own width.
    public let rawValue: CGFloat

    /// A difference to the font's own width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// Its own.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// The style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles larger than all others.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Second level captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style as views name it; running text's where it is not known.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle, .extraLargeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }

    func face(for category: UIContentSizeCategory) -> FontFace {
      var face = FontFace(size: style.size(at: category.dynamicTypeSize))
      if self == .headline { face.weight = 600 }
      face.textStyle = rawValue
      return face
    }
  }
}

/// Makes sizes follow the size of text that a person wants.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Sizes that follow those of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Sizes that follow those of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font in the size for some traits, which are the usual ones where none are given.
  ///
  /// - Parameters:
  ///   - font: The font in the size for the usual text.
  ///   - maximumPointSize: The greatest size, in points; 0 for none.
  ///   - traitCollection: The traits; nil for the usual ones.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat = 0,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length for some traits, which are the usual ones where none are given; in points.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let size = traitCollection?.preferredContentSizeCategory.dynamicTypeSize ?? .large
    return value * style.style.size(at: size) / style.style.size(at: .large)
  }
}

import AviaryEngine
public import AviaryGraphics
public import Foundation

/// A picture and texts as the content of a row of UIKit.
///
/// Where the row is shown, its text, its second text and its picture are, in their fonts and colours; what else there is
/// is kept.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// What a text is changed to before it is shown.
  public enum TextTransform: Int, Sendable {
    /// It stays.
    case none = 0
    /// Capitals.
    case uppercase = 1
    /// Small letters.
    case lowercase = 2
    /// Words begin with capitals.
    case capitalized = 3
  }

  /// Where a text stands.
  public enum TextAlignment: Int, Sendable {
    /// As one reads.
    case natural = 0
    /// In the middle.
    case center = 1
    /// In all of the width.
    case justified = 2
  }

  /// What a text looks like.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where it stands.
    public var alignment = TextAlignment.natural
    /// What becomes of a line that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 for any.
    public var numberOfLines = 0
    /// Whether letters become smaller where there is little room.
    public var adjustsFontSizeToFitWidth = false
    /// How small letters may become, as a factor.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come nearer where there is little room.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether its font follows the size that a person wants.
    public var adjustsFontForContentSizeCategory = true
    /// Whether it can be read on both sides of a line.
    public var showsExpansionTextWhenTruncated = false
    /// What it is changed to.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { color }
  }

  /// What a picture looks like.
  public struct ImageProperties {
    /// The size of a picture that has none of its own here.
    public static let standardDimension: CGFloat = 0

    /// How a symbol is drawn; nil for as usual.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Its colour; nil for that of controls.
    public var tintColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How large it may be, in points; 0 for any size.
    public var maximumSize = CGSize.zero
    /// Room for it, in points; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether it keeps its colours where those of the display are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The width of the line around it, in points.
    public var strokeWidth: CGFloat = 0
    /// The colour of the line around it; nil for none.
    public var strokeColor: UIColor?

    /// The colour that is shown.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  /// The picture; nil for none.
  public var image: UIImage?
  /// What the picture looks like.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes; nil for `text`.
  public var attributedText: NSAttributedString?
  /// What the text looks like.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes; nil for `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// What the second text looks like.
  public var secondaryTextProperties: TextProperties
  /// Whether both texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around it, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  /// The directions in which the margins around it count; kept.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Room between picture and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Room between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Room between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How much of it is seen, from 0 to 1.
  public var alpha: CGFloat = 1

  private init(_ text: TextProperties, _ secondary: TextProperties, beside: Bool = false) {
    textProperties = text
    secondaryTextProperties = secondary
    prefersSideBySideTextAndSecondaryText = beside
  }

  private static func style(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> TextProperties
  { TextProperties(.preferredFont(forTextStyle: style), color) }

  /// A row.
  public static func cell() -> Self { Self(style(.body), style(.subheadline)) }
  /// A row with a second text below, in grey.
  public static func subtitleCell() -> Self {
    Self(style(.body), style(.footnote, .secondaryLabel))
  }
  /// A row with a second text at the trailing edge, in grey.
  public static func valueCell() -> Self {
    Self(style(.body), style(.body, .secondaryLabel), beside: true)
  }
  /// What is above rows without groups.
  public static func plainHeader() -> Self { Self(style(.headline), style(.subheadline)) }
  /// What is below rows without groups.
  public static func plainFooter() -> Self {
    Self(style(.footnote, .secondaryLabel), style(.footnote, .secondaryLabel))
  }
  /// What is above rows in a group.
  public static func groupedHeader() -> Self {
    Self(style(.footnote, .secondaryLabel), style(.footnote, .secondaryLabel))
  }
  /// What is below rows in a group.
  public static func groupedFooter() -> Self { groupedHeader() }
  /// What is above rows.
  public static func header() -> Self { plainHeader() }
  /// What is below rows.
  public static func footer() -> Self { plainFooter() }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A row of a sidebar with a second text below, in grey.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// A row of a sidebar beside another one.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// A row of a sidebar beside another one, with a second text below, in grey.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  /// What is above rows of a sidebar.
  public static func sidebarHeader() -> Self { plainHeader() }
  /// What is above many rows, in large letters.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(style(.title3), style(.subheadline))
  }
  /// What is above many rows, in very large letters.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(style(.title2), style(.subheadline))
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self) { content in
      (content as? UIListContentConfiguration).map { AnyView(ListRowContent(content: $0)) }
    }
  }

  /// Grey where what it is shown in can't be used; else itself.
  public func updated(for state: any UIConfigurationState) -> Self {
    var other = self
    other.alpha = (state as? UICellConfigurationState)?.isDisabled == true ? 0.4 : 1
    return other
  }
}

/// Directions of the plane, by UIKit's name.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the sides.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

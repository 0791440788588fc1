public import Foundation

extension NSAttributedString.Key {
  /// A font, `UIFont` or `NSFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The colour of letters.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The colour behind letters.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// Points between letters beside the font's own.
  public static let kern = Self(rawValue: "NSKern")
  /// Points between letters beside the font's own.
  public static let tracking = Self(rawValue: "NSTracking")
  /// Points that letters are moved up.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// A line below, by the bits of `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The colour of the line below.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// A line through, by the bits of `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The colour of the line through.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// An address.
  public static let link = Self(rawValue: "NSLink")
}

/// Lines below and through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Where the lines of a paragraph stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// As the language has it.
  case natural = 4
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, after a word.
  case byWordWrapping = 0
  /// It goes on below, after a letter.
  case byCharWrapping = 1
  /// It is cut.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}

/// How the lines of a paragraph are set.
///
/// No object of Foundation's: its attributed strings stop a program where two of those that differ lie side by side.
open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The usual values.
  public init() {}

  /// Whether both have the same values.
  public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool {
    a.numbers == b.numbers && a.choices == b.choices && a.textLists == b.textLists
      && a.tabStops == b.tabStops
  }

  /// Whether something is a style with the same values.
  public func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0 == self } ?? false
  }

  /// Hashes its lengths.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [CGFloat] {
    [
      lineSpacing, paragraphSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight,
      firstLineHeadIndent, headIndent, tailIndent, paragraphSpacingBefore, defaultTabInterval,
      CGFloat(hyphenationFactor),
    ]
  }

  private var choices: [Int] {
    [
      alignment.rawValue, lineBreakMode.rawValue, baseWritingDirection.rawValue,
      usesDefaultHyphenation ? 1 : 0, allowsDefaultTighteningForTruncation ? 1 : 0,
    ]
  }

  /// Where lines stand.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// What becomes of a line that is too long.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Points after the paragraph.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The height of lines by what is usual; 0 for the usual one.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The least height of a line in points; 0 for any.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line in points; 0 for any.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0

  /// Points from the edge to the first line.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// Points from the edge to the other lines.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// Points from the edge to where lines end; less than 0 from the far edge.
  open fileprivate(set) var tailIndent: CGFloat = 0
  /// Points before the paragraph.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0

  /// Where letters behind tabs stand; kept.
  open fileprivate(set) var tabStops: [NSTextTab]! = []
  /// How far tabs are apart behind those, in points; kept.
  open fileprivate(set) var defaultTabInterval: CGFloat = 0
  /// How eagerly words are broken, from 0 to 1; kept.
  open fileprivate(set) var hyphenationFactor: Float = 0
  /// Whether words are broken as the language has it; kept.
  open fileprivate(set) var usesDefaultHyphenation = false
  /// Whether letters are put closer before a line is cut; kept.
  open fileprivate(set) var allowsDefaultTighteningForTruncation = false
  /// Which way the paragraph is written.
  open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
  /// The lists that the paragraph is in; kept.
  open fileprivate(set) var textLists: [NSTextList] = []

  /// Which way a language is written; the usual one for nil.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    let isFromRight = ["ar", "he", "fa", "ur", "yi"].contains { language.hasPrefix($0) }
    return isFromRight ? .rightToLeft : .leftToRight
  }

  /// The usual one.
  public static let `default` = NSParagraphStyle()

  fileprivate func take(_ other: NSParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    lineHeightMultiple = other.lineHeightMultiple
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    paragraphSpacingBefore = other.paragraphSpacingBefore
    tabStops = other.tabStops
    defaultTabInterval = other.defaultTabInterval
    hyphenationFactor = other.hyphenationFactor
    usesDefaultHyphenation = other.usesDefaultHyphenation
    allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
    baseWritingDirection = other.baseWritingDirection
    textLists = other.textLists
  }

  /// One with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  /// One with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }
}

/// How the lines of a paragraph are to be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What becomes of a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The height of lines by what is usual; 0 for the usual one.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The least height of a line in points; 0 for any.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of a line in points; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// Points from the edge to the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// Points from the edge to the other lines.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// Points from the edge to where lines end; less than 0 from the far edge.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// Points before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// Where letters behind tabs stand; kept.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  /// How far tabs are apart behind those, in points; kept.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  /// How eagerly words are broken, from 0 to 1; kept.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Whether words are broken as the language has it; kept.
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { super.usesDefaultHyphenation = newValue }
  }
  /// Whether letters are put closer before a line is cut; kept.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Which way the paragraph is written.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// The lists that the paragraph is in; kept.
  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { super.textLists = newValue }
  }

  /// Takes over the values of another one.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
  /// Adds a place for letters behind a tab.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = ((tabStops ?? []) + [anObject]).sorted { $0.location < $1.location }
  }
  /// Takes a place for letters behind a tab away.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops?.removeAll { $0 === anObject } }
}

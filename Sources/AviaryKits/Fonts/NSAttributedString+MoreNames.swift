public import Foundation

extension NSAttributedString.Key {
  /// An `NSTextAttachment`; texts are drawn without it.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// Whether letters are put together to others, 1 or 0; they are as the font has it.
  public static let ligature = Self(rawValue: "NSLigature")
  /// How far letters are slanted, as a number; kept.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// How far letters are stretched, as a number; kept.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The pointer over letters, an `NSCursor`; kept.
  public static let cursor = Self(rawValue: "NSCursor")
  /// The colour of the line around letters; kept.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// How wide the line around letters is, in hundredths of their size; kept.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// An `NSShadow`; kept.
  public static let shadow = Self(rawValue: "NSShadow")
  /// How letters are made to look, as a name; kept.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// Which ways letters are written in, as numbers; kept.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  /// Whether letters stand upright from top to bottom, 1 or 0; kept.
  public static let verticalGlyphForm = Self(rawValue: "NSVerticalGlyphForm")
  /// What is said of letters under the pointer, as a text; kept.
  public static let toolTip = Self(rawValue: "NSToolTip")
  /// How many steps letters are moved up, as a number; kept.
  public static let superscript = Self(rawValue: "NSSuperScript")
}

/// Which way a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter has it.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension NSMutableAttributedString {
  /// Takes attributes away that have no sense: those of things that no character stands for.
  ///
  /// - Parameter range: The part, within the text.
  public func fixAttributes(in range: NSRange) { fixAttachmentAttribute(in: range) }

  /// Takes things away that no character stands for.
  ///
  /// - Parameter range: The part, within the text.
  public func fixAttachmentAttribute(in range: NSRange) {
    let text = NSString(string: string)
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, range, _ in
      guard value != nil else { return }
      for index in range.location..<NSMaxRange(range)
      where Int(text.character(at: index)) != NSTextAttachment.character {
        wrong.append(NSRange(location: index, length: 1))
      }
    }
    for range in wrong { removeAttribute(.attachment, range: range) }
  }
}

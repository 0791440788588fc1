/// How a part of a paragraph is meant, such as emphasized; Markdown sets it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  /// Makes an intent of its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With emphasis, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// With strong emphasis, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// No longer true, shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line of the source that ends here; shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line that ends here.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// Hypertext within a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// Hypertext that is a paragraph of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

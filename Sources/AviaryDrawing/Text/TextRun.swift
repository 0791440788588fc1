public import Foundation

/// A part of a text that looks the same throughout.
@_spi(Hosting) public struct TextRun: Hashable, Sendable {
  /// What a run consists of.
  public enum Content: Hashable, Sendable {
    /// Newlines separate paragraphs.
    case string(String)
    /// An image in the line: its size, and how far its lower edge is below the baseline.
    case image(DisplayImage, size: CGSize, descent: CGFloat, isTemplate: Bool)
    case icon(TextIcon)
  }

  /// What the run consists of.
  public var content: Content
  /// How it is shown.
  public var attributes: TextAttributes

  package init(_ content: Content, _ attributes: TextAttributes) {
    self.content = content
    self.attributes = attributes
  }

  package init(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
    self.init(.string(string), attributes)
  }

  /// The characters the run counts as: an image or icon is one U+FFFC.
  public var string: String {
    if case .string(let string) = content { string } else { "\u{FFFC}" }
  }
}

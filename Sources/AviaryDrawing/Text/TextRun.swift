package import Foundation

/// A part of a text that looks the same throughout.
package struct TextRun: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Newlines separate paragraphs.
    case string(String)
    /// An image in the line: its size, and how far its lower edge is below the baseline.
    case image(DisplayImage, size: CGSize, descent: CGFloat, isTemplate: Bool)
    case icon(TextIcon)
  }

  package var content: Content
  package var attributes: TextAttributes

  package init(_ content: Content, _ attributes: TextAttributes) {
    self.content = content
    self.attributes = attributes
  }

  package init(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
    self.init(.string(string), attributes)
  }

  /// The characters the run counts as: an image or icon is one U+FFFC.
  package var string: String {
    if case .string(let string) = content { string } else { "\u{FFFC}" }
  }
}

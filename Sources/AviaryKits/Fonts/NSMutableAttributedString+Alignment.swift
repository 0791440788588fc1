public import Foundation

extension NSMutableAttributedString {
  /// Says where the lines of a part stand, and leaves its paragraphs as they are otherwise.
  ///
  /// - Parameters:
  ///   - alignment: Where.
  ///   - range: The part, within the text.
  public func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    var styles: [(style: NSMutableParagraphStyle, range: NSRange)] = []
    enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
      let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      styles.append((style ?? NSMutableParagraphStyle(), range))
    }
    for (style, range) in styles {
      style.alignment = alignment
      addAttribute(.paragraphStyle, value: style, range: range)
    }
  }
}

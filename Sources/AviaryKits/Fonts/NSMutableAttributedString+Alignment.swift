public import Foundation

extension NSMutableAttributedString {
  /// Says where the lines of a part stand, and leaves its paragraphs as they are otherwise.
  ///
  /// - Parameters:
  ///   - alignment: Where.
  ///   - range: The part, within the text.
  public func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    var parts: [(style: NSParagraphStyle?, range: NSRange)] = []
    enumerateAttribute(.paragraphStyle, in: range) { value, part, _ in
      parts.append((value as? NSParagraphStyle, part))
    }
    for (old, part) in parts where (old ?? .default).alignment != alignment {
      let style = old?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      style.alignment = alignment
      addAttribute(.paragraphStyle, value: style, range: part)
    }
  }
}

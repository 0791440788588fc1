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
    // Foundation on Linux stops the program where it compares two values of `NSObject`'s subclasses
    // at neighbouring places, so that nothing is set anew that is right.
    for (old, part) in parts where (old ?? .default).alignment != alignment {
      let style = old?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      style.alignment = alignment
      removeAttribute(.paragraphStyle, range: part)
      addAttribute(.paragraphStyle, value: style, range: part)
    }
  }
}

import AviaryKits
import Foundation
import SwiftUI
import Testing

@Suite("Attributes that lie side by side in a text")
@MainActor
struct NeighbouringAttributeTests {
  /// Sets one value on the first half of a text and another one on the second, and reads both.
  private func halves<Value>(
    _ key: NSAttributedString.Key,
    _ first: Value,
    _ second: Value
  ) -> [Value?] {
    let text = NSMutableAttributedString(string: "onetwo")
    text.addAttribute(key, value: first, range: NSRange(location: 0, length: 3))
    text.addAttribute(key, value: second, range: NSRange(location: 3, length: 3))
    return [1, 4].map { text.attribute(key, at: $0, effectiveRange: nil) as? Value }
  }

  @Test("Fonts, colours, paragraph styles, shadows and attachments are each where they were set")
  func values() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 20))
    #expect(halves(.font, small, large) == [small, large])
    #expect(halves(.foregroundColor, UIColor.red, UIColor.blue) == [.red, .blue])
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (left.alignment, right.alignment) = (.left, .right)
    let styles: [NSParagraphStyle?] = halves(.paragraphStyle, left, right)
    #expect(styles.map { $0?.alignment } == [.left, .right])
    let (soft, hard) = (NSShadow(), NSShadow())
    soft.shadowBlurRadius = 4
    #expect(halves(.shadow, soft, hard) == [soft, hard])
    let (one, two) = (NSTextAttachment(), NSTextAttachment())
    #expect(halves(.attachment, one, two) == [one, two])
  }

  @Test("Paragraph styles are equal by their values, and copies are of their own")
  func styles() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    style.lineSpacing = 4
    #expect(copy != style)
    #expect(NSParagraphStyle.default == NSParagraphStyle())
  }
}

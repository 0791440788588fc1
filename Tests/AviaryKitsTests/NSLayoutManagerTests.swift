import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Texts that are laid out, and their documents")
struct NSLayoutManagerTests {
  private func manager(_ text: String, width: CGFloat) -> (NSLayoutManager, NSTextStorage) {
    let storage = NSTextStorage(string: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, storage)
  }

  @Test("lines end at the container's width and at ends of paragraphs")
  func lines() throws {
    let (manager, storage) = manager("one two three four five six\nseven", width: 80)
    let container = try #require(manager.textContainers.first)
    var parts: [String] = []
    let whole = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: whole) { _, used, _, range, _ in
      #expect(used.width <= 80.5)
      parts.append(NSString(string: storage.string).substring(with: range))
    }
    #expect(parts.count > 2 && parts.joined() == storage.string && parts.last == "seven")
    #expect(
      manager.usedRect(for: container).height > 2
        * manager.boundingRect(
          forGlyphRange: NSRange(location: 0, length: 1),
          in: container
        ).height
    )
  }

  @Test("a changed text is laid out anew")
  func changes() throws {
    let (manager, storage) = manager("a", width: 200)
    let container = try #require(manager.textContainers.first)
    let before = manager.usedRect(for: container).width
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "bcdef")
    #expect(manager.usedRect(for: container).width > before && manager.numberOfGlyphs == 6)
  }

  @Test("a text view lays its text out")
  func view() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello"
    #expect(view.layoutManager.usedRect(for: view.textContainer).width > 10)
  }

  @Test("pictures stand for a character")
  func attachments() {
    let attachment = NSTextAttachment()
    let picture: UIImage? = UIImage(systemName: "star")
    attachment.image = picture
    let text = NSAttributedString(attachment: attachment)
    #expect(text.length == 1)
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 1)))
  }

  @Test("rich text comes back with its letters, sizes and lines")
  func richText() throws {
    let text = NSMutableAttributedString(
      string: "Grüße {1}\n",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]
    )
    text.append(
      NSAttributedString(
        string: "red 🎈",
        attributes: [
          .font: UIFont.italicSystemFont(ofSize: 11), .foregroundColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
      )
    )
    let whole = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: whole,
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]
    )
    let read = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
    #expect(read.string == text.string)
    let first = try #require(read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    #expect(first.pointSize == 20 && first.face.weight == 700)
    let last = try #require(read.attribute(.font, at: 11, effectiveRange: nil) as? UIFont)
    #expect(last.pointSize == 11 && last.face.isItalic)
    #expect(read.attribute(.underlineStyle, at: 11, effectiveRange: nil) as? Int == 1)
    #expect(read.attribute(.foregroundColor, at: 11, effectiveRange: nil) is UIColor)
  }

  @Test("pages of the web are not read, which is an error")
  func html() {
    #expect(throws: AttributedDocumentError.kind("NSHTML")) {
      _ = try NSAttributedString(
        data: Data(),
        options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil
      )
    }
  }
}

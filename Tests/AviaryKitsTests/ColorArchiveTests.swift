import AviaryKits
import Foundation
import SwiftUI
import Testing

@Suite("Colours in archives")
@MainActor
struct ColorArchiveTests {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test(
    "A colour is read as it was written: one of components, one of the system, one with another opacity"
  )
  func isRead() throws {
    let colors = [
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5), UIColor.systemRed, UIColor(Color.green),
      UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.25),
    ]
    for color in colors {
      let read = try #require(try archived(color))
      #expect(UIColor(Color(read)).cgColor.components == UIColor(Color(color)).cgColor.components)
    }
    #expect(try archived(.systemRed) == .systemRed)
  }

  @Test("AppKit's colours are read as well")
  func macColors() throws {
    let color = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColor.self, from: data) == color)
  }

  @Test("Neighbouring parts of an attributed string have colours of their own")
  func neighbours() {
    let text = NSMutableAttributedString(string: "red blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 5))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test("An attributed string is read with its colours and fonts")
  func attributedStrings() throws {
    let text = NSMutableAttributedString(string: "red blue plain")
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 8))
    text.addAttribute(.foregroundColor, value: NSColor.blue, range: NSRange(location: 3, length: 5))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 9, length: 5))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data)
    )
    #expect(read.string == "red blue plain")
    #expect(read.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(read.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? NSColor == .blue)
    let font = try #require(read.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)
    #expect(font.fontName == bold.fontName && font.pointSize == 20)
    #expect(read.attribute(.underlineStyle, at: 10, effectiveRange: nil) as? Int == 1)
    #expect(read.attributes(at: 8, effectiveRange: nil).isEmpty)
    let mutable = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSMutableAttributedString.self,
      from: data
    )
    #expect(mutable?.length == 14)
  }
}

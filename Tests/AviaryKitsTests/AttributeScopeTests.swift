import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

/// Attributes of attributed strings that UIKit and AppKit have.
@MainActor
@Suite("Attributes of UIKit and AppKit")
struct AttributeScopeTests {
  @Test("attributes of the kits are those of the older string")
  func older() throws {
    var text = AttributedString("Word")
    text.uiKit.font = UIFont.systemFont(ofSize: 21)
    text.uiKit.foregroundColor = .red
    text.uiKit.underlineStyle = .single
    let old = try NSAttributedString(text, including: \.uiKit)
    let values = old.attributes(at: 0, effectiveRange: nil)
    #expect((values[.font] as? UIFont)?.pointSize == 21)
    #expect(values[.foregroundColor] as? UIColor == .red)
    #expect((values[.underlineStyle] as? NSNumber)?.intValue == 1)

    var mac = AttributedString("Word")
    mac.appKit.font = NSFont.systemFont(ofSize: 9)
    let macValues = NSAttributedString(mac).attributes(at: 0, effectiveRange: nil)
    #expect((macValues[.font] as? NSFont)?.pointSize == 9)
  }

  @Test("an older string's font is there again, and SwiftUI's own names mean SwiftUI's")
  func andBack() throws {
    let font = UIFont.boldSystemFont(ofSize: 19)
    let text = AttributedString("Word", attributes: AttributeContainer([.font: font]))
    #expect(text.uiKit.font == font && text.swiftUI.font != nil)
    let old = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect((old[.font] as? UIFont)?.pointSize == 19)
    var plain = AttributedString("Word")
    plain.font = .body
    plain.foregroundColor = .red
    #expect(plain.swiftUI.font == Font.body && plain.swiftUI.foregroundColor == Color.red)
    plain.font = UIFont.systemFont(ofSize: 8)
    #expect(plain.uiKit.font?.pointSize == 8)
  }
}

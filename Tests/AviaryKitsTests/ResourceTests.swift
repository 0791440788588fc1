import AviaryKits
import CoreGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Resources and names of the kits")
struct ResourceTests {
  @Test("resources are told apart by name and bundle")
  func resources() {
    #expect(ImageResource(name: "a", bundle: .main) == ImageResource(name: "a", bundle: .main))
    #expect(ColorResource(name: "a", bundle: .main) != ColorResource(name: "b", bundle: .main))
  }

  @Test("a value of the automatic type gets the type that suits it")
  func automaticType() {
    let board = UIPasteboard.withUniqueName()
    board.setItems([[UIPasteboard.typeAutomatic: "Ada"]])
    #expect(board.string == "Ada")
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    board.setValue(red, forPasteboardType: UIPasteboard.typeAutomatic)
    #expect(board.hasColors)
  }

  @Test("a change of a text view's storage changes its text, and the other way round")
  func textStorage() {
    let view = UITextView()
    view.text = "one two"
    #expect(view.textStorage.string == "one two")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two")
    view.text = "four"
    #expect(view.textStorage.string == "four")
  }

  @Test("an object tells the name of its class, and geometry compares by equalTo")
  func names() {
    #expect(NSObject().className.hasSuffix("NSObject"))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)))
  }

  @Test("a folder's icon and a file's are pictures of 32 points")
  func icons() {
    #expect(NSWorkspace.shared.icon(forFile: "/").size == CGSize(width: 32, height: 32))
    #expect(NSWorkspace.shared.icon(forFile: "x.png").size.width == 32)
    #expect(NSWorkspace.shared.urlForApplication(withBundleIdentifier: "no.such.program") == nil)
  }
}

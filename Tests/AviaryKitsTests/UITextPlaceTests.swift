import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Places in texts of UIKit")
struct UITextPlaceTests {
  @Test("a field's letters are written at its caret, or in place of what is chosen")
  func field() {
    let field = UITextField()
    field.text = "héllo"
    field.insertText("!")
    #expect(field.text == "héllo!")
    let start = field.beginningOfDocument
    let second = field.position(from: start, offset: 2)
    field.selectedTextRange = second.flatMap { field.textRange(from: start, to: $0) }
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "hé")
    field.insertText("X")
    #expect(field.text == "Xllo!")
    #expect(field.selectedTextRange.map { field.offset(from: start, to: $0.start) } == 1)
    field.deleteBackward()
    #expect(field.text == "llo!")
    #expect(field.position(from: start, offset: 5) == nil)
  }

  @Test("a text's places are those of its chosen part")
  func view() {
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "bc")
    view.deleteBackward()
    #expect(view.text == "a")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    #expect(view.compare(view.beginningOfDocument, to: view.endOfDocument) == .orderedAscending)
  }
}

import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Texts and focus that assistive technology reads")
struct AccessibleTextTests {
  private struct Editing: View {
    @State var name = "Ada"
    var body: some View {
      TextField("Name", text: $name)
      Text("name \(name)")
    }
  }

  @Test(
    "X19: a field is focused, its caret and selection are moved, its text is changed and undone"
  )
  func text() throws {
    let reader = try ScreenReader(Editing())
    let id = try reader.find("Name").id
    #expect(reader.tree.focus(id))
    #expect(try reader.update().contains(.focus(id, true)))
    #expect(reader.tree.focused == id)
    #expect(try reader.item(id).isFocused)
    #expect(reader.tree.replaceText(3..<3, with: " 😀é", of: id))
    #expect(try reader.update().contains(.text(id, old: "Ada")))
    _ = try reader.find("name Ada 😀é")
    #expect(reader.tree.select(4..<5, of: id))
    #expect(try reader.update().contains(.caret(id)))
    #expect(try reader.item(id).editing == AccessibleEditing(caret: 5, selection: 4..<5))
    #expect(reader.tree.replaceText(nil, with: "Eve", of: id))
    try reader.update()
    _ = try reader.find("name Eve")
    #expect(reader.tree.select(99..<99, of: id))
    try reader.update()
    #expect(try reader.item(id).editing?.caret == 3)
  }

  @Test("X48: that a field has the focus is told before where its caret is")
  func focusBeforeCaret() throws {
    let reader = try ScreenReader(Editing())
    let id = try reader.find("Name").id
    #expect(reader.tree.focus(id))
    let changes = try reader.update()
    let focus = try #require(changes.firstIndex(of: .focus(id, true)))
    let caret = try #require(changes.firstIndex(of: .caret(id)))
    #expect(focus < caret)
  }

  private struct Rows: View {
    @State var selection: Set<Int> = [2]
    var body: some View {
      List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
    }
  }

  @Test("X49: of a list that has the focus, the row is told of as having it that keys move from")
  func focusedRow() throws {
    let reader = try ScreenReader(Rows())
    func focused() throws -> String? {
      try reader.tree.focused.map { try reader.item($0).element.label }
    }
    let hand = Hand(reader.harness)
    try hand.key(.tab)
    try reader.update()
    #expect(try focused() == "Row 2")
    try hand.key(.downArrow)
    let (two, three) = (try reader.find("Row 2", .group), try reader.find("Row 3", .group))
    let changes = try reader.update()
    #expect(changes.contains(.focus(two.id, false)) && changes.contains(.focus(three.id, true)))
    #expect(try focused() == "Row 3")
    try hand.key(.upArrow, .shift)
    try reader.update()
    #expect(try focused() == "Row 2")
    #expect(try reader.item(three.id).element.details.state == .selected(true))
  }

  private struct Chooser: View {
    @State var choice = "One"
    var body: some View {
      Picker("Number", selection: $choice) { ForEach(["One", "Two"], id: \.self) { Text($0) } }
        .pickerStyle(.menu)
      Button("Two") { choice = "Two" }
    }
  }

  @Test("X50: the choice that a menu of choices shows is a text")
  func choiceAsText() throws {
    let reader = try ScreenReader(Chooser())
    let chooser = try reader.find("Number")
    #expect(chooser.text == "One")
    #expect(reader.tree.perform(.activate, on: try reader.find("Two").id))
    #expect(try reader.update().contains(.text(chooser.id, old: "One")))
    #expect(try reader.item(chooser.id).text == "Two")
  }

  @Test("X51: what comes back is another element than the one that went")
  func comingBack() throws {
    struct Content: View {
      @State var isAsking = false
      var body: some View {
        Text("Host")
        Button("Ask") { isAsking = true }
          .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    let reader = try ScreenReader(Content())
    let before = try reader.find("Host").id
    #expect(reader.tree.perform(.activate, on: try reader.find("Ask").id))
    try reader.update()
    #expect(reader.tree.items[before] == nil)
    #expect(reader.tree.perform(.activate, on: try reader.find("Yes").id))
    try reader.update()
    let after = try reader.find("Host").id
    #expect(after != before && reader.tree.items[before] == nil)
  }

}

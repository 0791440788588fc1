import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("RenameButton")
struct RenameButtonTests {
  private struct Screen: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        RenameButton()
      }
      .renameAction { count += 1 }
    }
  }

  @Test("It runs the action around, and has a title and a pencil")
  func action() throws {
    let harness = try Harness(Screen())
    try Hand(harness).tap(harness.frame("pencil, Rename"))
    #expect(harness.labels.contains("count 1"))
    let button = try Harness(RenameButton().renameAction {})
    let label = try Harness(
      Button {
      } label: {
        Label("Rename", systemImage: "pencil")
      }
    )
    #expect(button.dump == label.dump)
  }

  @Test("It is disabled where nothing can be renamed")
  func disabled() throws {
    let harness = try Harness(RenameButton())
    #expect(harness.elements.map(\.isEnabled) == [false])
  }

  private struct Field: View {
    @FocusState private var isFocused: Bool
    @State private var name = ""
    var body: some View {
      VStack {
        Text(verbatim: isFocused ? "editing" : "reading")
        TextField("Name", text: $name).focused($isFocused)
      }
      .contextMenu { RenameButton() }
      .renameAction($isFocused)
    }
  }

  @Test("With a focus state it moves the focus to the field, also from a menu")
  func focus() throws {
    let harness = try Harness(Field())
    let hand = Hand(harness)
    #expect(harness.labels.contains("reading"))
    let text = try #require(harness.frame("reading"))
    try hand.secondaryClick(text.midX, text.midY)
    _ = try hand.waitForRest()
    try hand.tap(harness.frame("Rename, pencil"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("editing"))
  }
}

import SwiftUI
import SwiftUITesting
import Testing

/// Who has an edit mode.
@MainActor
@Suite("Edit modes")
struct EditModeTests {
  private struct Mode: View {
    let name: String
    @Environment(\.editMode) private var mode

    var body: some View {
      VStack {
        EditButton()
        Text("\(name) \(mode.map { $0.wrappedValue.isEditing ? "edits" : "rests" } ?? "nothing")")
      }
    }
  }

  @Test("A view outside of navigation containers has one, and a sheet over it another")
  func plain() throws {
    struct Subject: View {
      @State private var isShown = false

      var body: some View {
        VStack {
          Mode(name: "window")
          Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Mode(name: "sheet") }
      }
    }
    let screen = Screen(Subject())
    #expect(screen.text("window rests").exists)
    try screen.button("Edit").tap()
    #expect(screen.text("window edits").exists)
    try screen.button("Open").tap()
    #expect(screen.text("sheet rests").exists)
    try screen.button("Edit").tap()
    #expect(screen.text("sheet edits").exists)
  }

  @Test("Each page of tabs with a navigation stack has one of its own")
  func stacks() throws {
    let screen = Screen(
      VStack {
        NavigationStack { Mode(name: "one") }
        NavigationStack { Mode(name: "two") }
      }
    )
    try screen.button("Edit").first.tap()
    #expect(screen.text("one edits").exists)
    #expect(screen.text("two rests").exists)
  }
}

import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("RenameButton")
struct RenameButtonTests {
  private struct Renamed: View {
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
    let screen = Screen(Renamed())
    try screen.button("Rename").tap()
    #expect(screen.text("count 1").exists)
    let button = Screen(RenameButton().renameAction {})
    let label = Screen(
      Button {
      } label: {
        Label("Rename", systemImage: "pencil")
      }
    )
    #expect(button.dump == label.dump)
  }

  @Test("It is disabled where nothing can be renamed")
  func disabled() throws {
    let screen = Screen(RenameButton())
    #expect(screen.buttons.count == 1)
    #expect(try !screen.buttons.first.isEnabled)
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
  func focus() async throws {
    let screen = Screen(Field())
    try screen.text("reading").secondaryClick()
    await screen.settle()
    try screen.menuItem("Rename").tap()
    await screen.settle()
    #expect(screen.text("editing").exists)
    #expect(try screen.textField("Name").isFocused)
  }
}

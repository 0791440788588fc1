import SwiftUI
import SwiftUITesting
import Testing

/// Items of toolbars that are shown above the keyboard.
@MainActor
@Suite("Bars above the keyboard")
struct KeyboardBarTests {
  private struct Form: View {
    @State private var text = ""
    @State private var isOn = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Spacer()
        Toggle("On", isOn: $isOn)
        Text("Foot")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
      }
    }
  }

  private func tests(_ screen: Screen) throws {
    #expect(!screen.button("Done").exists)
    let foot = try screen.text("Foot").frame
    try screen.textField("Name").tap()
    let done = try screen.button("Done").frame
    // It is at the bottom, beside the trailing edge; what was there makes room.
    #expect(done.minY > 780 && done.minX > 200)
    #expect(try screen.text("Foot").frame.maxY < foot.maxY - 20)
    try screen.button("Done").tap()
    #expect(!screen.button("Done").exists)
    #expect(try screen.text("Foot").frame == foot)
  }

  @Test("a text that is edited shows them at the bottom, in a navigation or without")
  func places() throws {
    try tests(Screen(NavigationStack { Form() }, size: .iPhone))
    try tests(Screen(Form(), size: .iPhone))
  }

  private struct Going: View {
    @State private var text = ""
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        VStack {
          if isShown { TextField("Name", text: $text) }
          Button("Hide") { isShown = false }
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
      }
    }
  }

  @Test("they go with the text")
  func goes() throws {
    let screen = Screen(Going(), size: .iPhone)
    try screen.textField("Name").tap()
    #expect(screen.button("Done").exists)
    try screen.button("Hide").tap()
    #expect(!screen.button("Done").exists)
  }

  private struct Sheet: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Form() }
    }
  }

  @Test("a sheet shows its own, and a desktop none")
  func sheetsAndDesktops() async throws {
    let screen = Screen(Sheet(), size: .iPhone)
    try screen.button("Show").tap()
    await screen.settle()
    try screen.textField("Name").tap()
    #expect(screen.button("Done").exists)
    let window = Screen(NavigationStack { Form() }.controlDensity(.pointer), size: .iPhone)
    try window.textField("Name").tap()
    #expect(!window.button("Done").exists)
  }
}

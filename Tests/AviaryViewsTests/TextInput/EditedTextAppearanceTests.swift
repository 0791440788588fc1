import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Appearance of a text that is edited")
struct EditedTextAppearanceTests {
  private struct Field: View {
    @State var text = ""
    var alignment = TextAlignment.leading
    var body: some View {
      TextField("", text: $text).multilineTextAlignment(alignment).tint(.red)
    }
  }

  private func screen<V: View>(_ view: V) -> Screen {
    Screen(view, size: ScreenSize(width: 200, height: 40))
  }

  /// The caret as it can be seen in a field, in the root's space.
  private func caret(_ text: String, _ alignment: TextAlignment = .leading) throws -> CGRect {
    let screen = screen(Field(text: text, alignment: alignment))
    try screen.press(.tab)
    try screen.press(.rightArrow)
    let input = try #require(screen.root.input.focus.current as? TextInputNode)
    let edited = try #require(input.editedNode)
    let caret = edited.convert(edited.currentCaret, to: nil)
    let room = edited.convert(CGRect(origin: .zero, size: edited.size), to: nil)
    #expect(room.minY <= caret.minY && caret.maxY <= room.maxY)
    return caret
  }

  @Test("The caret of an empty field is as tall as that of a text, and where a text begins")
  func emptyCaret() throws {
    let full = try caret("a")
    let empty = try caret("")
    #expect(empty.height == full.height && empty.height > 15)
    #expect(empty.minY == full.minY)
    #expect(empty.minX == 0)
    #expect(try caret("", .center).minX == 100)
    #expect(try caret("", .trailing).minX == 200)
  }

  @Test("A style further out colours the text of a field, edited or not")
  func foreground() throws {
    let red = screen(TextField("", text: .constant("abc")).foregroundStyle(.red))
    #expect(red.dump.contains("#ff3b30"))
    try red.press(.tab)
    #expect(try red.textFields.first.isFocused)
    #expect(red.dump.contains("#ff3b30"))
    let plain = screen(TextField("", text: .constant("abc")))
    #expect(!plain.dump.contains("#ff3b30"))
  }
}

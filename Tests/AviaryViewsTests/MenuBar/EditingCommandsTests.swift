import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryApps
@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Commands for editing")
struct EditingCommandsTests {
  @MainActor @Observable final class Model {
    var text = ""
    var styled = AttributedString("word")
    var log: [String] = []
  }

  /// Views below a menu bar, as a window has them.
  private struct Window: View {
    let bar: MenuBar
    @Bindable var model: Model

    var body: some View {
      VStack(spacing: 0) {
        bar
        TextField(text: $model.text) { Text(verbatim: "Note") }
        TextEditor(text: $model.styled).frame(height: 80).accessibilityLabel(
          Text(verbatim: "Styled")
        )
        Text(verbatim: "Box").focusable()
          .onCopyCommand {
            model.log.append("copied")
            return [NSItemProvider(object: "x" as NSString)]
          }
          .onDeleteCommand { model.log.append("deleted") }
      }
    }
  }

  private final class Root { weak var root: ViewRoot? }

  private let model = Model()

  /// A window with a menu bar, used with a mouse.
  private func started(
    _ commands: [() -> [_CommandPart]],
    _ modify: (Window) -> AnyView = { AnyView($0) }
  ) -> Screen {
    let standard = StandardCommands(undoManager: UndoManager(), closeWindow: {}, quit: {})
    let place = Root()
    let screen = Screen(
      modify(Window(bar: MenuBar(commands, standard: standard), model: model))
        .environment(\.focusedKeys, FocusedKeys { place.root }),
      size: ScreenSize(width: 600, height: 500)
    )
    place.root = screen.root
    screen.pointer = .mouse
    return screen
  }

  /// Chooses an item of a menu, and waits until the menu has closed.
  private func choose(_ item: TextMatch, of menu: TextMatch, _ screen: Screen) async throws {
    try screen.element(menu).tap()
    await screen.settle()
    try screen.element(item).tap()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    await screen.settle()
  }

  @Test("the menu Edit cuts, pastes and selects what the text with the focus has")
  func text() async throws {
    let screen = started([{ CommandMenu("Own") { Button("A") {} }._parts() }])
    try screen.textField("Note").tap()
    try screen.type("abc")
    try await choose("Select All, Ctrl+A", of: "Edit", screen)
    try await choose("Cut, Ctrl+X", of: "Edit", screen)
    #expect(model.text == "")
    try await choose("Paste, Ctrl+V", of: "Edit", screen)
    try await choose("Paste, Ctrl+V", of: "Edit", screen)
    #expect(model.text == "abcabc")
    try await choose("Select All, Ctrl+A", of: "Edit", screen)
    try await choose("Delete", of: "Edit", screen)
    #expect(model.text == "")
  }

  @Test("and what the view with the focus does when it is asked to; the keys do the same")
  func view() async throws {
    let screen = started([{ CommandMenu("Own") { Button("A") {} }._parts() }])
    try screen.text("Box").tap()
    try await choose("Copy, Ctrl+C", of: "Edit", screen)
    try await choose("Delete", of: "Edit", screen)
    #expect(model.log == ["copied", "deleted"])
    try screen.press("c", modifiers: .control)
    #expect(model.log == ["copied", "deleted", "copied"])
  }

  @Test("TextFormattingCommands format attributed text in the menu Format")
  func format() async throws {
    let screen = started([{ TextFormattingCommands()._parts() }])
    try screen.textEditor.tap()
    try screen.press("a", modifiers: .control)
    try await choose("Underline, Ctrl+U", of: "Format", screen)
    #expect(model.styled.runs.allSatisfy { $0.underlineStyle == .single })
    try await choose("Underline, Ctrl+U", of: "Format", screen)
    #expect(model.styled.runs.allSatisfy { $0.underlineStyle == nil })
  }

  /// Fonts, and nothing else.
  private struct Fonts: AttributeScope {
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
  }

  @Test(
    "what the text can't have or do now is disabled in a menu that opens, what it has is marked"
  )
  func states() async throws {
    let screen = started([{ TextFormattingCommands()._parts() }]) {
      AnyView($0.attributedTextFormattingDefinition(Fonts.self))
    }
    try screen.textEditor.tap()
    try screen.press("a", modifiers: .control)
    try screen.press("b", modifiers: .control)
    try screen.element("Format").tap()
    await screen.settle()
    #expect(try !screen.element("Underline, Ctrl+U").isEnabled)
    let (bold, italic) = (screen.element("Bold, Ctrl+B"), screen.element("Italic, Ctrl+I"))
    #expect(try bold.isEnabled)
    #expect(try bold.isOn && !italic.isOn)
    try screen.press(.escape)
    await screen.settle()
    try screen.textField("Note").tap()
    try screen.element("Edit").tap()
    await screen.settle()
    #expect(try !screen.element("Cut, Ctrl+X").isEnabled)
    #expect(try screen.element("Paste, Ctrl+V").isEnabled)
  }
}

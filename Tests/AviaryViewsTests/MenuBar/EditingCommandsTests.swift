import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryApps
@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Commands for editing")
struct EditingCommandsTests {
  @MainActor @Observable final class Model {
    var text = ""
    var styled = AttributedString("word")
    var log: [String] = []
  }

  /// Views below a menu bar, as a window has them.
  private struct Screen: View {
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

  private func started(_ commands: [() -> [_CommandPart]]) throws -> Harness<some View> {
    let standard = StandardCommands(undoManager: UndoManager(), closeWindow: {}, quit: {})
    let place = Root()
    let harness = try Harness(
      Screen(bar: MenuBar(commands, standard: standard), model: model)
        .environment(\.focusedKeys, FocusedKeys { place.root }),
      width: 600,
      height: 500
    )
    place.root = harness.root
    return harness
  }

  /// Chooses an item of a menu, and waits until the menu has closed.
  private func choose<V: View>(
    _ item: String,
    of menu: String,
    _ hand: Hand,
    _ harness: Harness<V>
  ) async throws {
    try hand.tap(harness.frame(menu))
    try hand.wait(1)
    try hand.tap(harness.frame(item))
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    try hand.wait(1)
  }

  @Test("the menu Edit cuts, pastes and selects what the text with the focus has")
  func text() async throws {
    let harness = try started([{ CommandMenu("Own") { Button("A") {} }._parts() }])
    let hand = Hand(harness)
    try hand.tap(harness.frame("Note"))
    try hand.type("abc")
    try await choose("Select All, Ctrl+A", of: "Edit", hand, harness)
    try await choose("Cut, Ctrl+X", of: "Edit", hand, harness)
    #expect(model.text == "")
    try await choose("Paste, Ctrl+V", of: "Edit", hand, harness)
    try await choose("Paste, Ctrl+V", of: "Edit", hand, harness)
    #expect(model.text == "abcabc")
    try await choose("Select All, Ctrl+A", of: "Edit", hand, harness)
    try await choose("Delete", of: "Edit", hand, harness)
    #expect(model.text == "")
  }

  @Test("and what the view with the focus does when it is asked to; the keys do the same")
  func view() async throws {
    let harness = try started([{ CommandMenu("Own") { Button("A") {} }._parts() }])
    let hand = Hand(harness)
    try hand.tap(harness.frame("Box"))
    try await choose("Copy, Ctrl+C", of: "Edit", hand, harness)
    try await choose("Delete", of: "Edit", hand, harness)
    #expect(model.log == ["copied", "deleted"])
    try hand.key("c", [.control])
    #expect(model.log == ["copied", "deleted", "copied"])
  }

  @Test("TextFormattingCommands format attributed text in the menu Format")
  func format() async throws {
    let harness = try started([{ TextFormattingCommands()._parts() }])
    let hand = Hand(harness)
    try hand.tap(harness.frame("Styled"))
    try hand.key("a", [.control])
    try await choose("Underline, Ctrl+U", of: "Format", hand, harness)
    #expect(model.styled.runs.allSatisfy { $0.underlineStyle == .single })
    try await choose("Underline, Ctrl+U", of: "Format", hand, harness)
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
    let standard = StandardCommands(undoManager: UndoManager(), closeWindow: {}, quit: {})
    let place = Root()
    let harness = try Harness(
      Screen(
        bar: MenuBar([{ TextFormattingCommands()._parts() }], standard: standard),
        model: model
      )
      .attributedTextFormattingDefinition(Fonts.self)
      .environment(\.focusedKeys, FocusedKeys { place.root }),
      width: 600,
      height: 500
    )
    place.root = harness.root
    let hand = Hand(harness)
    try hand.tap(harness.frame("Styled"))
    try hand.key("a", [.control])
    try hand.key("b", [.control])
    try hand.tap(harness.frame("Format"))
    try hand.wait(1)
    func item(_ label: String) throws -> AccessibilityElement {
      func find(_ element: AccessibilityElement) -> AccessibilityElement? {
        element.label == label ? element : element.children.lazy.compactMap(find).first
      }
      return try #require(find(harness.root.accessibilityTree))
    }
    #expect(try !item("Underline, Ctrl+U").isEnabled)
    #expect(try item("Bold, Ctrl+B").isEnabled)
    let (bold, italic) = try (item("Bold, Ctrl+B"), item("Italic, Ctrl+I"))
    #expect(bold.details.state != italic.details.state || bold.value != italic.value)
    try hand.key(.escape)
    try hand.tap(harness.frame("Note"))
    try hand.tap(harness.frame("Edit"))
    try hand.wait(1)
    #expect(try !item("Cut, Ctrl+X").isEnabled)
    #expect(try item("Paste, Ctrl+V").isEnabled)
  }
}

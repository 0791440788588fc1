import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Dragging text")
struct TextDraggingTests {
  @MainActor @Observable final class Model {
    var first = "one two"
    var second = ""
    var styled = AttributedString("plain bold")
  }

  private struct Fields: View {
    @Bindable var model: Model
    var body: some View {
      VStack(spacing: 20) {
        TextField("First", text: $model.first)
        TextField("Second", text: $model.second)
        TextEditor(text: $model.styled).frame(height: 60).accessibilityLabel("Styled")
        Text("payload").draggable("dropped")
      }
      .frame(width: 300)
    }
  }

  private let model = Model()

  private func started() -> Screen {
    let screen = Screen(Fields(model: model), size: ScreenSize(width: 320, height: 300))
    screen.pointer = .mouse
    return screen
  }

  @Test("what is selected is dragged into another text, which gets a copy and the focus")
  func other() async throws {
    let screen = started()
    try screen.textField("First").tap()
    try screen.press("a", modifiers: .control)
    let field = try screen.textField("First").frame
    let goal = try screen.textField("Second").frame
    let start = CGPoint(x: field.minX + 10, y: field.midY)
    try screen.drag(from: start, to: CGPoint(x: goal.minX + 4, y: goal.midY), rest: .seconds(0.1))
    await screen.settle()
    #expect(model.first == "one two")
    #expect(model.second == "one two")
    try screen.type("!")
    #expect(model.second == "!", "what was dropped is selected")
  }

  @Test("within its text it is moved")
  func own() async throws {
    let screen = started()
    let field = try screen.textField("First").frame
    let start = CGPoint(x: field.minX + 10, y: field.midY)
    try screen.textField("First").tap()
    try screen.press(.home)
    for _ in 0..<4 { try screen.press(.rightArrow, modifiers: .shift) }
    try screen.drag(from: start, to: CGPoint(x: field.maxX - 4, y: field.midY), rest: .seconds(0.1))
    await screen.settle()
    #expect(model.first == "twoone ")
    // A move is one step back.
    try screen.press("z", modifiers: .control)
    #expect(model.first == "one two")
    try screen.press("z", modifiers: [.control, .shift])
    #expect(model.first == "twoone ")
  }

  @Test("a press on what is selected that doesn't move puts the caret there")
  func click() async throws {
    let screen = started()
    try screen.textField("First").tap()
    try screen.press("a", modifiers: .control)
    let field = try screen.textField("First").frame
    try screen.tap(at: CGPoint(x: field.minX + 1, y: field.midY))
    try screen.type("x")
    #expect(model.first.count == 8)
  }

  @Test("a text takes what is dragged from a view as text")
  func view() async throws {
    let screen = started()
    try screen.text("payload").drag(to: screen.textField("Second"))
    await screen.settle()
    #expect(model.second == "dropped")
  }

  @Test("a text that is moved keeps its attributes")
  func styled() async throws {
    let screen = started()
    let range = try #require(model.styled.range(of: "bold"))
    model.styled[range].font = .body.bold()
    await screen.settle()
    let editor = try screen.textField("Styled").frame
    try screen.textField("Styled").tap()
    try screen.press(.end, modifiers: .control)
    for _ in 0..<4 { try screen.press(.leftArrow, modifiers: .shift) }
    try screen.drag(
      from: CGPoint(x: editor.minX + 70, y: editor.minY + 18),
      to: CGPoint(x: editor.minX + 6, y: editor.minY + 18),
      rest: .seconds(0.1)
    )
    await screen.settle()
    #expect(String(model.styled.characters) == "boldplain ")
    let moved = try #require(model.styled.range(of: "bold"))
    #expect(model.styled[moved].font == .body.bold())
  }
}

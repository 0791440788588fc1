import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Searches with tokens")
struct SearchTokenTests {
  struct Tag: Identifiable, Equatable {
    var name: String
    var isExact = false
    var id: String { name }
  }

  @MainActor @Observable final class Model {
    var text = ""
    var tokens: [Tag] = []
    var suggested = [Tag(name: "home"), Tag(name: "work")]
  }

  private struct Subject: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        Color.clear
          .searchable(
            text: $model.text,
            tokens: $model.tokens,
            suggestedTokens: $model.suggested,
            prompt: "Find"
          ) { tag in
            Text("#\(tag.name)")
          }
      }
    }
  }

  /// Suggests tokens by hand, and has tokens that can be changed.
  private struct Editable: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        Color.clear
          .searchable(text: $model.text, editableTokens: $model.tokens) { $tag in
            Button(tag.isExact ? "=\(tag.name)" : "~\(tag.name)") { tag.isExact.toggle() }
          }
          .searchSuggestions {
            Text("Add home").searchCompletion(Tag(name: "home"))
            Text("Add number").searchCompletion(Number(id: 1))
          }
      }
    }
  }

  private struct Number: Identifiable { let id: Int }

  private func stage(_ view: some View) async -> Screen {
    let screen = Screen(
      view.environment(\.horizontalSizeClass, .regular),
      size: ScreenSize(width: 500, height: 400)
    )
    await screen.settle()
    return screen
  }

  @Test(
    "a suggested token that is chosen stands before the text, is suggested no more, and takes the text away"
  )
  func suggestions() async throws {
    let model = Model()
    let screen = await stage(Subject(model: model))
    try screen.textField("Search").tap()
    #expect(screen.element("#home").exists && screen.element("#work").exists)
    try screen.type("ho")
    try screen.element("#home").tap()
    #expect(model.tokens == [Tag(name: "home")] && model.text == "")
    let (token, field) = try (
      screen.element("#home").frame, screen.textField("Search").frame
    )
    #expect(token.maxX < field.minX && token.midY == field.midY)
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(model.tokens.map(\.name) == ["home", "work"])
    try screen.type("x")
    #expect(model.text == "x", "the field keeps the focus")
  }

  @Test("Backspace before the text takes the last token away; clearing and Escape take all")
  func removal() async throws {
    let model = Model()
    model.tokens = [Tag(name: "a"), Tag(name: "b"), Tag(name: "c")]
    let screen = await stage(Subject(model: model))
    #expect(screen.element("#c").exists, "tokens are there without a search")
    try screen.textField("Search").tap()
    try screen.type("x")
    try screen.press(.delete)
    #expect(model.text == "" && model.tokens.count == 3)
    try screen.press(.delete)
    #expect(model.tokens.map(\.name) == ["a", "b"])
    try screen.button("Clear text").tap()
    #expect(model.tokens.isEmpty)
    model.tokens = [Tag(name: "d")]
    await screen.settle()
    try screen.press(.escape)
    #expect(model.tokens.isEmpty)
    #expect(screen.focused != nil)
    try screen.press(.escape)
    #expect(screen.focused == nil)
  }

  @Test("views of tokens change them, and a suggestion adds only a token of the search's type")
  func editing() async throws {
    let model = Model()
    let screen = await stage(Editable(model: model))
    try screen.textField("Search").tap()
    try screen.element("Add number").tap()
    #expect(model.tokens.isEmpty)
    try screen.element("Add home").tap()
    #expect(screen.element("~home").exists)
    try screen.element("~home").tap()
    #expect(model.tokens == [Tag(name: "home", isExact: true)])
    #expect(screen.element("=home").exists)
  }
}

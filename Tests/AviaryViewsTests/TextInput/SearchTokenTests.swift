import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

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

  private func stage(_ view: some View) throws -> (Harness<AnyView>, Hand) {
    let harness = try Harness(
      AnyView(view.environment(\.horizontalSizeClass, .regular)),
      width: 500,
      height: 400
    )
    let hand = Hand(harness)
    try hand.wait(0.1)
    return (harness, hand)
  }

  @Test(
    "a suggested token that is chosen stands before the text, is suggested no more, and takes the text away"
  )
  func suggestions() throws {
    let model = Model()
    let (harness, hand) = try stage(Subject(model: model))
    try hand.tap(harness.frame("Search"))
    #expect(harness.labels.contains("#home") && harness.labels.contains("#work"))
    try hand.type("ho")
    try hand.tap(harness.frame("#home"))
    #expect(model.tokens == [Tag(name: "home")] && model.text == "")
    let (token, field) = (
      try #require(harness.frame("#home")), try #require(harness.frame("Search"))
    )
    #expect(token.maxX < field.minX && token.midY == field.midY)
    try hand.key(.downArrow)
    try hand.key(.return)
    #expect(model.tokens.map(\.name) == ["home", "work"])
    try hand.type("x")
    #expect(model.text == "x", "the field keeps the focus")
  }

  @Test("Backspace before the text takes the last token away; clearing and Escape take all")
  func removal() throws {
    let model = Model()
    model.tokens = [Tag(name: "a"), Tag(name: "b"), Tag(name: "c")]
    let (harness, hand) = try stage(Subject(model: model))
    #expect(harness.labels.contains("#c"), "tokens are there without a search")
    try hand.tap(harness.frame("Search"))
    try hand.type("x")
    try hand.key(.delete)
    #expect(model.text == "" && model.tokens.count == 3)
    try hand.key(.delete)
    #expect(model.tokens.map(\.name) == ["a", "b"])
    try hand.tap(harness.frame("Clear text"))
    #expect(model.tokens.isEmpty)
    model.tokens = [Tag(name: "d")]
    try hand.wait(0.1)
    try hand.key(.escape)
    #expect(model.tokens.isEmpty)
    #expect(harness.root.input.focus.current != nil)
    try hand.key(.escape)
    #expect(harness.root.input.focus.current == nil)
  }

  @Test("views of tokens change them, and a suggestion adds only a token of the search's type")
  func editing() throws {
    let model = Model()
    let (harness, hand) = try stage(Editable(model: model))
    try hand.tap(harness.frame("Search"))
    try hand.tap(harness.frame("Add number"))
    #expect(model.tokens.isEmpty)
    try hand.tap(harness.frame("Add home"))
    #expect(harness.labels.contains("~home"))
    try hand.tap(harness.frame("~home"))
    #expect(model.tokens == [Tag(name: "home", isExact: true)])
    #expect(harness.labels.contains("=home"))
  }
}

import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting
import Testing

private final class Model {}

private struct Row: View {
  let name: String
  @State private var taps = 0
  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

private struct Form: View {
  @State private var name = ""
  @State private var numbers = [1, 2]
  @State private var isOn = false
  @State private var model = Model()
  var body: some View {
    ScrollView {
      TextField("Name", text: $name)
      Toggle("On", isOn: $isOn)
      Button("Double") { numbers += numbers }
      Text("\(numbers.count) numbers")
      if isOn { Row(name: "inner") }
      ForEach(["a", "b"], id: \.self) { Row(name: $0) }
      Color.red.frame(height: 3000)
    }
  }
}

/// The same with other properties, as after an edit.
private struct Wrapper<Content: View>: View {
  let content: Content
  var body: some View { content }
}

@MainActor
@Suite("State over a reload")
struct KeptStateTests {
  private func use(_ screen: Screen) throws {
    try screen.textField("Name").type("Bo")
    try screen.toggle("On").tap()
    try screen.button("Double").tap()
    try screen.button("inner 0").tap()
    try screen.button("b 0").tap()
    try screen.scroll(by: CGSize(width: 0, height: 40))
  }

  @Test("what is Codable is given back, by identity, that which then shows included")
  func keeps() throws {
    let before = Screen(Form())
    try use(before)
    let kept = Inspection(before, generation: 1).keepState()
    #expect(kept.lost == ["Form.model"])
    let data = try JSONEncoder().encode(kept)

    let after = Screen(Form())
    let inspection = Inspection(after, generation: 2)
    let lost = inspection.restore(try JSONDecoder().decode(KeptPreviewState.self, from: data))
    #expect(lost == ["Form.model"])
    #expect(after.description == before.description)
    #expect(after.button("inner 1").exists && after.button("b 1").exists)
    #expect(after.button("a 0").exists)
    #expect(try after.text("4 numbers").frame == before.text("4 numbers").frame)
  }

  @Test("what is not there any more is named, and nothing is harmed")
  func loses() throws {
    let before = Screen(Form())
    try use(before)
    let kept = Inspection(before, generation: 1).keepState()
    let after = Screen(Wrapper(content: Text("other")))
    let lost = Inspection(after, generation: 2).restore(kept)
    #expect(lost.contains("Form.name") && lost.contains("Row.taps"))
    #expect(after.text("other").exists)
  }

  @Test("values of another type are not taken")
  func types() throws {
    let before = Screen(Form())
    try use(before)
    var kept = Inspection(before, generation: 1).keepState()
    for index in kept.properties.indices { kept.properties[index].value = Data("[{}]".utf8) }
    kept.offsets = [CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: 1e300, y: -1e300)]
    let after = Screen(Form())
    let lost = Inspection(after, generation: 2).restore(kept)
    #expect(lost.contains("Form.name"))
    #expect(after.text("2 numbers").exists)
  }

  @Test("the focus is kept")
  func focus() throws {
    let before = Screen(Form())
    try before.textField("Name").tap()
    let kept = Inspection(before, generation: 1).keepState()
    let after = Screen(Form())
    _ = Inspection(after, generation: 2).restore(kept)
    #expect(try after.textField("Name").isFocused)
  }
}

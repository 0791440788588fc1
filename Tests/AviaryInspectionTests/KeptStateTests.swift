import AviaryInspection
import AviaryMessages
import Foundation
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

private enum Corner { case first, second, third }

private struct Opaque { var number = 0 }

private final class Store: ObservableObject {
  @Published var title = "new"
  @Published var corners: [Corner] = []
  @Published var opaque = Opaque()
  let id = UUID()
}

@Observable private final class Counter {
  var count = 0
  var corner = Corner.first
  @ObservationIgnored var ignored = 0
}

/// What isn't `Codable` by itself.
private struct Objects: View {
  @StateObject private var store = Store()
  @State private var counter = Counter()
  @State private var corner = Corner.first
  @State private var further: Corner?
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("\(store.title), \(store.corners.count)")
        Text("counted \(counter.count), \(String(describing: counter.corner))")
        Text("at \(String(describing: corner)), \(String(describing: further))")
        Button("Change") {
          store.title = "old"
          store.corners = [.third, .first]
          counter.count = 7
          counter.corner = .second
          corner = .third
          further = .second
        }
        Button("Push") { path.append(41) }
      }
      .navigationDestination(for: Int.self) { Text("screen \($0)") }
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

  @Test(
    "cases of enumerations, what objects publish or are observed by, and navigation paths are given back"
  )
  func objects() throws {
    let before = Screen(Objects())
    try before.button("Change").tap()
    let kept = Inspection(before, generation: 1).keepState()
    #expect(kept.lost == ["Objects.store.opaque"])

    let after = Screen(Objects())
    let lost = Inspection(after, generation: 2).restore(kept)
    #expect(lost == ["Objects.store.opaque"])
    #expect(after.text("old, 2").exists)
    #expect(after.text("counted 7, second").exists)
    #expect(after.text("at third, Optional(\(String(reflecting: Corner.second)))").exists)
    #expect(after.description == before.description)
    try after.button("Change").tap()
    try after.button("Push").tap()
    #expect(after.text("screen 41").exists)

    let pushed = Screen(Objects())
    let path = Inspection(after, generation: 2).keepState()
    _ = Inspection(pushed, generation: 3).restore(path)
    #expect(pushed.text("screen 41").exists)
  }

  @Test("a case that is no more leaves the property as it is made")
  func renamedCase() throws {
    let before = Screen(Objects())
    try before.button("Change").tap()
    var kept = Inspection(before, generation: 1).keepState()
    for index in kept.properties.indices where kept.properties[index].name == "_corner" {
      #expect(String(decoding: kept.properties[index].value, as: UTF8.self) == #"["third"]"#)
      kept.properties[index].value = Data(#"["fourth"]"#.utf8)
    }
    let after = Screen(Objects())
    let lost = Inspection(after, generation: 2).restore(kept)
    #expect(lost.contains("Objects.corner"))
    #expect(after.text(.beginning(with: "at first")).exists)
  }

  @Test(
    "an object's property that is of another type by then is named, and its others are given back"
  )
  func otherType() throws {
    let before = Screen(CountedView())
    try before.button("count").tap()
    var kept = Inspection(before, generation: 1).keepState()
    #expect(kept.lost.isEmpty)
    // Without the toolkit's own, such as whether the button is pressed.
    kept.properties.removeAll { $0.name != "_model" }

    let after = Screen(NamedView())
    let inspection = Inspection(after, generation: 2)
    // As if the view were the same one, of which the new program has other properties.
    let view = try #require(inspection.keepState().properties.first?.view)
    for index in kept.properties.indices { kept.properties[index].view = view }
    #expect(inspection.restore(kept) == ["NamedView.model.count"])
    #expect(after.text("old, new").exists)
  }
}

@Observable private final class CountedModel {
  var count = 0
  var name = "new"
}

@Observable private final class NamedModel {
  var count = "new"
  var name = "new"
}

private struct CountedView: View {
  @State private var model = CountedModel()
  var body: some View { Button("count") { (model.count, model.name) = (3, "old") } }
}

private struct NamedView: View {
  @State private var model = NamedModel()
  var body: some View { Text("\(model.name), \(model.count)") }
}

import SwiftUI
import SwiftUITesting
import Testing

/// What a bar does with more tabs than it has room for: on a phone it shows four, and "More".
@MainActor
@Suite("More tabs than a bar has room for")
struct MoreTabsTests {
  @MainActor @Observable final class Model {
    var selection = 0
    var count = 7
  }

  private struct Pages: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.selection) {
        ForEach(0..<model.count, id: \.self) { index in
          Tab("Tab \(index)", systemImage: "\(index).circle", value: index) {
            VStack {
              Text("Page \(index)")
              Counter()
            }
          }
        }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Counted \(count)") { count += 1 } }
  }

  private let model = Model()

  private func tabs(_ screen: Screen) throws -> [String] { try screen.tabs.map { try $0.label } }

  @Test(
    "four tabs and More are in the bar of a phone; all are where five are, or where there is more room"
  )
  func bar() throws {
    let screen = Screen(Pages(model: model), size: .iPhone)
    #expect(try tabs(screen) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    model.count = 5
    #expect(try tabs(screen) == (0..<5).map { "Tab \($0)" })
    model.count = 7
    #expect(try tabs(Screen(Pages(model: model), size: .iPad)).count == 7)
  }

  @Test("More leads to a list of the others, and each of them to its page, which leads back")
  func list() async throws {
    let screen = Screen(Pages(model: model), size: .iPhone)
    try screen.tab("More").tap()
    await screen.settle()
    #expect(screen.rows.count == 3 && !screen.text("Page 0").exists)
    #expect(model.selection == 0)
    try screen.button("Tab 5").tap()
    await screen.settle()
    #expect(model.selection == 5 && screen.text("Page 5").exists && screen.rows.count == 0)
    try screen.button("Counted 0").tap()
    // Another tab, and back to where "More" was left; the page has kept its state.
    try screen.tab("Tab 1").tap()
    await screen.settle()
    #expect(model.selection == 1 && screen.text("Page 1").exists && !screen.text("Page 5").exists)
    try screen.tab("More").tap()
    await screen.settle()
    #expect(model.selection == 5 && screen.button("Counted 1").exists)
    // Tapped again it goes to the list.
    try screen.tab("More").tap()
    await screen.settle()
    #expect(screen.rows.count == 3)
    try screen.button("Tab 4").tap()
    await screen.settle()
    #expect(screen.text("Page 4").exists)
    try screen.button("More").tap()
    await screen.settle()
    #expect(screen.rows.count == 3 && !screen.text("Page 4").exists)
  }

  @Test("a program that selects a page shows it, from the list too")
  func selectedByProgram() async throws {
    let screen = Screen(Pages(model: model), size: .iPhone)
    model.selection = 6
    await screen.settle()
    #expect(screen.text("Page 6").exists)
    try screen.tab("More").tap()
    await screen.settle()
    #expect(screen.rows.count == 3)
    model.selection = 2
    await screen.settle()
    #expect(screen.text("Page 2").exists && screen.rows.count == 0)
  }
}

import SwiftUI
import SwiftUITesting
import Testing

/// What a tap on the tab that is shown does.
@MainActor
@Suite("Tabs that are tapped again")
struct TabReturnTests {
  @Observable final class Model {
    var path: [Int] = []
    var selections: [String] = []
  }

  private struct Pages: View {
    @Bindable var model: Model

    var body: some View {
      TabView(
        selection: Binding(get: { "numbers" }, set: { model.selections.append($0) })
      ) {
        Tab("Numbers", systemImage: "number", value: "numbers") {
          NavigationStack(path: $model.path) {
            List(0..<200, id: \.self) { Text("Row \($0)") }
              .navigationDestination(for: Int.self) { number in
                NavigationLink("Link of \(number)") { Text("Linked") }
              }
              .navigationTitle("All")
          }
        }
        Tab("Other", systemImage: "star", value: "other") { Text("Other page") }
      }
    }
  }

  private let model = Model()

  @Test("the navigation goes back to its first screen, and the program is told as before")
  func pops() async throws {
    let screen = Screen(Pages(model: model), size: .iPhone)
    model.path = [1, 2]
    await screen.settle()
    try screen.button("Link of 2").tap()
    await screen.settle()
    #expect(screen.text("Linked").exists)
    try screen.tab("Numbers").tap()
    await screen.settle()
    #expect(model.path.isEmpty)
    #expect(!screen.text("Linked").exists && screen.row("Row 0").exists)
    #expect(model.selections == ["numbers"])
    try screen.tab("Other").tap()
    await screen.settle()
    #expect(model.selections == ["numbers", "other"])
  }

  @Test("at the first screen what scrolls goes up to its top; another tab leaves it where it is")
  func scrolls() async throws {
    let screen = Screen(Pages(model: model), size: .iPhone)
    try screen.row("Row 150").scrollIntoView()
    await screen.settle()
    #expect(!screen.row("Row 0").exists)
    try screen.tab("Other").tap()
    await screen.settle()
    #expect(!screen.row("Row 0").exists)
    try screen.tab("Numbers").tap()
    await screen.settle()
    let top = try screen.row("Row 0").frame
    #expect(top.minY > 0 && top.minY < 250)
  }

  private struct Plain: View {
    var body: some View {
      TabView {
        ScrollView {
          ForEach(0..<100) { Text("Line \($0)").frame(height: 40) }
        }
        .tabItem { Label("Lines", systemImage: "line.3.horizontal") }
        Text("Other").tabItem { Label("Other", systemImage: "star") }
      }
    }
  }

  @Test("without a navigation what scrolls goes up")
  func plain() async throws {
    let screen = Screen(Plain(), size: .iPhone)
    let top = try screen.text("Line 0").frame.minY
    try screen.scroll(by: CGSize(width: 0, height: 1000))
    await screen.settle()
    #expect(!screen.text("Line 0").exists)
    try screen.tab("Lines").tap()
    await screen.settle()
    #expect(try screen.text("Line 0").frame.minY == top)
  }
}

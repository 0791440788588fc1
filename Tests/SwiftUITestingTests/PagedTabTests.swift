import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Pages that are turned")
struct PagedTabTests {
  @Observable final class Model {
    var page = 0
    var log: [String] = []
  }

  private struct Page: View {
    let number: Int
    let model: Model
    @State private var taps = 0
    var body: some View {
      Button("page \(number), taps \(taps)") { taps += 1 }
        .onAppear { model.log.append("+\(number)") }
        .onDisappear { model.log.append("-\(number)") }
    }
  }

  private struct Pages: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.page) {
        ForEach(0..<4, id: \.self) { Page(number: $0, model: model).tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  private func shown(_ screen: Screen) throws -> [Int] {
    try (0..<4).filter { number in
      try screen.buttons.labels.contains { $0.hasPrefix("page \(number),") }
    }
  }

  @Test("a finger turns the page, its selection follows, and pages keep their state")
  func dragging() async throws {
    let model = Model()
    let screen = Screen(Pages(model: model))
    #expect(try shown(screen) == [0] && model.log == ["+0"])
    try screen.button("page 0, taps 0").tap()
    try screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400))
    await screen.settle()
    #expect(try model.page == 1 && shown(screen) == [1])
    try screen.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400))
    await screen.settle()
    #expect(model.page == 0 && screen.button("page 0, taps 1").exists)
    // One that is let go of before its middle goes back.
    try screen.drag(
      from: CGPoint(x: 350, y: 400),
      to: CGPoint(x: 250, y: 400),
      rest: .seconds(0.3)
    )
    await screen.settle()
    #expect(try model.page == 0 && shown(screen) == [0])
    // Before the first there is none.
    try screen.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400))
    await screen.settle()
    #expect(try model.page == 0 && shown(screen) == [0])
  }

  @Test(
    "two fingers on a touchpad turn it, and so does the selection"
  )
  func scrolling() async throws {
    let model = Model()
    let screen = Screen(Pages(model: model))
    try screen.scroll(by: CGSize(width: 300, height: 0))
    await screen.settle()
    #expect(try model.page == 1 && shown(screen) == [1])
    model.page = 3
    await screen.advance(by: .zero)
    #expect(try shown(screen) == [3])
    withAnimation { model.page = 2 }
    await screen.settle()
    #expect(try model.page == 2 && shown(screen) == [2])
  }

  @Test("the dots turn the page: by a tap beside their middle, and as something that is adjusted")
  func dots() async throws {
    let model = Model()
    let screen = Screen(Pages(model: model))
    let dots = screen.slider("page 1 of 4")
    try dots.tap(at: .trailing)
    await screen.settle()
    #expect(model.page == 1)
    try screen.slider("page 2 of 4").tap(at: .leading)
    await screen.settle()
    #expect(model.page == 0)
    try screen.slider("page 1 of 4").increment()
    await screen.settle()
    #expect(try model.page == 1 && shown(screen) == [1])
  }

  @Test("from right to left the next page is at the left")
  func direction() async throws {
    let model = Model()
    let screen = Screen(Pages(model: model), layoutDirection: .rightToLeft)
    #expect(try shown(screen) == [0])
    try screen.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400))
    await screen.settle()
    #expect(try model.page == 1 && shown(screen) == [1])
  }

  @Test("a list in a page scrolls up and down, and a drag across it turns the page")
  func lists() async throws {
    let screen = Screen(
      TabView {
        List(0..<50, id: \.self) { Text("row \($0)") }
        Text("behind")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    )
    try screen.drag(
      from: CGPoint(x: 200, y: 600),
      to: CGPoint(x: 200, y: 300),
      rest: .seconds(0.3)
    )
    await screen.settle()
    #expect(!screen.text("row 0").exists && !screen.text("behind").exists)
    try screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400))
    await screen.settle()
    #expect(screen.text("behind").exists)
  }
}

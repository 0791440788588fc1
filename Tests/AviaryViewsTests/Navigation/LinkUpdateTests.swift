import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private final class Store: ObservableObject {
  @Published var items = (0..<40).map { Item(id: $0, name: "item \($0)") }
}

@Observable private final class Model {
  var number = 0
}

private struct Detail: View {
  @Binding var item: Item
  @State private var count = 0
  var body: some View {
    Text(verbatim: "detail of \(item.name)")
    Button("Count \(count)") { count += 1 }
  }
}

private struct Library: View {
  @ObservedObject var store: Store
  var body: some View {
    NavigationStack {
      List {
        ForEach($store.items) { $item in
          NavigationLink(destination: Detail(item: $item)) { Text(verbatim: item.name) }
        }
      }
    }
  }
}

@MainActor
@Suite("What a link leads to follows the link")
struct LinkUpdateTests {
  /// A screen on which a link is followed.
  private func follow<V: View>(
    _ label: TextMatch,
    in view: V,
    size: ScreenSize = .iPhone
  ) async throws -> Screen {
    let screen = Screen(view, size: size)
    try screen.element(label).tap()
    await screen.settle()
    return screen
  }

  @Test("A screen shows the value that its link has now")
  func values() async throws {
    struct Page: View {
      let number: Int
      @State private var count = 0
      var body: some View {
        Text(verbatim: "screen \(number)")
        Button("Count \(count)") { count += 1 }
      }
    }
    struct Subject: View {
      let model: Model
      var body: some View {
        let number = model.number
        NavigationStack {
          NavigationLink("Go") { Page(number: number) }
            .navigationTitle("Home")
        }
      }
    }
    let model = Model()
    let screen = try await follow("Go", in: Subject(model: model))
    #expect(screen.text("screen 0").exists)
    try screen.button("Count 0").tap()
    model.number = 1
    #expect(screen.text("screen 1").exists)
    // The screen is the one that was pushed: its state stays.
    #expect(screen.button("Count 1").exists)
    #expect(try screen.measure {}.bodies == 0)
    try screen.button("Home").tap()
    await screen.settle()
    model.number = 2
    try screen.element("Go").tap()
    await screen.settle()
    #expect(screen.text("screen 2").exists)
    #expect(screen.button("Count 0").exists)
  }

  @Test("A screen over a binding into an observed object shows what the object holds")
  func observedObjects() async throws {
    let store = Store()
    let screen = try await follow("item 1", in: Library(store: store))
    #expect(screen.element("detail of item 1").exists)
    store.items[1].name = "other"
    #expect(screen.element("detail of other").exists)
  }

  @Test("When its link is gone, a screen keeps the last value")
  func removed() async throws {
    let store = Store()
    let screen = try await follow("item 1", in: Library(store: store))
    store.items[1].name = "other"
    screen.update()
    store.items.removeAll()
    #expect(screen.element("detail of other").exists)
    try screen.button("Count 0").tap()
    #expect(screen.button("Count 1").exists)
    #expect(screen.element("detail of other").exists)
  }

  @Test("When its link is out of sight, a screen keeps the last value")
  func outOfSight() async throws {
    let store = Store()
    let screen = try await follow(
      "item 1",
      in: Library(store: store),
      size: ScreenSize(width: 390, height: 300)
    )
    let scroll = try #require(screen.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 1_200), byHand: true)
    #expect(screen.element("detail of item 1").exists)
    store.items.removeLast()
    #expect(screen.element("detail of item 1").exists)
  }

  @Test("So does the column beside a link in a split view")
  func columns() async throws {
    struct Subject: View {
      let model: Model
      var body: some View {
        let number = model.number
        NavigationSplitView {
          List { NavigationLink("Go") { Text(verbatim: "screen \(number)") } }
        } detail: {
          Text("Nothing")
        }
      }
    }
    let model = Model()
    let screen = try await follow("Go", in: Subject(model: model), size: .window)
    #expect(screen.element("screen 0").exists)
    model.number = 1
    #expect(screen.element("screen 1").exists)
  }
}

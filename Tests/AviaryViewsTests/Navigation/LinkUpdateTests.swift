import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private final class Store: ObservableObject {
  @Published var items = (0..<40).map { Item(id: $0, name: "item \($0)") }
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
  private func follow<V: View>(_ harness: Harness<V>, _ label: String) throws -> Hand {
    let hand = Hand(harness)
    try hand.tap(harness.frame(label))
    _ = try hand.waitForRest()
    return hand
  }

  @Test("A screen shows the value that its link has now")
  func values() throws {
    struct Screen: View {
      let number: Int
      @State private var count = 0
      var body: some View {
        Text(verbatim: "screen \(number)")
        Button("Count \(count)") { count += 1 }
      }
    }
    struct Subject: View {
      var number = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Screen(number: number) }
            .navigationTitle("Home")
        }
      }
    }
    let harness = try Harness(Subject())
    let hand = try follow(harness, "Go")
    #expect(harness.labels.contains("screen 0"))
    try hand.tap(harness.frame("Count 0"))
    harness.host.content.number = 1
    try harness.host.update()
    #expect(harness.labels.contains("screen 1"))
    // The screen is the one that was pushed: its state stays.
    #expect(harness.labels.contains("Count 1"))
    let work = try harness.work()
    #expect(work.bodies == 0)
    try hand.tap(harness.frame("Home"))
    _ = try hand.waitForRest()
    harness.host.content.number = 2
    try harness.host.update()
    try hand.tap(harness.frame("Go"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("screen 2"))
    #expect(harness.labels.contains("Count 0"))
  }

  @Test("A screen over a binding into an observed object shows what the object holds")
  func observedObjects() throws {
    let store = Store()
    let harness = try Harness(Library(store: store))
    _ = try follow(harness, "item 1")
    #expect(harness.labels.contains("detail of item 1"))
    store.items[1].name = "other"
    try harness.host.update()
    #expect(harness.labels.contains("detail of other"))
  }

  @Test("When its link is gone, a screen keeps the last value")
  func removed() throws {
    let store = Store()
    let harness = try Harness(Library(store: store))
    let hand = try follow(harness, "item 1")
    store.items[1].name = "other"
    try harness.host.update()
    store.items.removeAll()
    try harness.host.update()
    #expect(harness.labels.contains("detail of other"))
    try hand.tap(harness.frame("Count 0"))
    #expect(harness.labels.contains("Count 1"))
    #expect(harness.labels.contains("detail of other"))
  }

  @Test("When its link is out of sight, a screen keeps the last value")
  func outOfSight() throws {
    let store = Store()
    let harness = try Harness(Library(store: store), height: 300)
    _ = try follow(harness, "item 1")
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 1_200), byHand: true)
    try harness.host.update()
    #expect(harness.labels.contains("detail of item 1"))
    store.items.removeLast()
    try harness.host.update()
    #expect(harness.labels.contains("detail of item 1"))
  }

  @Test("So does the column beside a link in a split view")
  func columns() throws {
    struct Subject: View {
      var number = 0
      var body: some View {
        NavigationSplitView {
          List { NavigationLink("Go") { Text(verbatim: "screen \(number)") } }
        } detail: {
          Text("Nothing")
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let harness = try Harness(Subject(), width: 900)
    _ = try follow(harness, "Go")
    #expect(harness.labels.contains("screen 0"))
    harness.host.content.number = 1
    try harness.host.update()
    #expect(harness.labels.contains("screen 1"))
  }
}

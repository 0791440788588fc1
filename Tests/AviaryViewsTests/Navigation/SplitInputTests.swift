import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryViews

@MainActor
@Suite("Split views that are used")
struct SplitInputTests {
  private struct Rooms: View {
    @State private var room: Int?
    let isCompact: Bool
    var start: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $room) {
          NavigationLink("One", value: 1)
          Text("Two").tag(2)
        }
        .navigationTitle("Rooms")
      } detail: {
        Text(room.map { "Room \($0)" } ?? "No room")
      }
      .environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
      .onAppear { if let start { room = start } }
    }
  }

  @Test("links with values and tagged rows select what the next column shows")
  func selects() throws {
    let harness = try Harness(Rooms(isCompact: false), width: 900)
    let hand = Hand(harness)
    #expect(harness.labels.contains("No room"))
    try hand.tap(harness.frame("One"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Room 1"))
    try hand.tap(harness.frame("Two"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Room 2"))
  }

  @Test("where columns lie over each other a selection leads on, and the way back takes it away")
  func collapsed() throws {
    let harness = try Harness(Rooms(isCompact: true))
    let hand = Hand(harness)
    #expect(harness.labels.contains("One"))
    for (row, room) in [("Two", "Room 2"), ("One", "Room 1"), ("One", "Room 1")] {
      try hand.tap(harness.frame(row))
      _ = try hand.waitForRest()
      #expect(harness.labels.contains(room))
      try hand.tap(harness.frame("Rooms"))
      _ = try hand.waitForRest()
      #expect(!harness.labels.contains(room))
    }
  }

  @Test("what is selected from the start is shown from the start")
  func selectedAtStart() throws {
    let harness = try Harness(Rooms(isCompact: true, start: 2))
    #expect(harness.labels.contains("Room 2"))
  }

  // MARK: - Objects of the environment

  @Observable @MainActor
  fileprivate final class Store {
    var title = "stored"
  }

  private struct Reader: View {
    @Environment(Store.self) private var store
    @Environment(Store.self) private var optional: Store?
    var body: some View { Text("\(store.title) \(optional?.title ?? "none")") }
  }

  private struct Lonely: View {
    @Environment(Store.self) private var store: Store?
    var body: some View { Text(store?.title ?? "none") }
  }

  @Test("an observable object is found by its type, and followed")
  func objects() throws {
    let store = Store()
    let harness = try Harness(
      VStack {
        Reader().environment(store)
        Lonely()
      }
    )
    #expect(harness.labels == ["stored stored", "none"])
    store.title = "new"
    try harness.host.update()
    #expect(harness.labels == ["new new", "none"])
  }

  // MARK: - Sheets

  private struct Ordering: View {
    @State private var orders = false
    @State private var name = ""
    @State private var answer = "none"
    var body: some View {
      VStack {
        Button("Begin") { orders = true }
        Text("answer \(answer)")
      }
      .sheet(isPresented: $orders) {
        NavigationStack {
          Form { TextField("Name", text: $name) }
            .navigationTitle("Ticket")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Order") {
                  answer = name
                  orders = false
                }
              }
            }
        }
      }
    }
  }

  @Test("buttons in the bar of a sheet are pressed")
  func sheetBar() throws {
    let harness = try Harness(Ordering(), width: 1_000)
    let hand = Hand(harness)
    try hand.tap(harness.frame("Begin"))
    _ = try hand.waitForRest()
    try hand.tap(harness.frame("Name"))
    try hand.key("a")
    try hand.tap(harness.frame("Order"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("answer a"))
  }

  // MARK: - Alerts

  private struct Asking: View {
    @State private var asks = false
    @State private var name = ""
    @State private var note = ""
    var body: some View {
      VStack {
        TextField("Note", text: $note)
        Button("Ask") { asks = true }
        Text("name \(name), note \(note)")
      }
      .alert("Your name?", isPresented: $asks) {
        TextField("Name", text: $name)
        Button("OK") {}
      }
    }
  }

  @Test("an alert with a text has the keys, and who had them before gets them back")
  func alertFocus() throws {
    let harness = try Harness(Asking())
    let hand = Hand(harness)
    try hand.tap(harness.frame("Note"))
    try hand.key("a")
    try hand.tap(harness.frame("Ask"))
    _ = try hand.waitForRest()
    try hand.key("b")
    try hand.tap(harness.frame("OK"))
    _ = try hand.waitForRest()
    try hand.key("c")
    #expect(harness.labels.contains("name b, note ac"))
  }
}

import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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

  @Test(
    "from a column that the program has put on top the way leads back, though something is selected"
  )
  func startsAtDetail() throws {
    struct Deep: View {
      @State private var room: Int? = 2
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(selection: $room) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .navigationTitle("Rooms")
        } detail: {
          Text(room.map { "Room \($0)" } ?? "No room")
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let harness = try Harness(Deep())
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Room 2"))
    for row in ["Two", "One"] {
      let back = try #require(harness.root.node?.firstNode(of: ActionNode.self, inReach: true))
      #expect(back.activate())
      _ = try hand.waitForRest()
      #expect(harness.labels.contains("One") && !harness.labels.contains("Room 2"))
      try hand.tap(harness.frame(row))
      _ = try hand.waitForRest()
      #expect(harness.labels.contains(row == "Two" ? "Room 2" : "Room 1"))
    }
  }

  @Test("what is selected from the start is shown from the start")
  func selectedAtStart() throws {
    let harness = try Harness(Rooms(isCompact: true, start: 2))
    #expect(harness.labels.contains("Room 2"))
  }

  // MARK: - Columns that are collapsed and unfolded

  @Observable @MainActor
  fileprivate final class Size {
    var isCompact = false
    var room: Int?
    var appeared: [String] = []
  }

  private struct Counter: View {
    @State private var count = 0
    let name: String
    let size: Size
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { size.appeared.append("+\(name)") }
        .onDisappear { size.appeared.append("-\(name)") }
    }
  }

  private struct Resized: View {
    @Bindable var size: Size

    var body: some View {
      NavigationSplitView {
        List(selection: $size.room) {
          Text("One").tag(1)
          Counter(name: "rooms", size: size)
        }
        .navigationTitle("Rooms")
      } detail: {
        NavigationStack {
          VStack {
            Text(size.room.map { "Room \($0)" } ?? "No room")
            Counter(name: "detail", size: size)
          }
          .navigationTitle("Detail")
        }
      }
      .environment(\.horizontalSizeClass, size.isCompact ? .compact : .regular)
    }
  }

  @Test("columns keep their state when they are collapsed, and when they unfold")
  func keepsState() throws {
    let size = Size()
    let harness = try Harness(Resized(size: size), width: 900)
    let hand = Hand(harness)
    try hand.tap(harness.frame("rooms 0"))
    try hand.tap(harness.frame("detail 0"))
    size.isCompact = true
    _ = try hand.waitForRest()
    // Nothing is selected: the list is on top, over all of the width.
    #expect(harness.labels.contains("rooms 1") && !harness.labels.contains("detail 1"))
    #expect(try #require(harness.frame("Rooms")).minX <= 20)
    size.isCompact = false
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("rooms 1") && harness.labels.contains("detail 1"))
    #expect(size.appeared.sorted() == ["+detail", "+rooms"])
  }

  @Test(
    "what a selection leads to is on top when columns are collapsed, with one bar that leads back"
  )
  func collapsesToTheLast() throws {
    let size = Size()
    let harness = try Harness(Resized(size: size), width: 900)
    let hand = Hand(harness)
    try hand.tap(harness.frame("One"))
    _ = try hand.waitForRest()
    try hand.tap(harness.frame("detail 0"))
    size.isCompact = true
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Room 1") && harness.labels.contains("detail 1"))
    #expect(!harness.labels.contains("One"))
    #expect(harness.labels.filter { $0 == "Rooms" }.count == 1)
    try hand.tap(harness.frame("Rooms"))
    _ = try hand.waitForRest()
    #expect(size.room == nil)
    #expect(harness.labels.contains("One") && !harness.labels.contains("detail 1"))
    #expect(size.appeared.last == "-detail")
  }

  @Test("where columns are collapsed, a selection that a program takes away leads back")
  func selectionTakenAway() throws {
    let size = Size()
    size.isCompact = true
    let harness = try Harness(Resized(size: size))
    let hand = Hand(harness)
    try hand.tap(harness.frame("One"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Room 1"))
    size.room = nil
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("One") && !harness.labels.contains("No room"))
  }

  private struct Linked: View {
    let isCompact: Bool
    @State private var preferred = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $preferred) {
        List {
          NavigationLink("Link") {
            NavigationLink("Next") { Text("End") }.navigationTitle("Linked")
          }
        }
        .navigationTitle("Links")
      } detail: {
        Button("Placeholder") { preferred = .sidebar }
      }
      .environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
    }
  }

  @Test(
    "a link leads to the last column, whose first screen it replaces; further links lead on from there"
  )
  func links() throws {
    for isCompact in [false, true] {
      let harness = try Harness(Linked(isCompact: isCompact), width: isCompact ? 390 : 900)
      let hand = Hand(harness)
      try hand.tap(harness.frame("Link"))
      _ = try hand.waitForRest()
      #expect(!harness.labels.contains("Placeholder"))
      #expect(harness.labels.filter { $0 == "Links" }.count == 1, "a title, or a way back")
      try hand.tap(harness.frame("Next"))
      _ = try hand.waitForRest()
      #expect(harness.labels.contains("End"))
      try hand.tap(harness.frame("Linked"))
      _ = try hand.waitForRest()
      #expect(harness.labels.contains("Next") && !harness.labels.contains("End"))
      guard isCompact else { continue }
      try hand.tap(harness.frame("Links"))
      _ = try hand.waitForRest()
      #expect(harness.labels.contains("Link") && !harness.labels.contains("Next"))
    }
  }

  @Test("a program chooses which of collapsed columns is on top")
  func preferredColumn() throws {
    struct Preferring: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("To the end") { column = .detail }.navigationTitle("First")
        } content: {
          Text("middle").navigationTitle("Second")
        } detail: {
          Button("To the start") { column = .sidebar }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let harness = try Harness(Preferring())
    let hand = Hand(harness)
    #expect(harness.labels.contains("To the start"))
    try hand.tap(harness.frame("Second"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("middle"))
    try hand.tap(harness.frame("First"))
    _ = try hand.waitForRest()
    try hand.tap(harness.frame("To the end"))
    _ = try hand.waitForRest()
    try hand.tap(harness.frame("To the start"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("To the end") && !harness.labels.contains("middle"))
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

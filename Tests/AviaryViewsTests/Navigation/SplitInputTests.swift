import SwiftUI
import SwiftUITesting
import Testing

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
  func selects() async throws {
    let screen = Screen(Rooms(isCompact: false), size: ScreenSize(width: 900, height: 844))
    #expect(screen.element("No room").exists)
    try screen.element("One").tap()
    await screen.settle()
    #expect(screen.element("Room 1").exists)
    try screen.element("Two").tap()
    await screen.settle()
    #expect(screen.element("Room 2").exists)
  }

  @Test("where columns lie over each other a selection leads on, and the way back takes it away")
  func collapsed() async throws {
    let screen = Screen(Rooms(isCompact: true))
    #expect(screen.element("One").exists)
    for (row, room) in [("Two", "Room 2"), ("One", "Room 1"), ("One", "Room 1")]
      as [(TextMatch, TextMatch)]
    {
      try screen.element(row).tap()
      await screen.settle()
      #expect(screen.element(room).exists)
      try screen.button("Rooms").tap()
      await screen.settle()
      #expect(!screen.element(room).exists)
    }
  }

  @Test(
    "from a column that the program has put on top the way leads back, though something is selected"
  )
  func startsAtDetail() async throws {
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
    let screen = Screen(Deep())
    await screen.settle()
    #expect(screen.element("Room 2").exists)
    for (row, room) in [("Two", "Room 2"), ("One", "Room 1")] as [(TextMatch, TextMatch)] {
      try screen.button("Rooms").tap()
      await screen.settle()
      #expect(screen.element("One").exists && !screen.element("Room 2").exists)
      try screen.element(row).tap()
      await screen.settle()
      #expect(screen.element(room).exists)
    }
  }

  @Test("what is selected from the start is shown from the start")
  func selectedAtStart() throws {
    let screen = Screen(Rooms(isCompact: true, start: 2))
    #expect(screen.element("Room 2").exists)
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
  func keepsState() async throws {
    let size = Size()
    let screen = Screen(Resized(size: size), size: ScreenSize(width: 900, height: 844))
    try screen.element("rooms 0").tap()
    try screen.element("detail 0").tap()
    size.isCompact = true
    await screen.settle()
    // Nothing is selected: the list is on top, over all of the width.
    #expect(screen.element("rooms 1").exists && !screen.element("detail 1").exists)
    #expect(try screen.header("Rooms").frame.minX <= 20)
    size.isCompact = false
    await screen.settle()
    #expect(screen.element("rooms 1").exists && screen.element("detail 1").exists)
    #expect(size.appeared.sorted() == ["+detail", "+rooms"])
  }

  @Test(
    "what a selection leads to is on top when columns are collapsed, with one bar that leads back"
  )
  func collapsesToTheLast() async throws {
    let size = Size()
    let screen = Screen(Resized(size: size), size: ScreenSize(width: 900, height: 844))
    try screen.element("One").tap()
    await screen.settle()
    try screen.element("detail 0").tap()
    size.isCompact = true
    await screen.settle()
    #expect(screen.element("Room 1").exists && screen.element("detail 1").exists)
    #expect(!screen.element("One").exists)
    #expect(screen.element("Rooms").count == 1)
    try screen.button("Rooms").tap()
    await screen.settle()
    #expect(size.room == nil)
    #expect(screen.element("One").exists && !screen.element("detail 1").exists)
    #expect(size.appeared.last == "-detail")
  }

  @Test("where columns are collapsed, a selection that a program takes away leads back")
  func selectionTakenAway() async throws {
    let size = Size()
    size.isCompact = true
    let screen = Screen(Resized(size: size))
    try screen.element("One").tap()
    await screen.settle()
    #expect(screen.element("Room 1").exists)
    size.room = nil
    await screen.settle()
    #expect(screen.element("One").exists && !screen.element("No room").exists)
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
  func links() async throws {
    for isCompact in [false, true] {
      let screen = Screen(Linked(isCompact: isCompact), size: isCompact ? .iPhone : .window)
      try screen.element("Link").tap()
      await screen.settle()
      #expect(!screen.element("Placeholder").exists)
      #expect(screen.element("Links").count == 1, "a title, or a way back")
      try screen.element("Next").tap()
      await screen.settle()
      #expect(screen.element("End").exists)
      try screen.button("Linked").tap()
      await screen.settle()
      #expect(screen.element("Next").exists && !screen.element("End").exists)
      guard isCompact else { continue }
      try screen.element("Links").tap()
      await screen.settle()
      #expect(screen.element("Link").exists && !screen.element("Next").exists)
    }
  }

  @Test("a program chooses which of collapsed columns is on top")
  func preferredColumn() async throws {
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
    let screen = Screen(Preferring())
    #expect(screen.element("To the start").exists)
    try screen.element("Second").tap()
    await screen.settle()
    #expect(screen.element("middle").exists)
    try screen.element("First").tap()
    await screen.settle()
    try screen.element("To the end").tap()
    await screen.settle()
    try screen.element("To the start").tap()
    await screen.settle()
    #expect(screen.element("To the end").exists && !screen.element("middle").exists)
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
    let screen = Screen(
      VStack {
        Reader().environment(store)
        Lonely()
      }
    )
    #expect(try screen.texts.labels == ["stored stored", "none"])
    store.title = "new"
    #expect(try screen.texts.labels == ["new new", "none"])
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
  func sheetBar() async throws {
    let screen = Screen(Ordering(), size: ScreenSize(width: 1_000, height: 844))
    try screen.button("Begin").tap()
    await screen.settle()
    try screen.textField("Name").tap()
    try screen.type("a")
    try screen.button("Order").tap()
    await screen.settle()
    #expect(screen.element("answer a").exists)
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
  func alertFocus() async throws {
    let screen = Screen(Asking())
    try screen.textField("Note").tap()
    try screen.type("a")
    try screen.button("Ask").tap()
    await screen.settle()
    try screen.type("b")
    try screen.button("OK").tap()
    await screen.settle()
    try screen.type("c")
    #expect(screen.element("name b, note ac").exists)
  }

  @Test(
    "a link in a list of which several rows can be selected leads on, and the way back takes the selection away"
  )
  func linkOfSeveral() async throws {
    struct Several: View {
      @State private var rooms: Set<Int> = []
      var body: some View {
        NavigationSplitView {
          List(selection: $rooms) {
            NavigationLink("One", value: 1)
            NavigationLink("Two", value: 2)
          }
          .navigationTitle("Rooms")
        } detail: {
          Text("\(rooms.count) of \(rooms.first ?? 0)")
        }
      }
    }
    let screen = Screen(Several())
    for (row, room) in [("Two", "1 of 2"), ("One", "1 of 1"), ("One", "1 of 1")]
      as [(TextMatch, TextMatch)]
    {
      try screen.element(row).tap()
      await screen.settle()
      #expect(screen.element(room).exists)
      try screen.button("Rooms").tap()
      await screen.settle()
      #expect(screen.row(row).exists)
      #expect(try !screen.row(row).isSelected)
    }
  }
}

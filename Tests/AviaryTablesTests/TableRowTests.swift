import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Rows of tables")
struct TableRowTests {
  private let library = Library()

  private func screen(_ view: some View) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 800, height: 600))
    screen.pointer = .mouse
    return screen
  }

  @Test("table 13: sections put rows under a header; rows have menus and may refuse to be selected")
  func sections() throws {
    struct Sections: View {
      @Bindable var library: Library
      @State var isExpanded = true
      var body: some View {
        Table(of: Track.self, selection: $library.one) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist)
        } rows: {
          Section("Long") {
            ForEach(library.tracks.filter { $0.seconds > 150 }) {
              TableRow($0).contextMenu { Button("Like") {} }
            }
          }
          Section("Short", isExpanded: $isExpanded) {
            ForEach(library.tracks.filter { $0.seconds <= 150 }) { track in
              TableRow(track).selectionDisabled(track.id == 4)
            }
          }
          TableRow(Track(id: 9, title: "Single", artist: "", seconds: 1))
        }
      }
    }
    let screen = screen(Sections(library: library))
    #expect(screen.header("Long").exists)
    #expect(screen.rows.count == 5)
    #expect(try screen.row("Apple").frame.minY < screen.row("Birch").frame.minY)
    try screen.row("Birch").tap()
    #expect(library.one == 3)
    try screen.row("Dusk").tap()
    #expect(library.one == 3)
    try screen.row("Apple").secondaryClick()
    #expect(screen.menuItem("Like").exists)
    try screen.press(.escape)
    try screen.header("Short").tap()
    #expect(screen.rows.count == 3)
  }

  @Test("rows are dragged, and take what is dropped on them; those that offer nothing stay")
  func dragging() async throws {
    struct Drops: View {
      @Bindable var library: Library
      var body: some View {
        Table(of: Track.self, selection: $library.several) {
          TableColumn("Title", value: \.title)
        } rows: {
          ForEach(library.tracks) { track in
            switch track.id {
            case 1: TableRow(track).draggable(track.title)
            case 2:
              TableRow(track).itemProvider { NSItemProvider(object: "provided" as NSString) }
            case 3: TableRow(track).itemProvider { nil }
            default:
              TableRow(track)
                .dropDestination(for: String.self) { library.log.append(contentsOf: $0) }
            }
          }
        }
      }
    }
    let screen = screen(Drops(library: library))
    for title: TextMatch in ["Comet", "Apple", "Birch"] {
      try screen.row(title).drag(to: screen.row("Dusk"))
      await screen.settle()
    }
    #expect(library.log == ["Comet", "provided"])
  }

  @Test("table 12: what is dropped between the rows of data is put there, into a space that opens")
  func insertion() async throws {
    struct Filled: View {
      @Bindable var library: Library
      var body: some View {
        VStack {
          Table(of: Track.self) {
            TableColumn("Title", value: \.title)
            TableColumn("Artist", value: \.artist)
          } rows: {
            ForEach(library.tracks)
              .dropDestination(for: String.self) { (offset: Int, titles: [String]) in
                library.log.append("\(titles.joined()) at \(offset)")
                library.tracks.insert(
                  Track(id: 99, title: titles[0], artist: "", seconds: 0),
                  at: offset
                )
              }
          }
          Text("guest").draggable("guest")
        }
      }
    }
    let screen = screen(Filled(library: library))
    let places = try ["Comet", "Apple", "Birch"].map { try screen.row(.equal($0)).frame }
    try screen.beginDrag(
      at: CGPoint(x: screen.text("guest").frame.midX, y: screen.text("guest").frame.midY)
    )
    try screen.moveDrag(
      to: CGPoint(x: places[1].midX, y: places[1].maxY - 6),
      rest: .seconds(1)
    )
    #expect(try screen.row("Apple").frame.minY == places[1].minY)
    #expect(try screen.row("Birch").frame.minY == places[2].minY + places[2].height)
    try screen.endDrag()
    await screen.settle()
    #expect(library.log == ["guest at 2"])
    #expect(library.tracks.map(\.title) == ["Comet", "Apple", "guest", "Birch", "Dusk"])
  }

  @Test("table 12: what is dropped below all rows is put at the end, also where there are none")
  func insertionBelow() async throws {
    struct Filled: View {
      @Bindable var library: Library
      var body: some View {
        VStack {
          Table(of: Track.self) {
            TableColumn("Title", value: \.title)
            TableColumn("Artist", value: \.artist)
          } rows: {
            ForEach(library.tracks)
              .dropDestination(for: String.self) { (offset: Int, titles: [String]) in
                library.log.append("\(titles.joined()) at \(offset)")
              }
          }
          Text("guest").draggable("guest")
        }
      }
    }
    let screen = screen(Filled(library: library))
    func drop() async throws {
      let guest = try screen.text("guest").frame
      try screen.drag(
        from: CGPoint(x: guest.midX, y: guest.midY),
        to: CGPoint(x: 300, y: 400),
        rest: .seconds(0.5)
      )
      await screen.settle()
    }
    try await drop()
    library.tracks = []
    await screen.settle()
    try await drop()
    #expect(library.log == ["guest at 4", "guest at 0"])
  }

  @Test("table 12: a row onto which something would be dropped is marked, and no other")
  func marks() async throws {
    let library = library
    struct Filled: View {
      let library: Library
      var body: some View {
        VStack {
          Table(of: Track.self) {
            TableColumn("Title", value: \.title)
            TableColumn("Artist", value: \.artist)
          } rows: {
            ForEach(library.tracks) { track in
              if track.title == "Apple" {
                TableRow(track).dropDestination(for: String.self) { library.log += $0 }
              } else {
                TableRow(track)
              }
            }
          }
          Text("guest").draggable("guest") { Color.clear.frame(width: 1, height: 1) }
        }
      }
    }
    let screen = screen(Filled(library: library))
    let rest = try screen.pngData()
    let guest = try screen.text("guest").frame
    try screen.beginDrag(at: CGPoint(x: guest.midX, y: guest.midY))
    let birch = try screen.row("Birch").frame
    try screen.moveDrag(to: CGPoint(x: birch.midX, y: birch.midY))
    #expect(try screen.pngData() == rest)
    let apple = try screen.row("Apple").frame
    try screen.moveDrag(to: CGPoint(x: apple.midX, y: apple.midY))
    #expect(try screen.pngData() != rest)
    try screen.endDrag()
    await screen.settle()
    #expect(library.log == ["guest"])
    #expect(try screen.pngData() == rest)
  }

  @Test("table 11: left goes from a row to the one that it is under")
  func rowAbove() throws {
    let library = library
    library.tracks = [
      Track(
        id: 1,
        title: "Album",
        artist: "",
        seconds: 0,
        parts: [Track(id: 2, title: "One", artist: "", seconds: 0, parts: [])]
      ),
      Track(id: 3, title: "Single", artist: "", seconds: 0),
    ]
    struct Tree: View {
      @Bindable var library: Library
      var body: some View {
        Table(library.tracks, children: \.parts, selection: $library.one) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist)
        }
      }
    }
    let screen = screen(Tree(library: library))
    try screen.row("Album").tap()
    try screen.press(.rightArrow)
    try screen.press(.downArrow)
    #expect(library.one == 2)
    try screen.press(.leftArrow)
    #expect(library.one == 1)
    #expect(screen.rows.count == 3)
    try screen.press(.leftArrow)
    #expect(screen.rows.count == 2)
    try screen.press(.leftArrow)
    #expect(library.one == 1)
  }

  @Test("rows and headers are 24 and 28 points high at least for a pointer, 44 and 36 else")
  func density() throws {
    func pitch(_ density: ControlDensity) throws -> CGFloat {
      let table = Table(library.tracks) { TableColumn("Title", value: \.title) }
      let screen = screen(table.font(.system(size: 10)).controlDensity(density))
      return try screen.row("Apple").frame.minY - screen.row("Comet").frame.minY
    }
    #expect(abs(try pitch(.touch) - 44) <= 1)
    #expect(abs(try pitch(.pointer) - 24) <= 1)
  }

  @Test("table 11: children lie under their row, which unfolds them; left and right do too")
  func outline() throws {
    struct Outline: View {
      @Bindable var library: Library
      var body: some View {
        Table(library.tracks, children: \.parts, selection: $library.several) {
          TableColumn("Title", value: \.title)
          TableColumn("Length") { Text("\($0.seconds)") }
        }
      }
    }
    library.tracks[0].parts = [
      Track(id: 11, title: "Intro", artist: "", seconds: 1),
      Track(id: 12, title: "End", artist: "", seconds: 2),
    ]
    library.tracks[1].parts = []
    let screen = screen(Outline(library: library))
    #expect(screen.rows.count == 4)
    #expect(screen.row("Birch").button("Expand").exists == false)
    try screen.row("Comet").button("Expand").tap()
    #expect(try screen.rows.labels.count == 6)
    #expect(
      try screen.row("Intro").text("Intro").frame.minX
        > screen.row("Birch").text("Birch").frame.minX
    )
    try screen.row("Comet").text("Comet").tap()
    #expect(library.several == [1])
    try screen.press(.leftArrow)
    #expect(screen.rows.count == 4)
    try screen.press(.rightArrow)
    #expect(screen.rows.count == 6)
    try screen.press(.downArrow)
    #expect(library.several == [11])
  }

  @Test("table 11: rows are nested by hand, and kept unfolded by the app")
  func disclosure() throws {
    struct Nested: View {
      @Bindable var library: Library
      @State var isExpanded = true
      var body: some View {
        Table(of: Track.self) {
          TableColumn("Title", value: \.title)
        } rows: {
          ForEach(library.tracks.prefix(2)) { track in
            if track.id == 1 {
              DisclosureTableRow(track, isExpanded: $isExpanded) {
                ForEach(library.tracks.suffix(2))
              }
            } else {
              TableRow(track)
            }
          }
        }
      }
    }
    let screen = screen(Nested(library: library))
    #expect(screen.rows.count == 4)
    try screen.row("Comet").button("Collapse").tap()
    #expect(screen.rows.count == 2)
  }
}

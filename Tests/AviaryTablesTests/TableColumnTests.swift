import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryTables

@MainActor
@Suite("Columns that a person arranges")
struct TableColumnTests {
  private let library = Library()

  private func screen(_ view: some View) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 800, height: 600))
    screen.pointer = .mouse
    return screen
  }

  private func drag(_ screen: Screen, from start: CGPoint, by distance: CGFloat) throws {
    try screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
  }

  @Test("table 6: dragging the line after a header resizes its column within the limits")
  func resizing() throws {
    let screen = screen(TrackTable(library: library))
    let before = try screen.columnHeader("Artist").frame
    let title = try screen.columnHeader("Title").frame
    try drag(screen, from: CGPoint(x: before.maxX, y: before.midY), by: 50)
    #expect(try screen.columnHeader("Artist").frame.width == before.width + 50)
    #expect(try screen.columnHeader("Title").frame == title, "the others keep their widths")
    #expect(library.columns.widths["artist"] == 170)
    let wide = try screen.columnHeader("Artist").frame
    try drag(screen, from: CGPoint(x: wide.maxX, y: wide.midY), by: 500)
    #expect(library.columns.widths["artist"] == 240)
    let length = try screen.columnHeader("Length").frame
    try drag(screen, from: CGPoint(x: length.maxX, y: length.midY), by: 50)
    #expect(try screen.columnHeader("Length").frame.width == length.width, "its width is fixed")
  }

  @Test(
    "table 7: dragging a header moves its column, if the app keeps the order and the column has an id"
  )
  func moving() throws {
    let screen = screen(TrackTable(library: library))
    let length = try screen.columnHeader("Length").frame
    try drag(screen, from: CGPoint(x: length.midX, y: length.midY), by: -400)
    #expect(library.columns.order.first == "length")
    #expect(try screen.columnHeaders.labels == ["Length", "Title", "Artist", "Notes"])
    #expect(try screen.row("Comet").cells.labels == ["200 s", "Comet", "Ada", "none"])
    let notes = try screen.columnHeader("Notes").frame
    try drag(screen, from: CGPoint(x: notes.midX, y: notes.midY), by: -400)
    #expect(try screen.columnHeaders.labels.last == "Notes", "it has no id")
    library.columns.resetOrder()
    #expect(try screen.columnHeaders.labels.first == "Title")
  }

  @Test("table 7, 8: columns are hidden and shown by the menu of the headers, and by the app")
  func hiding() throws {
    let screen = screen(TrackTable(library: library))
    try screen.columnHeader("Artist").secondaryClick()
    #expect(!screen.menuItem("Title").exists, "its visibility is disabled")
    #expect(!screen.menuItem("Notes").exists, "it has no id")
    try screen.menuItem("Artist").tap()
    #expect(try screen.columnHeaders.labels == ["Title", "Length", "Notes"])
    #expect(library.columns[visibility: "artist"] == .hidden)
    library.columns[visibility: "artist"] = .automatic
    #expect(try screen.columnHeaders.labels == ["Title", "Artist", "Length", "Notes"])
  }

  @Test("table 8: a column that is hidden by default is shown when the app says so")
  func defaultVisibility() throws {
    struct Shown: View {
      @Bindable var library: Library
      var body: some View {
        Table(library.tracks, columnCustomization: $library.columns) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist).customizationID("artist")
            .defaultVisibility(.hidden)
        }
      }
    }
    let screen = screen(Shown(library: library))
    #expect(try screen.columnHeaders.labels == ["Title"])
    library.columns[visibility: "artist"] = .visible
    #expect(try screen.columnHeaders.labels == ["Title", "Artist"])
  }

  @Test("what a person made of columns can be coded")
  func coding() throws {
    library.columns[visibility: "artist"] = .hidden
    library.columns.order = ["length", "title"]
    library.columns.widths = ["title": 123.5]
    let data = try JSONEncoder().encode(library.columns)
    #expect(
      try JSONDecoder().decode(TableColumnCustomization<Track>.self, from: data) == library.columns
    )
  }

  @Test("columns that a value makes come and go")
  func forEach() throws {
    struct Shown: View {
      @Bindable var library: Library
      var body: some View {
        Table(library.tracks) {
          TableColumn("Title", value: \.title)
          TableColumnForEach(library.log, id: \.self) { name in
            TableColumn(name) { Text("\(name) \($0.id)") }
          }
        }
      }
    }
    library.log = ["x", "y", "x"]
    let screen = screen(Shown(library: library))
    #expect(try screen.columnHeaders.labels == ["Title", "x", "y"], "of equal ids the first")
    library.log = ["z"]
    #expect(try screen.row("Comet").cells.labels == ["Comet", "z 1"])
  }

  @Test("table 4: columns that do not fit scroll to the side, and those out of sight have no cells")
  func sideways() throws {
    struct Wide: View {
      let tracks: [Track]
      var body: some View {
        Table(tracks) {
          TableColumnForEach(0..<40) { number in
            TableColumn("Column \(number)") { Text("\(number) of \($0.id)") }
          }
        }
      }
    }
    let screen = screen(Wide(tracks: library.tracks))
    #expect(screen.columnHeader("Column 0").exists)
    #expect(!screen.columnHeader("Column 39").exists)
    #expect(!screen.cell("39 of 1").exists)
    try screen.scroll(by: CGSize(width: 5_000, height: 0))
    #expect(screen.columnHeader("Column 39").exists)
    #expect(screen.cell("39 of 1").exists)
    #expect(!screen.cell("0 of 1").exists)
    let header = try screen.columnHeader("Column 39").frame
    let cell = try screen.cell("39 of 1").frame
    #expect(header.minX <= cell.minX && cell.maxX <= header.maxX)
  }
}

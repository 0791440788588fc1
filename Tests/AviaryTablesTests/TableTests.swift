import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
  private let library = Library()

  private func screen(_ view: some View, width: CGFloat = 800) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: width, height: 600))
    screen.pointer = .mouse
    return screen
  }

  private var titles: [String] { library.tracks.map(\.title) }

  @Test("rows lie under the headers of columns, a cell in each")
  func cells() throws {
    let screen = screen(TrackTable(library: library))
    #expect(try screen.table.columnHeaders.labels == ["Title", "Artist", "Length", "Notes"])
    #expect(screen.rows.count == 4)
    #expect(try screen.row("Comet").cells.labels == ["Comet", "Ada", "200 s", "none"])
    let header = try screen.columnHeader("Length").frame
    let cell = try screen.row("Apple").cell("300 s").frame
    #expect(header.minX <= cell.minX && cell.maxX <= header.maxX)
    #expect(header.maxY <= cell.minY)
  }

  @Test(
    "table 1, 2: a click on a header changes the order, which the app sorts by; a second one turns it round"
  )
  func sorting() throws {
    let screen = screen(TrackTable(library: library))
    #expect(try screen.columnHeader("Title").value == "ascending")
    try screen.columnHeader("Artist").tap()
    #expect(library.order.map(\.keyPath) == [\Track.artist, \Track.title])
    #expect(titles == ["Comet", "Birch", "Dusk", "Apple"])
    #expect(try screen.columnHeader("Artist").value == "ascending")
    #expect(try screen.columnHeader("Title").value == nil)
    try screen.columnHeader("Artist").tap()
    #expect(library.order.first?.order == .reverse)
    #expect(titles.first == "Apple")
    #expect(try screen.columnHeader("Artist").value == "descending")
    let order = library.order
    try screen.columnHeader("Notes").tap()
    #expect(library.order == order, "a column without a comparator sorts nothing")
  }

  @Test("a click selects one row, with control another, with shift all up to it")
  func selecting() throws {
    let screen = screen(TrackTable(library: library))
    try screen.row("Comet").tap()
    #expect(library.several == [1])
    try screen.row("Birch").tap(modifiers: .control)
    #expect(library.several == [1, 3])
    try screen.row("Comet").tap()
    try screen.row("Birch").tap(modifiers: .shift)
    #expect(library.several == [1, 2, 3])
  }

  @Test("table 5: where the width is compact, the first column alone is shown, without headers")
  func compact() throws {
    let screen = screen(TrackTable(library: library), width: 390)
    #expect(screen.columnHeaders.count == 0)
    #expect(try screen.row("Comet").cells.labels == ["Comet"])
  }

  @Test(
    "table 9: the menu of a row gets the selected ids or the row's own, that of the empty space none"
  )
  func menus() throws {
    let library = library
    let table = TrackTable(library: library)
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("For \(ids.sorted())") {}
      } primaryAction: {
        library.log.append("open \($0.sorted())")
      }
    let screen = screen(table)
    try screen.row("Comet").tap()
    try screen.row("Apple").tap(modifiers: .control)
    try screen.row("Comet").secondaryClick()
    #expect(screen.menuItem("For [1, 2]").exists)
    try screen.press(.escape)
    try screen.row("Dusk").secondaryClick()
    #expect(screen.menuItem("For [4]").exists)
    try screen.press(.escape)
    try screen.secondaryClick(at: CGPoint(x: 400, y: 550))
    #expect(screen.menuItem("For []").exists)
    try screen.press(.escape)
    try screen.row("Birch").tap(count: 2)
    #expect(library.log == ["open [3]"])
    try screen.tap(at: CGPoint(x: 400, y: 550))
    #expect(library.several == [], "a click beside the rows selects nothing")
  }

  @Test("headers are hidden on demand")
  func hiddenHeaders() throws {
    let screen = screen(TrackTable(library: library).tableColumnHeaders(.hidden))
    #expect(screen.columnHeaders.count == 0)
    #expect(screen.rows.count == 4)
  }

  @Test("a table of nothing is drawn, whatever is missing")
  func nothing() throws {
    library.tracks = []
    #expect(screen(TrackTable(library: library)).rows.count == 0)
    let none = Table(of: Track.self) {
      if library.tracks.count > 7 { TableColumn("Title", value: \.title) }
    } rows: {
    }
    #expect(screen(none).rows.count == 0)
  }

  @Test("of rows with one id the first is shown")
  func duplicates() throws {
    library.tracks[1] = Track(id: 1, title: "Copy", artist: "", seconds: 0)
    #expect(screen(TrackTable(library: library)).rows.count == 3)
  }
}

import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Tables by keyboard")
struct TableKeyTests {
  private let library = Library()

  private func screen(rows: Int? = nil) throws -> Screen {
    if let rows {
      library.tracks = (0..<rows).map {
        Track(id: $0, title: "Track \($0)", artist: "", seconds: 0)
      }
    }
    let screen = Screen(TrackTable(library: library), size: ScreenSize(width: 800, height: 600))
    screen.pointer = .mouse
    try screen.row(rows == nil ? "Comet" : "Track 0").tap()
    return screen
  }

  @Test("arrows move the selection, home and end to the first and last row, shift extends it")
  func arrows() throws {
    let screen = try screen()
    try screen.press(.downArrow)
    #expect(library.several == [2])
    try screen.press(.downArrow, modifiers: .shift)
    #expect(library.several == [2, 3])
    try screen.press(.end)
    #expect(library.several == [4])
    try screen.press(.home)
    #expect(library.several == [1])
    try screen.press("a", modifiers: .control)
    #expect(library.several == [1, 2, 3, 4])
  }

  @Test("page down goes on by the rows that are seen, and scrolls to the row")
  func pages() throws {
    let screen = try screen(rows: 10_000)
    try screen.press(.pageDown)
    let first = try #require(library.several.first)
    #expect((5...20).contains(first))
    try screen.press(.pageDown)
    let second = try #require(library.several.first)
    #expect(second > first)
    #expect(screen.row("Track \(second)").exists)
    try screen.press(.pageUp)
    try screen.press(.pageUp)
    #expect(library.several == [0])
    try screen.press(.end)
    #expect(library.several == [9_999])
    #expect(screen.row("Track 9999").exists)
    try screen.press(.pageDown)
    #expect(library.several == [9_999])
  }

  @Test("onKeyPress of a table hears keys first, return too where rows have a primary action")
  func keyPress() throws {
    let library = library
    let table = TrackTable(library: library)
      .contextMenu(forSelectionType: Int.self) { _ in
      } primaryAction: { ids in
        library.log.append("open \(ids.sorted())")
      }
      .onKeyPress(.return) {
        library.log.append("return")
        return library.log.count == 1 ? .handled : .ignored
      }
    let screen = Screen(table, size: ScreenSize(width: 800, height: 600))
    screen.pointer = .mouse
    try screen.row("Comet").tap()
    try screen.press(.return)
    #expect(library.log == ["return"])
    try screen.press(.return)
    #expect(library.log == ["return", "return", "open [1]"])
  }

  @Test("a click with control takes the one row that is selected out of the selection")
  func takingOut() throws {
    struct One: View {
      @Bindable var library: Library
      var body: some View {
        Table(library.tracks, selection: $library.one) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist)
        }
      }
    }
    let screen = Screen(One(library: library), size: ScreenSize(width: 800, height: 600))
    screen.pointer = .mouse
    try screen.row("Apple").tap()
    #expect(library.one == 2)
    try screen.row("Birch").tap(modifiers: .control)
    #expect(library.one == 3)
    try screen.row("Birch").tap(modifiers: .control)
    #expect(library.one == nil)
  }

  @Test("after a field in a row is gone keys go on from the row")
  func renaming() async throws {
    struct Named: View {
      @Bindable var library: Library
      @State private var renamed: Int?
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Table(library.tracks, selection: $library.one) {
          TableColumn("Title") { track in
            if renamed == track.id {
              TextField("Name", text: $name).focused($isFocused).onSubmit {
                library.log.append(name)
                renamed = nil
              }
            } else {
              Text(track.title)
            }
          }
          TableColumn("Artist", value: \.artist)
        }
        .onKeyPress(.return) {
          guard renamed == nil, let one = library.one else { return .ignored }
          name = "old"
          renamed = one
          isFocused = true
          return .handled
        }
        .controlDensity(.pointer)
      }
    }
    let screen = Screen(Named(library: library), size: ScreenSize(width: 800, height: 600))
    screen.pointer = .mouse
    try screen.row("Comet").tap()
    try screen.press(.return)
    await screen.settle()
    // With a pointer and keys all of it is selected.
    try screen.type("new\n")
    await screen.settle()
    #expect(library.log == ["new"])
    try screen.press(.downArrow)
    #expect(library.one == 2)
  }

  @Test("letters select the next row whose text begins with them")
  func typing() async throws {
    let screen = try screen()
    try screen.press("b")
    #expect(library.several == [3])
    library.tracks.append(Track(id: 9, title: "Dune", artist: "", seconds: 0))
    await screen.advance(by: .seconds(2))
    try screen.press("d")
    try screen.press("u")
    #expect(library.several == [4])
    try screen.press("n")
    #expect(library.several == [9])
    await screen.advance(by: .seconds(2))
    try screen.press("x")
    #expect(library.several == [9], "what nothing begins with changes nothing")
  }
}

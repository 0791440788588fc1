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

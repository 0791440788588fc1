import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Tables from right to left")
struct TableDirectionTests {
  private let library = Library()
  private let width: CGFloat = 800

  private func screen(
    _ view: some View,
    _ direction: LayoutDirection = .rightToLeft
  ) -> Screen {
    let screen = Screen(
      view,
      size: ScreenSize(width: width, height: 600),
      layoutDirection: direction
    )
    screen.pointer = .mouse
    return screen
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  @Test("table 14: columns, headers and cells are where they are from left to right, mirrored")
  func columns() throws {
    let left = screen(TrackTable(library: library), .leftToRight)
    let right = screen(TrackTable(library: library))
    #expect(try right.columnHeaders.labels == ["Title", "Artist", "Length", "Notes"])
    for name in ["Title", "Artist", "Length", "Notes"] {
      let (a, b) = (
        try left.columnHeader(.equal(name)).frame, try right.columnHeader(.equal(name)).frame
      )
      #expect(abs(mirrored(a).minX - b.minX) < 0.01 && a.width == b.width, "\(name): \(a) \(b)")
    }
    for text in ["Comet", "Ada", "200 s"] {
      let (a, b) = (
        try left.row("Comet").text(.equal(text)).frame,
        try right.row("Comet").text(.equal(text)).frame
      )
      #expect(abs(mirrored(a).minX - b.minX) < 0.01, "\(text): \(a) \(b)")
    }
  }

  @Test("table 14: the line that resizes a column is at its left edge, and widens it to the left")
  func resizing() throws {
    let screen = screen(TrackTable(library: library))
    let before = try screen.columnHeader("Artist").frame
    let title = try screen.columnHeader("Title").frame
    try screen.drag(
      from: CGPoint(x: before.minX, y: before.midY),
      to: CGPoint(x: before.minX - 50, y: before.midY)
    )
    let wide = try screen.columnHeader("Artist").frame
    #expect(wide.width == before.width + 50)
    #expect(wide.maxX == before.maxX)
    #expect(try screen.columnHeader("Title").frame == title)
  }

  @Test("table 14: a header that is dragged to the right goes before the others")
  func moving() throws {
    let screen = screen(TrackTable(library: library))
    let length = try screen.columnHeader("Length").frame
    try screen.drag(
      from: CGPoint(x: length.midX, y: length.midY),
      to: CGPoint(x: length.midX + 600, y: length.midY)
    )
    #expect(try screen.columnHeaders.labels == ["Length", "Title", "Artist", "Notes"])
    #expect(
      try screen.columnHeader("Length").frame.minX > screen.columnHeader("Title").frame.maxX - 1
    )
  }

  @Test("table 14: the left arrow unfolds what is under a row, and the right one folds it")
  func folding() throws {
    struct Outline: View {
      @Bindable var library: Library
      var body: some View {
        Table(library.tracks, children: \.parts, selection: $library.several) {
          TableColumn("Title", value: \.title)
        }
      }
    }
    library.tracks[0].parts = [Track(id: 11, title: "Intro", artist: "", seconds: 1)]
    let screen = screen(Outline(library: library))
    try screen.row("Comet").tap()
    #expect(!screen.row("Intro").exists)
    try screen.press(.leftArrow)
    #expect(screen.row("Intro").exists)
    #expect(
      try screen.row("Intro").text("Intro").frame.maxX
        < screen.row("Comet").text("Comet").frame.maxX
    )
    try screen.press(.rightArrow)
    #expect(!screen.row("Intro").exists)
  }

  @Test("table 14: columns that do not fit begin at the right")
  func sideways() throws {
    struct Wide: View {
      let tracks: [Track]
      var body: some View {
        Table(tracks) {
          TableColumnForEach(0..<40) { number in
            TableColumn("Column \(number)") { Text("\(number) of \($0.id)") }.width(100)
          }
        }
      }
    }
    let screen = screen(Wide(tracks: library.tracks))
    #expect(try screen.columnHeader("Column 0").frame.maxX > width - 40)
    #expect(!screen.columnHeader("Column 39").exists || !screen.text("39 of 1").exists)
  }
}

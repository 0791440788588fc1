import SwiftUI
import SwiftUITesting
import Testing

/// What changes while something is lifted.
@MainActor
@Suite("Changes in the middle of a reordering drag")
struct ReorderChangeTests {
  private func screen(
    _ pieces: Pieces,
    _ layout: PieceLayout,
    _ direction: LayoutDirection = .leftToRight
  ) -> Screen {
    let screen = Screen(
      ReorderedPieces(pieces: pieces, layout: layout),
      size: ScreenSize(width: 500, height: 700),
      layoutDirection: direction
    )
    screen.pointer = .mouse
    return screen
  }

  @Test("R5: all elements may go, and others come", arguments: PieceLayout.allCases)
  func allGone(layout: PieceLayout) async throws {
    let pieces = Pieces()
    let screen = screen(pieces, layout)
    try screen.beginDrag(at: screen.middle("a"))
    try screen.moveDrag(to: screen.middle("b"), rest: .seconds(1))
    pieces.all = []
    await screen.settle()
    try screen.moveDrag(to: CGPoint(x: 100, y: 100), rest: .seconds(1))
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log == [])
    pieces.all = [Piece]("xyz")
    await screen.settle()
    #expect(screen.dump == self.screen(pieces, layout).dump)
  }

  @Test(
    "R5: elements that come and go meanwhile lie where they would have lain at the start",
    arguments: PieceLayout.allCases
  )
  func some(layout: PieceLayout) async throws {
    let pieces = Pieces()
    let screen = screen(pieces, layout)
    try screen.beginDrag(at: screen.middle("a"))
    try screen.moveDrag(to: screen.middle("c"), rest: .seconds(1))
    pieces.all.insert(contentsOf: [Piece]("xy"), at: 2)
    pieces.all.removeAll { $0.id == "d" }
    await screen.settle()
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log.count == 1)
    #expect(screen.dump == self.screen(pieces, layout).dump)
  }

  @Test("R7: a container that is switched off meanwhile moves nothing, and moves again later")
  func switchedOff() async throws {
    let pieces = Pieces()
    let screen = screen(pieces, .column)
    let place = try screen.middle("a")
    try screen.beginDrag(at: place)
    try screen.moveDrag(to: screen.middle("c"), rest: .seconds(1))
    pieces.isEnabled = false
    await screen.settle()
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log == [])
    #expect(try screen.middle("a") == place)
    pieces.isEnabled = true
    await screen.settle()
    try screen.drag("a", to: "c")
    await screen.settle()
    #expect(pieces.log == ["a before d"])
  }

  @Test(
    "R3: from right to left elements move as their mirror images do",
    arguments: PieceLayout.allCases
  )
  func mirrored(layout: PieceLayout) async throws {
    let (pieces, others) = (Pieces(), Pieces())
    let mirrored = screen(pieces, layout, .rightToLeft)
    let plain = screen(others, layout)
    try mirrored.drag("a", to: "c", beyond: CGSize(width: -8, height: 8))
    try plain.drag("a", to: "c", beyond: CGSize(width: 8, height: 8))
    await mirrored.settle()
    await plain.settle()
    #expect(pieces.log == others.log)
    #expect(mirrored.dump == screen(pieces, layout, .rightToLeft).dump)
  }

  @Test("R5: what a selection names twice moves once, and what it names in vain not at all")
  func selectedTwice() async throws {
    for layout in [PieceLayout.column, .list, .lazyGrid] {
      let pieces = Pieces()
      pieces.selection = ["a", "nothing", "a", "c"]
      let screen = screen(pieces, layout)
      try screen.drag("a", to: "e", beyond: CGSize(width: 5, height: 8))
      await screen.settle()
      #expect(pieces.log.map { $0.prefix(3) } == ["ac "], "\(layout)")
      #expect(pieces.all.count == 6)
    }
  }

  private struct Nested: View {
    let outer: Pieces
    let inner: Pieces
    var body: some View {
      VStack(spacing: 10) {
        ForEach(outer.all) { piece in
          HStack {
            Text(piece.id).frame(width: 60, height: 60).background(.red)
            if piece.id == "B" {
              HStack { ForEach(inner.all) { PieceView(piece: $0) }.reorderable() }
                .reorderContainer(for: Piece.self) { inner.move($0) }
            }
          }
        }
        .reorderable()
      }
      .reorderContainer(for: Piece.self) { outer.move($0) }
    }
  }

  @Test("R2: a container inside of an element moves its own elements, the one around the others")
  func nested() async throws {
    let (outer, inner) = (Pieces("ABC"), Pieces("xyz"))
    let screen = Screen(
      Nested(outer: outer, inner: inner),
      size: ScreenSize(width: 500, height: 400)
    )
    try screen.drag("x", to: "y", beyond: CGSize(width: 8, height: 0))
    await screen.settle()
    #expect(outer.log == [] && inner.log == ["x before z"])
    try screen.drag("A", to: "C", beyond: CGSize(width: 0, height: 10))
    await screen.settle()
    #expect(outer.log == ["A at the end"] && inner.log == ["x before z"])
  }
}

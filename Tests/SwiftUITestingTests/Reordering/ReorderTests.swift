import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Reordering by hand")
struct ReorderTests {
  @Test(
    "R1: what is reorderable in any container is dragged to another place",
    arguments: PieceLayout.allCases
  )
  func containers(layout: PieceLayout) async throws {
    let pieces = Pieces()
    let screen = Screen(ReorderedPieces(pieces: pieces, layout: layout))
    try screen.drag("a", to: "c")
    await screen.settle()
    #expect(pieces.all.names == "bcadef")
    #expect(pieces.log == ["a before d"])
    try screen.drag("f", to: "b")
    await screen.settle()
    #expect(pieces.all.names == "fbcade")
    #expect(pieces.log == ["a before d", "f before b"])
    try screen.drag("b", to: "e")
    await screen.settle()
    #expect(pieces.log.last == "b at the end")
  }

  @Test("R3: the lifted view follows the pointer, the others give way, and a place stays free")
  func givingWay() async throws {
    let pieces = Pieces("abcd")
    let screen = Screen(ReorderedPieces(pieces: pieces))
    let places = try "abcd".map { try screen.middle(String($0)) }
    screen.pointer = .mouse
    try screen.beginDrag(at: places[0])
    try screen.moveDrag(
      to: CGPoint(x: places[0].x + 30, y: places[2].y + 3),
      rest: .seconds(1)
    )
    #expect(try screen.middle("a").y == places[2].y + 3)
    #expect(try screen.middle("a").x == places[0].x + 30)
    #expect(try screen.middle("b") == places[0])
    #expect(try screen.middle("c") == places[1])
    #expect(try screen.middle("d") == places[3])
    #expect(pieces.all.names == "abcd")
    try screen.moveDrag(to: CGPoint(x: places[0].x, y: places[1].y - 3))
    #expect(try screen.middle("b") == places[0])
    #expect(try screen.middle("c") == places[2])
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.all.names == "bacd")
    #expect(try screen.middle("a") == places[1])
  }

  @Test("R3: neighbours move with an animation, not at once")
  func animation() throws {
    let pieces = Pieces("abc")
    let screen = Screen(ReorderedPieces(pieces: pieces))
    let (a, b) = (try screen.middle("a"), try screen.middle("b"))
    screen.pointer = .mouse
    try screen.beginDrag(at: a)
    try screen.moveDrag(to: CGPoint(x: a.x, y: b.y + 1), duration: .seconds(0.02), rest: .zero)
    try screen.moveDrag(to: CGPoint(x: a.x, y: b.y + 2), duration: .seconds(0.1), rest: .zero)
    let between = try screen.middle("b").y
    #expect(between < b.y && between > a.y)
    try screen.cancelDrag()
  }

  @Test("R4: move is called once, and what is not followed goes back to its place")
  func ignored() async throws {
    let pieces = Pieces("abc")
    pieces.follows = false
    let screen = Screen(ReorderedPieces(pieces: pieces))
    let place = try screen.middle("a")
    try screen.drag("a", to: "c")
    await screen.settle()
    #expect(pieces.log == ["a at the end"])
    #expect(try screen.middle("a") == place)
    #expect(pieces.all.names == "abc")
  }

  @Test("R5: a change of the data during the drag is no trouble")
  func changedMeanwhile() async throws {
    let pieces = Pieces("abcd")
    let screen = Screen(ReorderedPieces(pieces: pieces))
    screen.pointer = .mouse
    let end = try screen.middle("c")
    try screen.beginDrag(at: screen.middle("a"))
    try screen.moveDrag(to: end)
    pieces.all.insert(Piece(id: "x"), at: 0)
    pieces.all.removeAll { $0.id == "b" }
    await screen.settle()
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log == ["a before d"])
    #expect(pieces.all.names == "xcad")
  }

  @Test("R5: what is lifted may go during the drag")
  func removedMeanwhile() async throws {
    let pieces = Pieces("abcd")
    let screen = Screen(ReorderedPieces(pieces: pieces))
    screen.pointer = .mouse
    let end = try screen.middle("c")
    try screen.beginDrag(at: screen.middle("a"))
    try screen.moveDrag(to: end)
    pieces.all.removeAll()
    await screen.settle()
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.all.isEmpty)
    #expect(pieces.log.isEmpty, "nothing is told of what is gone")
    #expect(screen.texts.isEmpty)
  }

  @Test("R6 (?): a drop in its own place moves nothing")
  func ownPlace() async throws {
    let pieces = Pieces("abc")
    let screen = Screen(ReorderedPieces(pieces: pieces))
    try screen.drag("b", to: "b", beyond: CGSize(width: 4, height: 12))
    await screen.settle()
    #expect(pieces.log.isEmpty)
  }

  @Test("R7: nothing is lifted while the container is disabled, and its content stays the same")
  func disabled() async throws {
    struct Counted: View {
      let pieces: Pieces
      var body: some View {
        VStack {
          ForEach(pieces.all) { Counter(name: $0.id) }.reorderable()
        }
        .reorderContainer(for: Piece.self, isEnabled: pieces.isEnabled) { pieces.move($0) }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }
    let pieces = Pieces("ab")
    let screen = Screen(Counted(pieces: pieces))
    try screen.button("a0").tap()
    pieces.isEnabled = false
    await screen.settle()
    #expect(screen.button("a1").exists)
    screen.pointer = .mouse
    try screen.button("a1").drag(to: screen.button("b0"))
    await screen.settle()
    #expect(pieces.log.isEmpty)
    pieces.isEnabled = true
    await screen.settle()
    try screen.button("a1").drag(to: screen.button("b0"))
    await screen.settle()
    #expect(pieces.log == ["a at the end"])
    // Its state has come along.
    #expect(screen.button("a1").exists)
  }

  @Test("R2: elements of another type are not moved")
  func otherTypes() async throws {
    struct Other: Identifiable { let id: String }
    struct Mixed: View {
      let pieces: Pieces
      var body: some View {
        VStack {
          ForEach([Other(id: "x"), Other(id: "y")]) { Text($0.id) }.reorderable()
          ForEach(pieces.all) { Text($0.id) }.reorderable()
        }
        .reorderContainer(for: Piece.self) { pieces.move($0) }
      }
    }
    let pieces = Pieces("abc")
    let screen = Screen(Mixed(pieces: pieces))
    try screen.drag("x", to: "y")
    await screen.settle()
    try screen.drag("x", to: "b")
    await screen.settle()
    #expect(pieces.log.isEmpty)
    try screen.drag("a", to: "b")
    await screen.settle()
    #expect(pieces.log == ["a before c"])
  }

  @Test("R12: with one that is selected all that is selected moves, in the order of the selection")
  func selection() async throws {
    let pieces = Pieces()
    pieces.selection = ["e", "b"]
    let screen = Screen(ReorderedPieces(pieces: pieces))
    try screen.drag("b", to: "d")
    await screen.settle()
    // Both are lifted from before "c", so two places are free there.
    #expect(pieces.log == ["eb before d"])
    #expect(pieces.all.names == "acebdf")
    try screen.drag("a", to: "c")
    await screen.settle()
    #expect(pieces.log.last == "a before e")
  }

  @Test("escape calls a drag off, and everything is as it was")
  func escape() async throws {
    let pieces = Pieces("abc")
    let screen = Screen(ReorderedPieces(pieces: pieces))
    let places = try "abc".map { try screen.middle(String($0)) }
    screen.pointer = .mouse
    try screen.beginDrag(at: places[0])
    try screen.moveDrag(to: places[2])
    #expect(try screen.press(.escape))
    await screen.settle()
    #expect(pieces.log.isEmpty)
    #expect(try "abc".map { try screen.middle(String($0)) } == places)
    try screen.endDrag()
    #expect(pieces.log.isEmpty)
  }

  @Test("a finger lifts after holding still, and scrolls before that")
  func touch() async throws {
    let pieces = Pieces((0..<26).map { String(UnicodeScalar(97 + $0)!) }.joined())
    let screen = Screen(ReorderedPieces(pieces: pieces, layout: .lazyColumn))
    let (b, d) = (try screen.middle("b"), try screen.middle("d"))
    try screen.drag(from: d, to: b, rest: .seconds(0.3))
    await screen.settle()
    #expect(pieces.log.isEmpty)
    #expect(try screen.middle("d").y == b.y)
    try screen.drag(from: b, to: d, hold: .seconds(0.6), rest: .seconds(0.3))
    await screen.settle()
    #expect(pieces.log == ["d before g"])
  }

  @Test("a ForEach over bindings is reordered")
  func bindings() async throws {
    struct Bound: View {
      @Bindable var pieces: Pieces
      var body: some View {
        VStack {
          ForEach($pieces.all) { piece in Text(piece.wrappedValue.id) }.reorderable()
        }
        .reorderContainer(for: Piece.self, itemID: \.id) { pieces.move($0) }
      }
    }
    let pieces = Pieces("abc")
    let screen = Screen(Bound(pieces: pieces))
    try screen.drag("a", to: "b")
    await screen.settle()
    #expect(pieces.all.names == "bac")
  }

  @Test("R15 (2): an element may be a conditional, or several views, or none")
  func shapes() async throws {
    struct Shapes: View {
      let pieces: Pieces
      var body: some View {
        VStack {
          ForEach(pieces.all) { piece in
            if piece.id == "b" {
              Text("b")
              Text("B")
            } else if piece.id != "x" {
              Text(piece.id)
            }
          }
          .reorderable()
        }
        .reorderContainer(for: Piece.self) { pieces.move($0) }
      }
    }
    let pieces = Pieces("axbc")
    let screen = Screen(Shapes(pieces: pieces))
    try screen.drag("B", to: "c", beyond: CGSize(width: 0, height: 14))
    await screen.settle()
    #expect(pieces.all.names == "axcb")
    try screen.drag("b", to: "a", beyond: CGSize(width: 0, height: -14))
    await screen.settle()
    #expect(pieces.all.names == "baxc")
  }
}

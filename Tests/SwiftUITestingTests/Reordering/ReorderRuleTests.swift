import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Reordering as in the samples")
struct ReorderRuleTests {
  /// The containers of the samples: a stack, a lazy grid, a list with sections, a lazy stack that scrolls.
  enum Sample: CaseIterable, Sendable { case stack, lazyGrid, sections, lazyStack }

  private struct SampleView: View {
    let pieces: Pieces
    let sample: Sample

    var body: some View {
      switch sample {
      case .stack:
        VStack { items }.reorderContainer(for: Piece.self) { pieces.move($0) }
      case .lazyGrid:
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) { items }
          .reorderContainer(for: Piece.self) { pieces.move($0) }
      case .sections:
        List {
          Section("Pieces") { items }
        }
        .reorderContainer(for: Piece.self) { pieces.move($0) }
      case .lazyStack:
        ScrollView { LazyVStack { items } }
          .reorderContainer(for: Piece.self) { pieces.move($0) }
      }
    }

    private var items: some View {
      ForEach(pieces.all) { PieceView(piece: $0) }.reorderable()
    }
  }

  @Test(
    "R16: the containers of the samples are reordered by a pointer, and by keys and actions (?)",
    arguments: Sample.allCases
  )
  func samples(sample: Sample) async throws {
    let pieces = Pieces("abcdef")
    let screen = Screen(SampleView(pieces: pieces, sample: sample))
    screen.pointer = .mouse
    try screen.drag("a", to: "c")
    await screen.settle()
    #expect(pieces.all.names == "bcadef")
    let forward = try screen.element("a").first.actions.filter {
      ["Move down", "Move right"].contains($0)
    }
    try screen.element("a").first.perform(action: #require(forward.first))
    await screen.settle()
    #expect(pieces.all.names == "bcdaef")
    #expect(pieces.log == ["a before d", "a before e"])
  }

  @Test(
    "R14: without data to hand on, what is lifted stays inside the program: dropped elsewhere it goes back"
  )
  func staysInside() async throws {
    struct Beside: View {
      let pieces: Pieces
      var body: some View {
        HStack(spacing: 80) {
          VStack(spacing: 4) {
            ForEach(pieces.all) { PieceView(piece: $0) }.reorderable()
          }
          .reorderContainer(for: Piece.self) { pieces.move($0) }
          Text("text").frame(width: 60, height: 60)
            .dropDestination(for: String.self) { items, _ in pieces.log.append("text \(items)") }
            .onDrop(of: [.item, .data], isTargeted: nil) { _ in
              pieces.log.append("data")
              return true
            }
        }
      }
    }
    let pieces = Pieces("abc")
    let screen = Screen(Beside(pieces: pieces))
    let place = try screen.middle("a")
    screen.pointer = .mouse
    try screen.beginDrag(at: place)
    try screen.moveDrag(to: screen.middle("text"))
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log.isEmpty)
    #expect(pieces.all.names == "abc")
    #expect(try screen.middle("a") == place)
  }

  @Test(
    "R17: who takes the sources out, in their order, and puts them in front of what is named, has the order shown",
    arguments: [["a", "c"], ["f", "a"], ["b", "f"], ["c", "b"]]
  )
  func following(way: [String]) async throws {
    // The code of the samples, which is the program's own.
    struct Shown: View {
      let pieces: Pieces
      var body: some View {
        VStack(spacing: 4) {
          ForEach(pieces.all) { PieceView(piece: $0) }.reorderable()
        }
        .reorderContainer(for: Piece.self) { difference in
          let moved = difference.sources.compactMap { id in pieces.all.first { $0.id == id } }
          pieces.all.removeAll { difference.sources.contains($0.id) }
          let index: Int
          switch difference.destination.position {
          case .before(let id): index = pieces.all.firstIndex { $0.id == id } ?? pieces.all.endIndex
          case .end: index = pieces.all.endIndex
          }
          pieces.all.insert(contentsOf: moved, at: index)
        }
      }
    }
    let pieces = Pieces("abcdef")
    let screen = Screen(Shown(pieces: pieces))
    screen.pointer = .mouse
    try screen.beginDrag(at: screen.middle(way[0]))
    try screen.moveDrag(to: screen.middle(way[1]), rest: .seconds(1))
    let shown = try "abcdef".map { name in
      let key = String(name)
      return (key, try screen.middle(key).y)
    }
    .sorted { $0.1 < $1.1 }.map(\.0).joined()
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.all.names == shown)
    #expect(pieces.all.names != "abcdef")
  }

  @Test("R8 (2): a section of a list that has no rows takes some, by a pointer")
  func emptySection() async throws {
    struct Sections: View {
      let pieces: Pieces
      var body: some View {
        List {
          ForEach(["x", "y", "z"], id: \.self) { name in
            Section("Section " + name) {
              ForEach(pieces.lists[name, default: []]) { Text($0.id) }
                .reorderable(collectionID: name)
            }
          }
        }
        .reorderContainer(for: Piece.self, in: String.self) { pieces.moveAcross($0) }
      }
    }
    let pieces = Pieces("")
    pieces.lists = ["x": [Piece]("abc"), "y": [], "z": [Piece]("de")]
    let screen = Screen(Sections(pieces: pieces))
    screen.pointer = .mouse
    try screen.beginDrag(at: screen.middle("b"))
    // What is below gives way as it is passed, so the header is asked for anew.
    for _ in 0..<3 {
      let header = try screen.element("SECTION Y").first.frame
      try screen.moveDrag(to: CGPoint(x: header.midX, y: header.maxY), rest: .seconds(0.5))
    }
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log == ["b at the end in y"])
    #expect(pieces.lists["y"]?.names == "b")
  }

  @Test(
    "With 500 cards each frame of a drag runs no body of a card, and measures none but the ones that give way"
  )
  func manyCards() async throws {
    @MainActor final class Count { var bodies = 0 }
    struct Card: View {
      let id: Int
      let count: Count
      var body: some View {
        count.bodies += 1
        return Text("\(id)").frame(width: 60, height: 30).background(.yellow)
      }
    }
    struct Cards: View {
      let count: Count
      var body: some View {
        LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(60)), count: 25)) {
          ForEach(0..<500, id: \.self) { Card(id: $0, count: count) }.reorderable()
        }
        .reorderContainer(for: Int.self, itemID: \.self) { _ in }
      }
    }
    let count = Count()
    let screen = Screen(Cards(count: count), size: ScreenSize(width: 1800, height: 1000))
    #expect(count.bodies == 500)
    screen.pointer = .mouse
    let start = try screen.middle("0")
    let end = try screen.middle("499")
    try screen.beginDrag(at: start)
    count.bodies = 0
    var most = 0
    var shaped = 0
    var frames = 0
    for step in 1...60 {
      let part = CGFloat(step) / 60
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      let work = try screen.measure {
        try screen.moveDrag(to: place, duration: .seconds(1.0 / 60), rest: .zero)
      }
      most = max(most, work.measurements)
      shaped += work.textsShaped
      frames += 1
    }
    try screen.cancelDrag()
    await screen.settle()
    #expect(count.bodies == 0)
    #expect(shaped == 0)
    // Each card once, where its row has changed; none is measured twice in a frame.
    #expect(most <= 1_000, "\(most) in a frame of \(frames)")
  }
}

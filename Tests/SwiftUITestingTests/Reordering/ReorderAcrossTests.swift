import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Reordering across collections")
struct ReorderAcrossTests {
  /// Columns of pieces beside each other.
  private struct Board: View {
    let pieces: Pieces
    var names = ["x", "y", "z"]

    var body: some View {
      HStack(alignment: .top, spacing: 20) {
        ForEach(names, id: \.self) { name in
          VStack(spacing: 4) {
            Text("list " + name).frame(width: 80, height: 30)
            ForEach(pieces.lists[name, default: []]) { PieceView(piece: $0) }
              .reorderable(collectionID: name)
          }
        }
      }
      .reorderContainer(for: Piece.self, in: String.self) { pieces.moveAcross($0) }
    }
  }

  /// Sections of a list.
  private struct Sections: View {
    let pieces: Pieces
    var body: some View {
      List {
        ForEach(["x", "y"], id: \.self) { name in
          Section("Section " + name) {
            ForEach(pieces.lists[name, default: []]) { Text($0.id) }
              .reorderable(collectionID: name)
          }
        }
      }
      .reorderContainer(for: Piece.self, in: String.self) { pieces.moveAcross($0) }
    }
  }

  private func board(_ lists: [String: String]) -> Pieces {
    let pieces = Pieces("")
    pieces.lists = lists.mapValues { [Piece]($0) }
    return pieces
  }

  @Test("R8: an element is moved to another collection, and a place is kept free there meanwhile")
  func columns() async throws {
    let pieces = board(["x": "abc", "y": "de", "z": ""])
    let screen = Screen(Board(pieces: pieces), size: ScreenSize(width: 400, height: 400))
    let (a, b, d, e) = (
      try screen.middle("a"), try screen.middle("b"), try screen.middle("d"), try screen.middle("e")
    )
    screen.pointer = .mouse
    try screen.beginDrag(at: a)
    try screen.moveDrag(to: CGPoint(x: d.x, y: d.y - 5), rest: .seconds(1))
    #expect(try screen.middle("b") == a)
    #expect(try screen.middle("d") == e)
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log == ["a before d in y"])
    #expect(try screen.middle("a") == d)
    #expect(try screen.middle("b") == a)
    _ = b
  }

  @Test("R8 (2): a collection without elements takes some")
  func empty() async throws {
    let pieces = board(["x": "abc", "y": "de", "z": ""])
    let screen = Screen(Board(pieces: pieces), size: ScreenSize(width: 400, height: 400))
    let z = try screen.middle("list z")
    screen.pointer = .mouse
    try screen.drag(
      from: screen.middle("b"),
      to: CGPoint(x: z.x, y: z.y + 10),
      rest: .seconds(0.3)
    )
    await screen.settle()
    #expect(pieces.log == ["b at the end in z"])
    #expect(pieces.lists["z"]?.names == "b")
    try screen.drag("a", to: "b", beyond: CGSize(width: 0, height: 12))
    await screen.settle()
    #expect(pieces.log.last == "a at the end in z")
  }

  /// All collections below each other in one stack, or in sections of a lazy one.
  private struct OneStack: View {
    let pieces: Pieces
    var isLazy = false
    var isAcross = false

    @ViewBuilder var body: some View {
      Group {
        if isLazy {
          ScrollView {
            LazyVStack(spacing: 4, pinnedViews: .sectionHeaders) {
              ForEach(["x", "y", "z"], id: \.self) { name in
                Section {
                  rows(name)
                } header: {
                  Text("list " + name).frame(height: 30)
                }
              }
            }
          }
        } else if isAcross {
          HStack(spacing: 4) { ForEach(["x", "y", "z"], id: \.self) { rows($0) } }
        } else {
          VStack(spacing: 4) { ForEach(["x", "y", "z"], id: \.self) { rows($0) } }
        }
      }
      .reorderContainer(for: Piece.self, in: String.self) { pieces.moveAcross($0) }
    }

    private func rows(_ name: String) -> some View {
      ForEach(pieces.lists[name, default: []]) { PieceView(piece: $0, size: side) }
        .reorderable(collectionID: name)
    }

    private var side: CGSize { CGSize(width: 40, height: 40) }
  }

  @Test(
    "R8 (2): a collection without elements takes some beside others in one stack",
    arguments: [
      ("abc", "de", "", "a", "e", 30.0, "a at the end in z"),
      ("abc", "de", "", "a", "e", 4, "a at the end in y"),
      ("abc", "de", "", "e", "e", 4, ""),
      ("", "de", "abc", "c", "d", -30, "c at the end in x"),
      ("", "de", "abc", "c", "d", -4, "c before d in y"),
      ("abc", "", "de", "e", "c", 26, "e at the end in y"),
      ("abc", "", "de", "e", "c", 44, "e before d in z"),
      ("abc", "", "de", "e", "c", 4, "e at the end in x"),
    ]
  )
  func emptyBeside(
    x: String,
    y: String,
    z: String,
    moved: String,
    goal: String,
    beyond: Double,
    result: String
  ) async throws {
    for (isAcross, direction) in [
      (false, LayoutDirection.leftToRight), (true, .leftToRight), (true, .rightToLeft),
    ] {
      let pieces = board(["x": x, "y": y, "z": z])
      let screen = Screen(
        OneStack(pieces: pieces, isAcross: isAcross),
        size: ScreenSize(width: 400, height: 400),
        layoutDirection: direction
      )
      let along = direction == .rightToLeft ? -beyond : beyond
      try screen.drag(
        moved,
        to: goal,
        beyond: CGSize(width: isAcross ? along : 0, height: isAcross ? 0 : beyond)
      )
      await screen.settle()
      #expect(pieces.log.joined() == result)
    }
  }

  @Test("R8 (2): a section of a lazy stack without elements takes some below its header")
  func emptyLazySection() async throws {
    let pieces = board(["x": "abc", "y": "de", "z": ""])
    let screen = Screen(
      OneStack(pieces: pieces, isLazy: true),
      size: ScreenSize(width: 300, height: 600)
    )
    try screen.drag("b", to: "list z", beyond: CGSize(width: 0, height: 20))
    await screen.settle()
    #expect(pieces.log == ["b at the end in z"])
    let fresh = Screen(
      OneStack(pieces: pieces, isLazy: true),
      size: ScreenSize(width: 300, height: 600)
    )
    fresh.pointer = .mouse
    #expect(fresh.dump == screen.dump)
  }

  /// Columns that scroll, each with a heading.
  private struct ScrollingBoard: View {
    let pieces: Pieces
    var body: some View {
      HStack(alignment: .top) {
        ForEach(["x", "y", "z"], id: \.self) { name in
          VStack {
            Text("list " + name)
            ScrollView {
              LazyVStack {
                ForEach(pieces.lists[name, default: []]) { PieceView(piece: $0) }
                  .reorderable(collectionID: name)
              }
            }
          }
          .frame(width: 110, height: 380)
          .background(.gray)
        }
      }
      .reorderContainer(for: Piece.self, in: String.self) { pieces.moveAcross($0) }
    }
  }

  @Test(
    "R8: all of a column is a place of its collection, also where it scrolls and has no elements"
  )
  func wholeColumns() async throws {
    let pieces = board(["x": "abc", "y": "de", "z": ""])
    let screen = Screen(ScrollingBoard(pieces: pieces), size: ScreenSize(width: 400, height: 400))
    for (name, column, below) in [("a", "z", 60.0), ("d", "z", 300), ("b", "y", 300)] {
      screen.pointer = .mouse
      let heading = try screen.middle("list " + column)
      try screen.drag(
        from: screen.middle(name),
        to: CGPoint(x: heading.x, y: heading.y + below),
        rest: .seconds(0.3)
      )
      await screen.settle()
    }
    #expect(pieces.log == ["a at the end in z", "d at the end in z", "b at the end in y"])
  }

  @Test("R8: elements that a scroll view cuts off are not in the way of what is seen there")
  func cutOff() async throws {
    struct Halves: View {
      let pieces: Pieces
      var body: some View {
        VStack {
          ForEach(["x", "y"], id: \.self) { name in
            ScrollView {
              VStack {
                ForEach(pieces.lists[name, default: []]) { PieceView(piece: $0) }
                  .reorderable(collectionID: name)
              }
            }
            .frame(height: 190)
          }
        }
        .reorderContainer(for: Piece.self, in: String.self) { pieces.moveAcross($0) }
      }
    }
    let pieces = board(["x": "abcdefghijkl", "y": "mnopqrstu"])
    let screen = Screen(Halves(pieces: pieces), size: ScreenSize(width: 300, height: 420))
    try screen.drag("a", to: "n", beyond: CGSize(width: 0, height: 5))
    await screen.settle()
    #expect(pieces.log == ["a before n in y"])
  }

  @Test("R13: rows of a list are moved from section to section, without edit mode")
  func sections() async throws {
    let pieces = board(["x": "abc", "y": "de"])
    let screen = Screen(Sections(pieces: pieces))
    try screen.drag("a", to: "c")
    await screen.settle()
    #expect(pieces.log == ["a at the end in x"])
    try screen.drag("b", to: "e")
    await screen.settle()
    #expect(pieces.log.last == "b before e in y" || pieces.log.last == "b at the end in y")
    #expect(pieces.lists["x"]?.names == "ca")
    #expect(pieces.lists["y"]?.count == 3)
  }

  @Test("R13: rows that are selected in a list move together")
  func selectedRows() async throws {
    struct Selected: View {
      let pieces: Pieces
      @State private var selection: Set<String> = ["b", "d"]
      var body: some View {
        List(selection: $selection) {
          ForEach(pieces.all) { Text($0.id) }.reorderable()
        }
        .reorderContainer(for: Piece.self) { pieces.move($0) }
      }
    }
    let pieces = Pieces("abcdef")
    let screen = Screen(Selected(pieces: pieces))
    try screen.drag("b", to: "f")
    await screen.settle()
    #expect(pieces.log.count == 1)
    #expect(pieces.log[0].hasPrefix("bd "))
    #expect(pieces.all.names.contains("bd"))
  }

  @Test("the key Option with an arrow moves an element one step, into the next collection too")
  func keys() async throws {
    let pieces = board(["x": "ab", "y": "c", "z": ""])
    let screen = Screen(Board(pieces: pieces), size: ScreenSize(width: 400, height: 400))
    try screen.press(.tab)
    try screen.press(.downArrow, modifiers: .option)
    await screen.settle()
    #expect(pieces.log == ["a at the end in x"])
    try screen.press(.downArrow, modifiers: .option)
    await screen.settle()
    #expect(pieces.log.last == "a before c in y")
  }

  @Test("assistive technology moves an element by actions")
  func actions() async throws {
    let pieces = Pieces("abc")
    let screen = Screen(ReorderedPieces(pieces: pieces))
    #expect(try screen.text("a").actions == ["Move down"])
    #expect(try screen.text("b").actions == ["Move up", "Move down"])
    try screen.text("b").perform(action: "Move up")
    await screen.settle()
    #expect(pieces.log == ["b before a"])
    #expect(pieces.all.names == "bac")
    try screen.text("a").perform(action: "Move down")
    await screen.settle()
    #expect(pieces.all.names == "bca")
    let row = Screen(ReorderedPieces(pieces: pieces, layout: .row))
    #expect(try row.text("c").actions == ["Move left", "Move right"])
    let list = Screen(ReorderedPieces(pieces: pieces, layout: .list))
    try list.row("c").perform(action: "Move up")
    #expect(pieces.all.names == "cba")
    pieces.isEnabled = false
    await screen.settle()
    #expect(try screen.text("a").actions == [])
  }

  @Test("R10: what comes from elsewhere asks for its place among the elements")
  func foreign() async throws {
    struct Receiving: View {
      let pieces: Pieces
      var body: some View {
        VStack {
          Text("source").frame(width: 100, height: 40).draggable("new")
          VStack(spacing: 4) {
            ForEach(pieces.all) { PieceView(piece: $0) }.reorderable()
          }
          .reorderContainer(for: Piece.self) { pieces.move($0) }
          .dropDestination(for: String.self) { texts, session in
            switch session.reorderDestination(for: Piece.self)?.position {
            case .before(let id): pieces.log.append("\(texts) before \(id)")
            case .end: pieces.log.append("\(texts) at the end")
            case nil: pieces.log.append("\(texts) nowhere")
            }
          }
        }
      }
    }
    let pieces = Pieces("abc")
    let screen = Screen(Receiving(pieces: pieces))
    try screen.drag("source", to: "b", beyond: CGSize(width: 0, height: -5))
    await screen.settle()
    #expect(pieces.log == ["[\"new\"] before b"])
    // The others have made space above it by then.
    try screen.drag("source", to: "c", beyond: CGSize(width: 0, height: 30))
    await screen.settle()
    #expect(pieces.log.last == "[\"new\"] at the end")
    // Inside it, elements are moved as ever.
    try screen.drag("a", to: "b")
    await screen.settle()
    #expect(pieces.all.names == "bac")
  }

  @Test("R9, R11: elements leave the container with their data, and are dropped onto others")
  func leaving() async throws {
    struct Leaving: View {
      let pieces: Pieces
      var body: some View {
        HStack(spacing: 60) {
          VStack(spacing: 4) {
            ForEach(pieces.all) { piece in
              PieceView(piece: piece)
                .dropDestination(for: Named.self) { items, _ in
                  pieces.log.append("\(items.map(\.id).joined()) onto \(piece.id)")
                }
            }
            .reorderable()
          }
          .reorderContainer(for: Piece.self) { pieces.move($0) }
          .dragContainer(for: Named.self) { ids in ids.filter { $0 != "c" }.map(Named.init) }
          Text("bin").frame(width: 60, height: 60)
            .dropDestination(for: Named.self) { items, _ in
              pieces.log.append("bin \(items.map(\.id).joined())")
            }
        }
      }
    }
    let pieces = Pieces("abc")
    let screen = Screen(Leaving(pieces: pieces))
    try screen.drag("a", to: "bin")
    await screen.settle()
    #expect(pieces.log == ["bin a"])
    try screen.drag("c", to: "bin")
    await screen.settle()
    #expect(pieces.log == ["bin a"])
  }

  @Test("a drag over a list of a million rows mounts what is in sight, and scrolls at the edge")
  func million() async throws {
    struct Endless: View {
      let pieces: Pieces
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000_000, id: \.self) { Text("\($0)").frame(width: 200, height: 40) }
              .reorderable()
          }
          .reorderContainer(for: Int.self, itemID: \.self) { change in
            if case .before(let id) = change.destination.position {
              pieces.log.append("\(change.sources) before \(id)")
            }
          }
        }
      }
    }
    let pieces = Pieces("")
    let screen = Screen(Endless(pieces: pieces), size: ScreenSize(width: 300, height: 600))
    let start = try screen.middle("3")
    screen.pointer = .mouse
    let work = try screen.measure {
      try screen.beginDrag(at: start)
      try screen.moveDrag(to: CGPoint(x: start.x, y: start.y + 80))
    }
    #expect(work.viewsMade < 200)
    try screen.moveDrag(to: CGPoint(x: start.x, y: 598), rest: .seconds(2))
    #expect(!screen.text("0").exists)
    try screen.endDrag()
    await screen.settle()
    #expect(pieces.log.count == 1)
    #expect(pieces.log.first?.hasPrefix("[3] before ") == true)
  }
}

/// A thing that has a name, and can be handed on.
struct Named: Identifiable, Codable, Transferable {
  var id: String

  init(_ id: String) { self.id = id }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.id)
  }
}

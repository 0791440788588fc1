import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Moving the rows of lists")
struct MovedRowsTests {
  @MainActor @Observable final class Model {
    var all = ["a", "b", "c", "d", "e", "f"]
    var others = ["x", "y"]
    var selection: Set<String> = []
    var fixed: Set<String> = []
    var log: [String] = []

    func move(_ offsets: IndexSet, _ destination: Int) {
      log.append("\(Array(offsets)) to \(destination)")
      all.move(fromOffsets: offsets, toOffset: destination)
    }
  }

  fileprivate struct Item: Identifiable { let id: String }

  @MainActor @Observable final class Items {
    fileprivate var all = "abcdef".map { Item(id: String($0)) }
    var selection: Set<String> = ["a", "c"]
  }

  private struct Plain: View {
    let model: Model
    var body: some View {
      List {
        Section("first") {
          ForEach(model.all, id: \.self) { Text($0).moveDisabled(model.fixed.contains($0)) }
            .onMove { model.move($0, $1) }
        }
        Section("second") {
          ForEach(model.others, id: \.self) { Text($0) }
            .onMove { model.others.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .listStyle(.plain)
    }
  }

  private struct Selected: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.all, id: \.self) { Text($0).moveDisabled(model.fixed.contains($0)) }
          .onMove { model.move($0, $1) }
        ForEach(model.others, id: \.self) { Text($0) }
      }
      .listStyle(.plain)
    }
  }

  private func drag(_ screen: Screen, _ name: String, to other: String) async throws {
    try screen.drag(name, to: other)
    await screen.settle()
  }

  @Test("A row of onMove follows the pointer, and escape calls that off")
  func escape() async throws {
    let model = Model()
    let screen = Screen(Plain(model: model))
    let (a, c) = (try screen.middle("a"), try screen.middle("c"))
    screen.pointer = .mouse
    try screen.beginDrag(at: a)
    try screen.moveDrag(to: CGPoint(x: a.x, y: c.y + 2), rest: .seconds(1))
    #expect(try screen.middle("a").y == c.y + 2)
    #expect(try screen.middle("b") == CGPoint(x: screen.middle("b").x, y: a.y))
    #expect(try screen.press(.escape))
    await screen.settle()
    try screen.endDrag()
    #expect(model.log.isEmpty)
    #expect(try screen.middle("a") == a)
  }

  @Test("A row of onMove stays within its own ForEach")
  func ownCollection() async throws {
    let model = Model()
    let screen = Screen(Plain(model: model))
    try await drag(screen, "b", to: "y")
    #expect(model.log == ["[1] to 6"])
    #expect(model.all == ["a", "c", "d", "e", "f", "b"])
    #expect(model.others == ["x", "y"])
    try await drag(screen, "y", to: "a")
    #expect(model.others == ["y", "x"])
    #expect(model.log.count == 1)
  }

  @Test("A row that may not be moved is not lifted, and gives way to others")
  func fixed() async throws {
    let model = Model()
    model.fixed = ["b"]
    let screen = Screen(Plain(model: model))
    try await drag(screen, "b", to: "d")
    #expect(model.log.isEmpty)
    try await drag(screen, "a", to: "c")
    #expect(model.all == ["b", "c", "a", "d", "e", "f"])
  }

  @Test("Collections with the same identifiers are moved apart from each other")
  func sameIdentifiers() async throws {
    struct Numbers: View {
      let model: Model
      var body: some View {
        List {
          ForEach(0..<3) { Text("first \($0)") }
            .onMove { model.log.append("first \(Array($0)) to \($1)") }
          ForEach(0..<3) { Text("second \($0)") }
            .onMove { model.log.append("second \(Array($0)) to \($1)") }
        }
      }
    }
    let model = Model()
    let screen = Screen(Numbers(model: model))
    try await drag(screen, "second 0", to: "second 1")
    #expect(model.log == ["second [0] to 2"])
    try await drag(screen, "first 2", to: "first 0")
    #expect(model.log.last == "first [2] to 0")
  }

  @Test("With a row that is selected all move that are and may")
  func selection() async throws {
    let model = Model()
    model.selection = ["e", "b", "c", "x"]
    model.fixed = ["c"]
    let screen = Screen(Selected(model: model))
    try await drag(screen, "b", to: "f")
    #expect(model.log == ["[1, 4] to 6"])
    #expect(model.all == ["a", "c", "d", "f", "b", "e"])
    try await drag(screen, "a", to: "c")
    #expect(model.log.last == "[0] to 2", "one that is not selected moves alone")
  }

  @Test("Rows with tags of their own move together as well")
  func tags() async throws {
    struct Tagged: View {
      let model: Model
      @State private var selection: Set<Int> = [1, 3]
      var body: some View {
        List(selection: $selection) {
          ForEach(Array(model.all.enumerated()), id: \.element) { offset, name in
            Text(name).tag(offset)
          }
          .onMove { model.move($0, $1) }
        }
      }
    }
    let model = Model()
    let screen = Screen(Tagged(model: model))
    try await drag(screen, "d", to: "f")
    #expect(model.log == ["[1, 3] to 6"])
  }

  @Test("Edit actions of a binding move selected rows together")
  func editActions() async throws {
    struct Edited: View {
      @Bindable var items: Items
      var body: some View {
        List($items.all, editActions: .move, selection: $items.selection) { $item in
          Text(item.id)
        }
      }
    }
    let items = Items()
    let screen = Screen(Edited(items: items))
    try await drag(screen, "a", to: "e")
    #expect(items.all.map(\.id).joined() == "bdeacf")
  }

  @Test("At the edge of the list a row that is lifted scrolls it")
  func scrolling() async throws {
    let model = Model()
    model.all = (0..<60).map { "row \($0)" }
    let screen = Screen(Plain(model: model), size: ScreenSize(width: 300, height: 400))
    let start = try screen.middle("row 1")
    screen.pointer = .mouse
    try screen.beginDrag(at: start)
    try screen.moveDrag(to: CGPoint(x: start.x, y: 395), rest: .seconds(1))
    try screen.endDrag()
    await screen.settle()
    let place = try #require(model.all.firstIndex(of: "row 1"))
    #expect(place > 12)
    #expect(screen.text("row 1").exists)
  }

  // MARK: - With data

  private struct Card: Identifiable, Codable, Transferable {
    var id: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  /// Rows that carry their names, above a place where things are dropped.
  private struct Carried: View {
    @Bindable var model: Model
    var moves = true
    var body: some View {
      VStack {
        List(selection: $model.selection) {
          ForEach(model.all, id: \.self) { name in
            Text(name).draggable(name).padding(2)
          }
          .onMove(perform: moves ? { model.move($0, $1) } : nil)
          .onInsert(of: [.text]) { offset, providers in
            model.log.append("\(providers.count) inserted at \(offset)")
          }
        }
        .listStyle(.plain)
        Text("basket").frame(width: 100, height: 60)
          .dropDestination(for: String.self) { items, _ in
            model.log.append("basket \(items.joined())")
            return true
          }
        Text("guest").draggable("guest")
      }
    }
  }

  @Test("Rows that can be dragged are moved within their list, and carry their data out of it")
  func draggable() async throws {
    let model = Model()
    let screen = Screen(Carried(model: model))
    try await drag(screen, "b", to: "d")
    #expect(model.log == ["[1] to 4"])
    try await drag(screen, "c", to: "basket")
    #expect(model.log.last == "basket c")
    #expect(model.log.count == 2)
    try await drag(screen, "guest", to: "a")
    #expect(model.log.last == "1 inserted at 1" || model.log.last == "1 inserted at 0")
    #expect(model.all == ["a", "c", "d", "b", "e", "f"])
  }

  private struct Picture: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { _ in Data() }
    }
  }

  /// Rows among which things are put that lie beside them.
  private struct Filled: View {
    @Bindable var model: Model
    var moves = false
    var body: some View {
      VStack {
        List {
          Section("first") {
            if moves {
              rows.onMove { model.move($0, $1) }
            } else {
              rows
            }
          }
          Section("second") { ForEach(model.others, id: \.self) { Text($0) } }
        }
        .listStyle(.plain)
        Text("guest").draggable("guest")
        Text("picture").draggable(Picture())
      }
    }

    private var rows: some DynamicViewContent {
      ForEach(model.all, id: \.self) { Text($0) }
        .onInsert(of: [.text]) { offset, providers in
          model.log.append("\(providers.count) at \(offset)")
          model.all.insert("new", at: offset)
        }
    }
  }

  @Test(
    "What is dragged over rows of an onInsert opens a space where it is put",
    arguments: [false, true]
  )
  func insertionSpace(moves: Bool) async throws {
    let model = Model()
    let screen = Screen(Filled(model: model, moves: moves))
    let places = try ["a", "b", "c", "x"].map { try screen.middle($0) }
    let row = places[1].y - places[0].y
    screen.pointer = .mouse
    try screen.beginDrag(at: screen.middle("guest"))
    try screen.moveDrag(to: CGPoint(x: places[1].x, y: places[1].y + 4), rest: .seconds(1))
    #expect(try screen.middle("b") == places[1])
    #expect(try screen.middle("c").y == places[2].y + row)
    #expect(try screen.middle("x").y == places[3].y + row)
    // Over the space itself, and on to the next row.
    try screen.moveDrag(to: CGPoint(x: places[1].x, y: places[2].y), rest: .seconds(1))
    #expect(try screen.middle("c").y == places[2].y + row)
    try screen.moveDrag(to: CGPoint(x: places[1].x, y: places[0].y - 6), rest: .seconds(1))
    #expect(try screen.middle("a").y == places[0].y + row)
    #expect(try screen.middle("c").y == places[2].y + row)
    #expect(model.log.isEmpty)
    try screen.endDrag()
    await screen.settle()
    #expect(model.log == ["1 at 0"])
    #expect(try screen.middle("new").y == places[0].y)
    #expect(try screen.middle("x").y == places[3].y + row)
  }

  @Test(
    "The space of an onInsert closes when the pointer leaves, and by escape; other data opens none"
  )
  func insertionSpaceCloses() async throws {
    let model = Model()
    let screen = Screen(Filled(model: model))
    let (b, c, x) = (try screen.middle("b"), try screen.middle("c"), try screen.middle("x"))
    screen.pointer = .mouse
    try screen.beginDrag(at: screen.middle("guest"))
    try screen.moveDrag(to: CGPoint(x: b.x, y: b.y + 4), rest: .seconds(1))
    #expect(try screen.middle("c").y > c.y)
    try screen.moveDrag(to: CGPoint(x: x.x, y: x.y + 80), rest: .seconds(1))
    #expect(try screen.middle("c") == c)
    try screen.moveDrag(to: CGPoint(x: b.x, y: b.y + 4), rest: .seconds(1))
    #expect(try screen.middle("c").y > c.y)
    #expect(try screen.press(.escape))
    await screen.settle()
    try screen.endDrag()
    await screen.settle()
    #expect(try screen.middle("c") == c)
    try screen.beginDrag(at: screen.middle("picture"))
    try screen.moveDrag(to: CGPoint(x: b.x, y: b.y + 4), rest: .seconds(1))
    #expect(try screen.middle("c") == c)
    try screen.endDrag()
    await screen.settle()
    #expect(model.log.isEmpty)
  }

  @Test("What is let go below the last row of an onInsert is put at the end")
  func insertionAtEnd() async throws {
    let model = Model()
    let screen = Screen(Filled(model: model))
    let f = try screen.middle("f")
    screen.pointer = .mouse
    try screen.beginDrag(at: screen.middle("guest"))
    try screen.moveDrag(to: CGPoint(x: f.x, y: f.y + 6), rest: .seconds(1))
    try screen.endDrag()
    await screen.settle()
    #expect(model.all.last == "new")
    #expect(model.log == ["1 at 6"])
  }

  @Test("Data is put into a list that has no rows, and below all rows of one")
  func insertionWithoutRows() async throws {
    struct Bare: View {
      let model: Model
      var body: some View {
        VStack {
          List {
            ForEach(model.all, id: \.self) { Text($0) }
              .onInsert(of: [.text]) { offset, providers in
                model.log.append("\(providers.count) at \(offset)")
                model.all.insert("new \(model.all.count)", at: offset)
              }
          }
          Text("guest").draggable("guest")
          Text("picture").draggable(Picture())
        }
      }
    }
    let model = Model()
    model.all = []
    let screen = Screen(Bare(model: model))
    screen.pointer = .mouse
    for _ in 0..<2 {
      try screen.drag(
        from: screen.middle("guest"),
        to: CGPoint(x: 200, y: 300),
        rest: .seconds(0.5)
      )
      await screen.settle()
    }
    #expect(model.log == ["1 at 0", "1 at 1"])
    #expect(model.all == ["new 0", "new 1"])
    try screen.drag(
      from: screen.middle("picture"),
      to: CGPoint(x: 200, y: 300),
      rest: .seconds(0.5)
    )
    await screen.settle()
    #expect(model.log.count == 2)
  }

  @Test(
    "With a row that is selected all that are are dragged, each with its own data",
    arguments: [true, false]
  )
  func severalDragged(moves: Bool) async throws {
    let model = Model()
    model.selection = ["e", "b", "c"]
    let screen = Screen(Carried(model: model, moves: moves))
    try await drag(screen, "c", to: "basket")
    #expect(model.log == ["basket bce"])
    try await drag(screen, "a", to: "basket")
    #expect(model.log.last == "basket a")
    guard moves else { return }
    try await drag(screen, "b", to: "f")
    #expect(model.log.last == "[1, 2, 4] to 6")
  }

  @Test("Rows that are selected are dragged with one of them, also those that are out of sight")
  func severalOutOfSight() async throws {
    let model = Model()
    model.all = (0..<100).map { "\($0) " }
    model.selection = ["1 ", "90 "]
    let screen = Screen(Carried(model: model))
    try await drag(screen, "1 ", to: "basket")
    #expect(model.log == ["basket 1 90 "])
  }

  @Test("A mouse takes a row that carries data to the side, where it could be swiped without")
  func sideways() async throws {
    struct Beside: View {
      let model: Model
      var body: some View {
        HStack {
          Text("basket").frame(width: 100, height: 100)
            .dropDestination(for: String.self) { items, _ in
              model.log.append("basket \(items.joined())")
              return true
            }
          List {
            ForEach(model.all, id: \.self) { Text($0).draggable($0) }
              .onMove { model.move($0, $1) }
              .onDelete { model.all.remove(atOffsets: $0) }
          }
        }
      }
    }
    let model = Model()
    let screen = Screen(Beside(model: model))
    try await drag(screen, "d", to: "basket")
    #expect(model.log == ["basket d"])
    #expect(!screen.button("Delete").exists)
  }

  @Test("A dragContainer around a list is asked for all rows that are selected there")
  func container() async throws {
    struct Contained: View {
      let model: Model
      @State private var selection: Set<String> = ["d", "a"]
      var body: some View {
        VStack {
          List(selection: $selection) {
            ForEach(model.all, id: \.self) { Text($0).draggable(containerItemID: $0) }
          }
          .dragContainer(for: Card.self) { (ids: [String]) in ids.map { Card(id: $0) } }
          Text("basket").frame(width: 100, height: 60)
            .dropDestination(for: Card.self) { items, _ in
              model.log.append("basket \(items.map(\.id).joined())")
              return true
            }
        }
      }
    }
    let model = Model()
    let screen = Screen(Contained(model: model))
    try await drag(screen, "d", to: "basket")
    #expect(model.log == ["basket ad"])
  }

  // MARK: - With menus

  private struct WithMenus: View {
    let model: Model
    var body: some View {
      List {
        ForEach(model.all, id: \.self) { name in
          Text(name).contextMenu { Button("Copy \(name)") {} }
        }
        .onMove { model.move($0, $1) }
      }
      .listStyle(.plain)
    }
  }

  @Test(
    "A finger that holds a row opens its menu when it lets go there, and moves it when it moves"
  )
  func menus() async throws {
    let model = Model()
    let screen = Screen(WithMenus(model: model))
    let (b, d) = (try screen.middle("b"), try screen.middle("d"))
    screen.pointer = .touch
    try screen.drag(from: b, to: d, hold: .seconds(0.6), rest: .seconds(0.3))
    await screen.settle()
    #expect(model.log == ["[1] to 4"])
    #expect(!screen.text("Copy b").exists)
    try screen.text("a").press()
    await screen.settle()
    #expect(screen.element("Copy a").exists)
    #expect(model.log.count == 1)
  }

  @Test("A mouse moves a row with a menu at once, and opens that by its other button")
  func menusOfMouse() async throws {
    let model = Model()
    let screen = Screen(WithMenus(model: model))
    try await drag(screen, "b", to: "d")
    #expect(model.log == ["[1] to 4"])
    try screen.text("a").secondaryClick()
    await screen.settle()
    #expect(screen.element("Copy a").exists)
  }

  @Test("What can be dragged opens its menu when a finger that holds it lets go there")
  func draggableWithMenu() async throws {
    struct Cards: View {
      let model: Model
      var body: some View {
        VStack(spacing: 40) {
          Text("inner").draggable("inner").contextMenu { Button("Copy inner") {} }
          Text("outer").contextMenu { Button("Copy outer") {} }.draggable("outer")
          Text("none").contextMenu { Button("Copy none") {} }.itemProvider(nil)
          Text("basket").frame(width: 100, height: 60)
            .dropDestination(for: String.self) { items, _ in
              model.log.append("basket \(items.joined())")
              return true
            }
        }
      }
    }
    for name in ["inner", "outer", "none"] {
      let model = Model()
      let screen = Screen(Cards(model: model))
      screen.pointer = .touch
      let end = try screen.middle("basket")
      if name != "none" {
        try screen.drag(
          from: screen.middle(name),
          to: end,
          hold: .seconds(0.6),
          rest: .seconds(0.3)
        )
        await screen.settle()
        #expect(model.log == ["basket \(name)"])
      }
      try screen.text(.equal(name)).press()
      await screen.settle()
      #expect(screen.element("Copy \(name)").exists, "\(name)")
    }
  }

  // MARK: - Editing

  private struct Edited: View {
    let model: Model
    var body: some View {
      List {
        ForEach(model.all, id: \.self) { Text($0).moveDisabled(model.fixed.contains($0)) }
          .onDelete { model.all.remove(atOffsets: $0) }
          .onMove { model.move($0, $1) }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("The signs of a row that is edited are elements of their own, and no part of its name")
  func signs() async throws {
    let model = Model()
    model.fixed = ["c"]
    let screen = Screen(Edited(model: model))
    #expect(try screen.rows.labels == model.all)
    #expect(screen.row("b").image("Reorder").exists)
    #expect(!screen.row("c").image("Reorder").exists)
    #expect(try screen.row("b").image("Reorder").actions == ["Move up", "Move down"])
    try screen.row("b").image("Reorder").perform(action: "Move down")
    #expect(model.all.prefix(3) == ["a", "c", "b"])
    try screen.row("b").button("Remove").tap()
    await screen.settle()
    #expect(model.all.count == 6)
    // Its name has gone to the side.
    try screen.button("Delete").tap()
    await screen.settle()
    #expect(model.all == ["a", "c", "d", "e", "f"])
  }

  @Test("A grip lifts its row at once, and what is let go there opens no menu")
  func grip() async throws {
    struct Gripped: View {
      let model: Model
      var body: some View {
        WithMenus(model: model).environment(\.editMode, .constant(.active))
      }
    }
    let model = Model()
    let screen = Screen(Gripped(model: model))
    screen.pointer = .touch
    let grip = try screen.row("a").image("Reorder").frame
    let end = try screen.middle("c")
    try screen.drag(
      from: CGPoint(x: grip.midX, y: grip.midY),
      to: CGPoint(x: grip.midX, y: end.y + 2),
      rest: .seconds(0.3)
    )
    await screen.settle()
    #expect(model.log == ["[0] to 3"])
    try screen.row("b").image("Reorder").press()
    await screen.settle()
    #expect(model.log.count == 1)
    #expect(!screen.element("Copy b").exists)
  }
}

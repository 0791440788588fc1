import Observation
import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Lists by keyboard")
struct ListKeyTests {
  @Observable final class Model {
    var names = (0..<40).map { "row \($0)" }
    var one: String?
    var several: Set<String> = []
    var log: [String] = []
  }

  private struct One: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) {
        Section("first") {
          ForEach(model.names.prefix(3), id: \.self) { Text(verbatim: $0) }
        }
        Text("no tag")
        Section("second") {
          ForEach(model.names.dropFirst(3), id: \.self) {
            Text(verbatim: $0).selectionDisabled($0 == "row 4")
          }
        }
      }
      .listStyle(.plain)
    }
  }

  private struct Several: View {
    @Bindable var model: Model
    var body: some View {
      List(model.names, id: \.self, selection: $model.several) { Text(verbatim: $0) }
        .listStyle(.plain)
        .onDeleteCommand { model.names.removeAll { model.several.contains($0) } }
        .onExitCommand { model.several = [] }
    }
  }

  private func show(_ view: some View) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 300, height: 300))
    screen.pointer = .mouse
    return screen
  }

  @Test(
    "Tab goes to the list as a whole; arrows move the selection over headers and rows that can't be selected"
  )
  func arrows() throws {
    let model = Model()
    let screen = show(One(model: model))
    try screen.press(.downArrow)
    #expect(model.one == nil, "the list has no focus")
    try screen.press(.tab)
    #expect(model.one == nil)
    var found: [String?] = []
    for _ in 0..<5 {
      try screen.press(.downArrow)
      found.append(model.one)
    }
    #expect(found == ["row 0", "row 1", "row 2", "row 3", "row 5"])
    try screen.press(.upArrow)
    try screen.press(.upArrow)
    #expect(model.one == "row 2")
    try screen.press(.home)
    try screen.press(.upArrow)
    #expect(model.one == "row 0")
    #expect(screen.row("row 0").exists)
  }

  @Test("A row that is selected by a key is scrolled into sight, also one that was never made")
  func scrolling() throws {
    let model = Model()
    model.names = (0..<5_000).map { "row \($0)" }
    let screen = show(One(model: model))
    let height = try screen.row("row 0").frame.height
    /// Whether all of a row is seen.
    func isVisible(_ label: String) throws -> Bool {
      let row = screen.row(.equal(label))
      return try row.exists && row.frame.height == height
    }
    try screen.press(.tab)
    for index in 1...12 {
      try screen.press(.downArrow)
      let one = try #require(model.one)
      #expect(try isVisible(one), "after \(index) keys")
    }
    try screen.press(.end)
    #expect(model.one == "row 4999")
    #expect(try isVisible("row 4999"))
    let before = screen.root.counters
    _ = try screen.measure { model.one = "row 4998" }
    #expect((screen.root.counters - before).closures < 100)
    try screen.press(.upArrow)
    #expect(model.one == "row 4997")
    try screen.press(.home)
    #expect(try isVisible("row 0"))
  }

  @Test("Keys go on from the row that was pressed, or that the program selected")
  func start() throws {
    let model = Model()
    let screen = show(One(model: model))
    try screen.row("row 1").tap()
    #expect(model.one == "row 1")
    try screen.press(.downArrow)
    #expect(model.one == "row 2")
    model.one = "row 30"
    try screen.press(.downArrow)
    #expect(model.one == "row 31")
    #expect(screen.row("row 31").exists)
    model.names.removeFirst(10)
    try screen.press(.upArrow)
    #expect(model.one == "row 30")
  }

  @Test("Shift selects all rows from where it was first held, in both ways")
  func extending() throws {
    let model = Model()
    let screen = show(Several(model: model))
    try screen.row("row 2").tap()
    try screen.press(.downArrow, modifiers: .shift)
    try screen.press(.downArrow, modifiers: .shift)
    #expect(model.several == ["row 2", "row 3", "row 4"])
    for _ in 0..<3 { try screen.press(.upArrow, modifiers: .shift) }
    #expect(model.several == ["row 1", "row 2"])
    try screen.press(.home, modifiers: .shift)
    #expect(model.several == ["row 0", "row 1", "row 2"])
    try screen.press(.downArrow)
    #expect(model.several == ["row 1"])
    try screen.press(.end, modifiers: .shift)
    #expect(model.several.count == 39)
  }

  @Test("The keys for deleting and escape do what the list's commands say")
  func commands() throws {
    let model = Model()
    let screen = show(Several(model: model))
    try screen.press(.delete)
    #expect(model.names.count == 40)
    try screen.row("row 2").tap()
    try screen.press(.downArrow, modifiers: .shift)
    try screen.press(.delete)
    #expect(model.names.count == 38 && !screen.row("row 3").exists)
    try screen.press(.escape)
    #expect(model.several.isEmpty)
    try screen.press(.downArrow)
    try screen.press(.deleteForward)
    #expect(model.names.first == "row 1")
  }

  private struct Moved: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.several) {
        ForEach(model.names, id: \.self) { name in
          Text(verbatim: name).moveDisabled(name == "row 5")
        }
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("A row of onMove goes one step with Option and an arrow, unless it may not")
  func steps() throws {
    let model = Model()
    let screen = show(Moved(model: model))
    try screen.row("row 2").tap()
    try screen.press(.downArrow, modifiers: .option)
    #expect(model.names.prefix(5) == ["row 0", "row 1", "row 3", "row 2", "row 4"])
    try screen.press(.upArrow, modifiers: .option)
    try screen.press(.upArrow, modifiers: .option)
    #expect(model.names.prefix(4) == ["row 0", "row 2", "row 1", "row 3"])
    try screen.press(.upArrow, modifiers: .option)
    try screen.press(.upArrow, modifiers: .option)
    #expect(model.names.first == "row 2")
    try screen.row("row 5").tap()
    try screen.press(.downArrow, modifiers: .option)
    #expect(model.names[5] == "row 5")
  }

  private struct Board: View {
    let model: Model
    let isActive: Bool
    @State private var text = "ab"
    var body: some View {
      VStack {
        Text("board").frame(width: 50, height: 50).focusable()
          .onMoveCommand(perform: isActive ? { model.log.append("inner \($0)") } : nil)
        TextField("field", text: $text)
      }
      .onMoveCommand { model.log.append("outer \($0)") }
      .onDeleteCommand { model.log.append("delete") }
      .onExitCommand { model.log.append("exit") }
    }
  }

  @Test("Arrows are moves for the innermost view that takes them; a text keeps its keys")
  func moves() throws {
    let model = Model()
    let screen = show(Board(model: model, isActive: true))
    try screen.press(.leftArrow)
    try screen.text("board").tap()
    try screen.press(.leftArrow)
    try screen.press(.upArrow)
    try screen.press(.rightArrow, modifiers: .control)
    try screen.press(.delete)
    try screen.press(.escape)
    #expect(model.log == ["inner left", "inner up", "delete", "exit"])
    try screen.press(.tab)
    for _ in 0..<4 { try screen.press(.delete) }
    try screen.press(.leftArrow)
    #expect(model.log.count == 4)
    let other = Model()
    let second = show(Board(model: other, isActive: false))
    try second.text("board").tap()
    try second.press(.downArrow)
    #expect(other.log == ["outer down"])
  }

  @Test("Return does the primary action for what is selected")
  func primaryAction() throws {
    struct Content: View {
      @Bindable var model: Model
      var body: some View {
        List(model.names, id: \.self, selection: $model.one) { Text(verbatim: $0) }
          .contextMenu(forSelectionType: String.self) { _ in
            Button("menu") {}
          } primaryAction: {
            model.log += $0.sorted()
          }
      }
    }
    let model = Model()
    let screen = show(Content(model: model))
    try screen.press(.tab)
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(model.log == ["row 1"])
    #expect(screen.row("row 1").exists)
  }

  @Test(
    "A click of a mouse selects its row alone; with Control one more or less, with shift all between"
  )
  func clicks() throws {
    let model = Model()
    let screen = show(Several(model: model))
    func click(_ row: Int, _ modifiers: EventModifiers = []) throws {
      try screen.row("row \(row)").tap(modifiers: modifiers)
    }
    try click(0)
    try click(1)
    #expect(model.several == ["row 1"])
    try click(3, .control)
    #expect(model.several == ["row 1", "row 3"])
    try click(3, .control)
    #expect(model.several == ["row 1"])
    try click(2)
    try click(4, .shift)
    #expect(model.several == ["row 2", "row 3", "row 4"])
    try click(1, .shift)
    #expect(model.several == ["row 1", "row 2"])
    // Keys go on from there.
    try screen.press(.downArrow)
    #expect(model.several == ["row 2"])
    // A finger has no keys: each touch adds a row or takes it out.
    screen.pointer = .touch
    try click(4)
    #expect(model.several == ["row 2", "row 4"])
  }

  @Test(
    "The menu of a row opens anywhere in it, by the second button at once, by a finger after a while"
  )
  func rowMenus() async throws {
    struct Rows: View {
      @State private var picked: Set<Int> = []
      var body: some View {
        List(selection: $picked) {
          ForEach(0..<3) { row in
            HStack {
              Text(verbatim: "row \(row)")
              Spacer()
            }
            .contextMenu { Button("item \(row)") {} }
          }
        }
        .listStyle(.plain)
      }
    }
    let screen = show(Rows())
    let y = try screen.row("row 1").frame.midY
    let end = CGPoint(x: 250, y: y)
    try screen.secondaryClick(at: end)
    await screen.settle()
    #expect(screen.menuItem("item 1").exists)
    try screen.press(.escape)
    await screen.settle()
    #expect(!screen.menuItem("item 1").exists)
    // A mouse that is held opens nothing.
    try screen.text("row 1").press(for: .seconds(1))
    await screen.settle()
    #expect(!screen.menuItem("item 1").exists)
    screen.pointer = .touch
    try screen.press(at: end, for: .seconds(1))
    #expect(screen.menuItem("item 1").exists)
  }
}

import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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

  private func show<V: View>(_ view: V) throws -> (Harness<V>, Hand) {
    let harness = try Harness(view, width: 300, height: 300)
    return (harness, Hand(harness))
  }

  @Test(
    "Tab goes to the list as a whole; arrows move the selection over headers and rows that can't be selected"
  )
  func arrows() throws {
    let model = Model()
    let (harness, hand) = try show(One(model: model))
    try hand.key(.downArrow)
    #expect(model.one == nil, "the list has no focus")
    try hand.key(.tab)
    #expect(model.one == nil)
    var found: [String?] = []
    for _ in 0..<5 {
      try hand.key(.downArrow)
      found.append(model.one)
    }
    #expect(found == ["row 0", "row 1", "row 2", "row 3", "row 5"])
    try hand.key(.upArrow)
    try hand.key(.upArrow)
    #expect(model.one == "row 2")
    try hand.key(.home)
    try hand.key(.upArrow)
    #expect(model.one == "row 0")
    #expect(harness.labels.contains("row 0"))
  }

  @Test("A row that is selected by a key is scrolled into sight, also one that was never made")
  func scrolling() throws {
    let model = Model()
    model.names = (0..<5_000).map { "row \($0)" }
    let (harness, hand) = try show(One(model: model))
    func isVisible(_ label: String) -> Bool {
      harness.frame(label).map { $0.minY >= 0 && $0.maxY <= 300 } ?? false
    }
    try hand.key(.tab)
    for index in 1...12 {
      try hand.key(.downArrow)
      #expect(isVisible(try #require(model.one)), "after \(index) keys")
    }
    try hand.key(.end)
    #expect(model.one == "row 4999")
    #expect(isVisible("row 4999"))
    let work = try harness.work { model.one = "row 4998" }
    #expect(work.closures < 100)
    try hand.key(.upArrow)
    #expect(model.one == "row 4997")
    try hand.key(.home)
    #expect(isVisible("row 0"))
  }

  @Test("Keys go on from the row that was pressed, or that the program selected")
  func start() throws {
    let model = Model()
    let (harness, hand) = try show(One(model: model))
    try hand.tap(harness.frame("row 1"))
    #expect(model.one == "row 1")
    try hand.key(.downArrow)
    #expect(model.one == "row 2")
    model.one = "row 30"
    try harness.host.update()
    try hand.key(.downArrow)
    #expect(model.one == "row 31")
    #expect(harness.labels.contains("row 31"))
    model.names.removeFirst(10)
    try harness.host.update()
    try hand.key(.upArrow)
    #expect(model.one == "row 30")
  }

  @Test("Shift selects all rows from where it was first held, in both ways")
  func extending() throws {
    let model = Model()
    let (harness, hand) = try show(Several(model: model))
    try hand.tap(harness.frame("row 2"))
    try hand.key(.downArrow, .shift)
    try hand.key(.downArrow, .shift)
    #expect(model.several == ["row 2", "row 3", "row 4"])
    for _ in 0..<3 { try hand.key(.upArrow, .shift) }
    #expect(model.several == ["row 1", "row 2"])
    try hand.key(.home, .shift)
    #expect(model.several == ["row 0", "row 1", "row 2"])
    try hand.key(.downArrow)
    #expect(model.several == ["row 1"])
    try hand.key(.end, .shift)
    #expect(model.several.count == 39)
  }

  @Test("The keys for deleting and escape do what the list's commands say")
  func commands() throws {
    let model = Model()
    let (harness, hand) = try show(Several(model: model))
    try hand.key(.delete)
    #expect(model.names.count == 40)
    try hand.tap(harness.frame("row 2"))
    try hand.key(.downArrow, .shift)
    try hand.key(.delete)
    #expect(model.names.count == 38 && !harness.labels.contains("row 3"))
    try hand.key(.escape)
    #expect(model.several.isEmpty)
    try hand.key(.downArrow)
    try hand.key(.deleteForward)
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
    let (harness, hand) = try show(Moved(model: model))
    try hand.tap(harness.frame("row 2"))
    try hand.key(.downArrow, .option)
    #expect(model.names.prefix(5) == ["row 0", "row 1", "row 3", "row 2", "row 4"])
    try hand.key(.upArrow, .option)
    try hand.key(.upArrow, .option)
    #expect(model.names.prefix(4) == ["row 0", "row 2", "row 1", "row 3"])
    try hand.key(.upArrow, .option)
    try hand.key(.upArrow, .option)
    #expect(model.names.first == "row 2")
    try hand.tap(harness.frame("row 5"))
    try hand.key(.downArrow, .option)
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
    let (harness, hand) = try show(Board(model: model, isActive: true))
    try hand.key(.leftArrow)
    try hand.tap(harness.frame("board"))
    try hand.key(.leftArrow)
    try hand.key(.upArrow)
    try hand.key(.rightArrow, .control)
    try hand.key(.delete)
    try hand.key(.escape)
    #expect(model.log == ["inner left", "inner up", "delete", "exit"])
    try hand.key(.tab)
    for _ in 0..<4 { try hand.key(.delete) }
    try hand.key(.leftArrow)
    #expect(model.log.count == 4)
    let other = Model()
    let (quiet, second) = try show(Board(model: other, isActive: false))
    try second.tap(quiet.frame("board"))
    try second.key(.downArrow)
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
    let (harness, hand) = try show(Content(model: model))
    try hand.key(.tab)
    try hand.key(.downArrow)
    try hand.key(.downArrow)
    try hand.key(.return)
    #expect(model.log == ["row 1"])
    #expect(harness.labels.contains("row 1"))
  }

  @Test(
    "A click of a mouse selects its row alone; with Control one more or less, with shift all between"
  )
  func clicks() throws {
    let model = Model()
    let (harness, hand) = try show(Several(model: model))
    func click(_ row: Int, _ modifiers: EventModifiers = []) throws {
      hand.modifiers = modifiers
      try hand.tap(harness.frame("row \(row)"))
      hand.modifiers = []
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
    try hand.key(.downArrow)
    #expect(model.several == ["row 2"])
    // A finger has no keys: each touch adds a row or takes it out.
    hand.device = .touch
    try click(4)
    #expect(model.several == ["row 2", "row 4"])
  }

  @Test(
    "The menu of a row opens anywhere in it, by the second button at once, by a finger after a while"
  )
  func rowMenus() throws {
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
    let (harness, hand) = try show(Rows())
    let y = try #require(harness.frame("row 1")).midY
    try hand.secondaryClick(250, y)
    try hand.wait(1)
    #expect(harness.labels.contains("item 1"))
    try hand.key(.escape)
    try hand.wait(1)
    #expect(!harness.labels.contains("item 1"))
    // A mouse that is held opens nothing.
    try hand.press(30, y)
    try hand.wait(1)
    try hand.release(30, y)
    #expect(!harness.labels.contains("item 1"))
    hand.device = .touch
    try hand.press(250, y)
    try hand.wait(1)
    try hand.release(250, y)
    #expect(harness.labels.contains("item 1"))
  }
}

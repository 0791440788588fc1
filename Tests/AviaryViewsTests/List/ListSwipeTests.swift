import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Rows of lists by hand")
struct ListSwipeTests {
  @Observable final class Tasks {
    var all = ["a", "b", "c", "d"]
    var log: [String] = []
  }

  /// Rows of 44 points in a plain list of 300.
  private struct Plain: View {
    let tasks: Tasks
    var mode = EditMode.inactive
    var body: some View {
      List {
        ForEach(tasks.all, id: \.self) { name in
          Button(name) { tasks.log.append(name) }
        }
        .onDelete { tasks.all.remove(atOffsets: $0) }
        .onMove { tasks.all.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(mode))
    }
  }

  private struct Swiped: View {
    let tasks: Tasks
    var allowsFull = true
    var body: some View {
      List(tasks.all, id: \.self) { name in
        Button {
          tasks.log.append(name)
        } label: {
          // As wide as the row, so that some of it can be seen wherever the row is.
          Text(name).frame(maxWidth: .infinity, alignment: .leading)
        }
        .swipeActions(allowsFullSwipe: allowsFull) {
          Button("trash \(name)", role: .destructive) { tasks.log.append("trash \(name)") }
          Button("flag \(name)") { tasks.log.append("flag \(name)") }.tint(.orange)
        }
        .swipeActions(edge: .leading) {
          Button("pin \(name)") { tasks.log.append("pin \(name)") }
        }
      }
      .listStyle(.plain)
    }
  }

  private func shown(_ view: some View) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 300, height: 300))
    screen.pointer = .mouse
    return screen
  }

  /// Drags the middle of a row across.
  private func swipe(_ screen: Screen, _ name: TextMatch, by distance: CGFloat) async throws {
    let y = try screen.row(name).frame.midY
    try screen.drag(
      from: CGPoint(x: 150, y: y),
      to: CGPoint(x: 150 + distance, y: y),
      rest: .seconds(0.3)
    )
    await screen.settle()
  }

  @Test("A row is slid by a drag, uncovers its actions, and does the one that is pressed")
  func actions() async throws {
    let tasks = Tasks()
    let screen = shown(Swiped(tasks: tasks))
    let place = try screen.button("b").frame
    try await swipe(screen, "b", by: -100)
    #expect(tasks.log.isEmpty)
    // The first action is at the edge.
    let trash = try screen.button("trash b").frame
    let flag = try screen.button("flag b").frame
    #expect(trash.minX >= flag.maxX && trash.maxX <= 300.01)
    #expect(try screen.button("b").frame.maxX < place.maxX - 100)
    #expect(!screen.button("trash a").exists)
    try screen.button("flag b").tap()
    await screen.settle()
    #expect(tasks.log == ["flag b"])
    #expect(try screen.button("b").frame == place)
    #expect(!screen.button("trash b").exists)
    try await swipe(screen, "b", by: 60)
    #expect(!screen.button("trash b").exists)
    try screen.button("pin b").tap()
    #expect(tasks.log == ["flag b", "pin b"])
  }

  @Test("An action is 74 to 120 points wide by itself, and a longer title has two lines")
  func widths() async throws {
    func frame(_ title: String) async throws -> CGRect {
      let list = List {
        Text("row").frame(maxWidth: .infinity, alignment: .trailing)
          .swipeActions(allowsFullSwipe: false) { Button(title) {} }
      }
      let screen = shown(list.listStyle(.plain))
      let place = try screen.text("row").frame
      try await swipe(screen, "row", by: -100)
      let action = try screen.button(.equal(title)).frame
      #expect(try screen.text("row").frame.maxX == place.maxX - action.width)
      return action
    }
    #expect(try await frame("a").width == 74)
    #expect(try await frame("move to somewhere else").width == 120)
    let middle = try await frame("longer title")
    #expect(middle.width > 74 && middle.width < 120, "\(middle)")
  }

  @Test("A tap elsewhere, or on the row, closes it and does nothing else")
  func closing() async throws {
    let tasks = Tasks()
    let screen = shown(Swiped(tasks: tasks))
    for label in ["c", "b"] {
      let y = try screen.row(.equal(label)).frame.midY
      try await swipe(screen, "b", by: -100)
      #expect(screen.button("trash b").exists)
      try screen.tap(at: CGPoint(x: 5, y: y))
      await screen.settle()
      #expect(!screen.button("trash b").exists)
      #expect(tasks.log.isEmpty)
    }
    try screen.button("c").tap()
    #expect(tasks.log == ["c"])
  }

  @Test("A full swipe does the first action where it may", arguments: [true, false])
  func fullSwipe(allowsFull: Bool) async throws {
    let tasks = Tasks()
    let screen = shown(Swiped(tasks: tasks, allowsFull: allowsFull))
    let y = try screen.row("b").frame.midY
    try screen.drag(
      from: CGPoint(x: 280, y: y),
      to: CGPoint(x: 20, y: y),
      rest: .seconds(0.3)
    )
    await screen.settle()
    #expect(tasks.log == (allowsFull ? ["trash b"] : []))
    #expect(screen.button("trash b").exists != allowsFull)
  }

  @Test("Fingers that move across on a touchpad slide a row, those that move along scroll")
  func touchpad() async throws {
    let tasks = Tasks()
    let screen = shown(Swiped(tasks: tasks))
    let place = CGPoint(x: 100, y: try screen.row("b").frame.midY)
    try screen.scroll(by: CGSize(width: 120, height: 10), at: place, duration: .seconds(0.5))
    await screen.settle()
    #expect(screen.button("trash b").exists)
    try screen.scroll(by: CGSize(width: 0, height: 5), at: place)
    await screen.settle()
    #expect(!screen.button("trash b").exists)
    #expect(tasks.log.isEmpty)
  }

  @Test("onDelete gives a button at the trailing edge, and none at the other")
  func deletion() async throws {
    let tasks = Tasks()
    let screen = shown(Plain(tasks: tasks))
    try await swipe(screen, "b", by: 100)
    #expect(!screen.button("Delete").exists)
    try await swipe(screen, "b", by: -60)
    try screen.button("Delete").tap()
    await screen.settle()
    #expect(tasks.all == ["a", "c", "d"])
    #expect(!screen.button("Delete").exists)
  }

  @Test("A finger that drags along scrolls, and slides no row")
  func scrolling() async throws {
    let tasks = Tasks()
    tasks.all = (0..<50).map { "row \($0)" }
    let screen = shown(Plain(tasks: tasks))
    screen.pointer = .touch
    let before = try screen.button("row 5").frame
    try screen.drag(
      from: CGPoint(x: 150, y: 200),
      to: CGPoint(x: 140, y: 150),
      rest: .seconds(0.3)
    )
    await screen.settle()
    #expect(try screen.button("row 5").frame == before.offsetBy(dx: 0, dy: -50))
    #expect(tasks.log.isEmpty)
  }

  @Test("The sign for deleting uncovers the button that does it")
  func editing() async throws {
    let tasks = Tasks()
    let screen = shown(Plain(tasks: tasks, mode: .active))
    let y = try screen.row("b").frame.midY
    try screen.drag(
      from: CGPoint(x: 150, y: y),
      to: CGPoint(x: 50, y: y),
      rest: .seconds(0.3)
    )
    #expect(!screen.button("Delete").exists)
    try screen.tap(at: CGPoint(x: 28, y: y))
    await screen.settle()
    #expect(tasks.all.count == 4)
    try screen.button("Delete").tap()
    await screen.settle()
    #expect(tasks.all == ["a", "c", "d"])
  }

  /// The middles of rows, from above.
  private func middles(_ screen: Screen) throws -> [CGFloat] {
    try ["a", "b", "c", "d"].map { try screen.button(.equal($0)).frame.midY }
  }

  private func isNear(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 0.01 }
  }

  /// Where the grips of rows are, across.
  private let gripX = CGFloat(272)

  @Test("The grip drags a row to another place")
  func grip() async throws {
    let tasks = Tasks()
    let screen = shown(Plain(tasks: tasks, mode: .active))
    let places = try middles(screen)
    try screen.beginDrag(at: CGPoint(x: gripX, y: places[0]))
    try screen.moveDrag(to: CGPoint(x: gripX, y: places[2] + 4))
    #expect(abs(try screen.button("a").frame.midY - places[2] - 4) < 0.01)
    #expect(tasks.all == ["a", "b", "c", "d"])
    try screen.endDrag()
    await screen.settle()
    #expect(tasks.all == ["b", "c", "a", "d"])
    #expect(abs(try screen.button("a").frame.midY - places[2]) < 0.01)
  }

  @Test("The others make room for a row that is lifted, and nothing jumps when it is dropped")
  func room() async throws {
    let tasks = Tasks()
    let screen = shown(Plain(tasks: tasks, mode: .active))
    let places = try middles(screen)
    try screen.beginDrag(at: CGPoint(x: gripX, y: places[0]))
    try screen.moveDrag(to: CGPoint(x: gripX, y: places[2] + 4), rest: .seconds(1))
    #expect(try isNear(middles(screen), [places[2] + 4, places[0], places[1], places[3]]))
    // Back over one of them.
    try screen.moveDrag(to: CGPoint(x: gripX, y: places[1] - 4), rest: .seconds(1))
    #expect(try isNear(middles(screen), [places[1] - 4, places[0], places[2], places[3]]))
    try screen.endDrag()
    for _ in 0..<20 {
      await screen.advance(by: .seconds(0.02))
      #expect(try isNear(Array(middles(screen).dropFirst()), [places[0], places[2], places[3]]))
    }
    await screen.settle()
    #expect(try isNear(middles(screen), [places[1], places[0], places[2], places[3]]))
    #expect(tasks.all == ["b", "a", "c", "d"])
  }

  @Test("A mouse lifts a row of a list with onMove at once, where a finger scrolls")
  func mouse() async throws {
    let tasks = Tasks()
    let screen = shown(Plain(tasks: tasks))
    let y = try screen.row("a").frame.midY
    let (start, end) = (CGPoint(x: 100, y: y), CGPoint(x: 100, y: y + 100))
    try screen.drag(from: start, to: end)
    await screen.settle()
    #expect(tasks.all == ["b", "c", "a", "d"])
    #expect(tasks.log.isEmpty)
    screen.pointer = .touch
    try screen.drag(from: start, to: end)
    await screen.settle()
    #expect(tasks.all == ["b", "c", "a", "d"])
  }

  @Test(
    "A long press lifts a row of a list with onMove, and a drop in its place moves nothing",
    arguments: [ScreenPointer.touch, .mouse]
  )
  func longPress(pointer: ScreenPointer) async throws {
    let tasks = Tasks()
    let screen = shown(Plain(tasks: tasks))
    screen.pointer = pointer
    let (b, d) = (try screen.button("b").frame, try screen.button("d").frame)
    let place = CGPoint(x: 150, y: d.midY)
    try screen.drag(from: place, to: CGPoint(x: 150, y: d.midY + 10), hold: .seconds(0.6))
    await screen.settle()
    #expect(tasks.all == ["a", "b", "c", "d"])
    #expect(try screen.button("d").frame == d)
    try screen.drag(from: place, to: CGPoint(x: 150, y: b.midY - 4), hold: .seconds(0.6))
    await screen.settle()
    #expect(tasks.all == ["a", "d", "b", "c"])
    #expect(tasks.log.isEmpty)
  }

  @Test("A tap on a bar closes a row that is open, and does what it does")
  func tapOnBar() async throws {
    let tasks = Tasks()
    let view = NavigationStack {
      Swiped(tasks: tasks).toolbar { Button("Add") { tasks.log.append("add") } }
    }
    let screen = Screen(view, size: ScreenSize(width: 300, height: 400))
    try await swipe(screen, "b", by: -100)
    #expect(screen.button("trash b").exists)
    try screen.button("Add").tap()
    await screen.settle()
    #expect(!screen.button("trash b").exists)
    #expect(tasks.log == ["add"])
  }
}

import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

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
        Button(name) { tasks.log.append(name) }
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

  private func harness<V: View>(_ view: V) throws -> (Harness<V>, Hand) {
    let harness = try Harness(view, width: 300, height: 300)
    return (harness, Hand(harness))
  }

  private func swipe<V: View>(
    _ harness: Harness<V>,
    _ hand: Hand,
    _ label: String,
    by distance: CGFloat
  ) throws {
    let frame = try #require(harness.frame(label))
    let start = CGPoint(x: 150, y: frame.midY)
    try hand.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), rest: 0.3)
    _ = try hand.waitForRest()
  }

  @Test("A row is slid by a drag, uncovers its actions, and does the one that is pressed")
  func actions() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Swiped(tasks: tasks))
    let place = try #require(harness.frame("b"))
    try swipe(harness, hand, "b", by: -100)
    #expect(tasks.log.isEmpty)
    // The first action is at the edge.
    let trash = try #require(harness.frame("trash b"))
    let flag = try #require(harness.frame("flag b"))
    #expect(trash.minX >= flag.maxX && trash.maxX <= 300.01)
    #expect(try #require(harness.frame("b")).minX < place.minX - 100)
    #expect(harness.frame("trash a") == nil)
    try hand.tap(flag)
    _ = try hand.waitForRest()
    #expect(tasks.log == ["flag b"])
    #expect(harness.frame("b") == place)
    #expect(harness.frame("trash b") == nil)
    try swipe(harness, hand, "b", by: 60)
    #expect(harness.frame("trash b") == nil)
    try hand.tap(harness.frame("pin b"))
    #expect(tasks.log == ["flag b", "pin b"])
  }

  @Test("An action is 74 to 120 points wide by itself, and a longer title has two lines")
  func widths() throws {
    func frame(_ title: String) throws -> CGRect {
      let list = List {
        Text("row").swipeActions(allowsFullSwipe: false) { Button(title) {} }
      }
      let (harness, hand) = try harness(list.listStyle(.plain))
      let place = try #require(harness.frame("row"))
      try swipe(harness, hand, "row", by: -100)
      let action = try #require(harness.frame(title))
      #expect(try #require(harness.frame("row")).minX == place.minX - action.width)
      return action
    }
    #expect(try frame("a").width == 74)
    #expect(try frame("move to somewhere else").width == 120)
    let middle = try frame("a title")
    #expect(middle.width > 74 && middle.width < 120)
  }

  @Test("A tap elsewhere, or on the row, closes it and does nothing else")
  func closing() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Swiped(tasks: tasks))
    for label in ["c", "b"] {
      try swipe(harness, hand, "b", by: -100)
      #expect(harness.frame("trash b") != nil)
      let frame = try #require(harness.frame(label))
      try hand.tap(max(5, frame.minX), frame.midY)
      _ = try hand.waitForRest()
      #expect(harness.frame("trash b") == nil)
      #expect(tasks.log.isEmpty)
    }
    try hand.tap(harness.frame("c"))
    #expect(tasks.log == ["c"])
  }

  @Test("A full swipe does the first action where it may", arguments: [true, false])
  func fullSwipe(allowsFull: Bool) throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Swiped(tasks: tasks, allowsFull: allowsFull))
    let y = try #require(harness.frame("b")).midY
    try hand.drag(from: CGPoint(x: 280, y: y), to: CGPoint(x: 20, y: y), rest: 0.3)
    _ = try hand.waitForRest()
    #expect(tasks.log == (allowsFull ? ["trash b"] : []))
    #expect((harness.frame("trash b") == nil) == allowsFull)
  }

  @Test("Fingers that move across on a touchpad slide a row, those that move along scroll")
  func touchpad() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Swiped(tasks: tasks))
    let y = try #require(harness.frame("b")).midY
    try hand.scroll(0, 0, at: 100, y, phase: .began, isPrecise: true)
    for _ in 0..<10 {
      try hand.wait(1.0 / 60)
      try hand.scroll(12, 1, at: 100, y, isPrecise: true)
    }
    try hand.wait(0.3)
    try hand.scroll(0, 0, at: 100, y, phase: .ended, isPrecise: true)
    _ = try hand.waitForRest()
    #expect(harness.frame("trash b") != nil)
    try hand.scroll(0, 5, at: 100, y, isPrecise: true)
    _ = try hand.waitForRest()
    #expect(harness.frame("trash b") == nil)
  }

  @Test("onDelete gives a button at the trailing edge, and none at the other")
  func deletion() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Plain(tasks: tasks))
    try swipe(harness, hand, "b", by: 100)
    #expect(harness.frame("Delete") == nil)
    try swipe(harness, hand, "b", by: -60)
    try hand.tap(harness.frame("Delete"))
    _ = try hand.waitForRest()
    #expect(tasks.all == ["a", "c", "d"])
    #expect(harness.labels.filter { $0 == "Delete" }.isEmpty)
  }

  @Test("A finger that drags along scrolls, and slides no row")
  func scrolling() throws {
    let tasks = Tasks()
    tasks.all = (0..<50).map { "row \($0)" }
    let (harness, hand) = try harness(Plain(tasks: tasks))
    hand.device = .touch
    let before = try #require(harness.frame("row 5"))
    try hand.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 140, y: 150), rest: 0.3)
    _ = try hand.waitForRest()
    #expect(try #require(harness.frame("row 5")) == before.offsetBy(dx: 0, dy: -50))
    #expect(tasks.log.isEmpty)
  }

  @Test("The sign for deleting uncovers the button that does it")
  func editing() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Plain(tasks: tasks, mode: .active))
    let row = try #require(harness.frame("b"))
    try hand.drag(
      from: CGPoint(x: 150, y: row.midY),
      to: CGPoint(x: 50, y: row.midY),
      rest: 0.3
    )
    #expect(harness.frame("Delete") == nil)
    try hand.tap(28, row.midY)
    _ = try hand.waitForRest()
    #expect(tasks.all.count == 4)
    try hand.tap(harness.frame("Delete"))
    _ = try hand.waitForRest()
    #expect(tasks.all == ["a", "c", "d"])
  }

  @Test("The grip drags a row to another place")
  func grip() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Plain(tasks: tasks, mode: .active))
    let (a, c) = (try #require(harness.frame("a")), try #require(harness.frame("c")))
    try hand.press(272, a.midY)
    try hand.wait(0.1)
    try hand.move(272, c.midY + 4)
    #expect(abs(try #require(harness.frame("a")).midY - c.midY - 4) < 0.01)
    #expect(tasks.all == ["a", "b", "c", "d"])
    try hand.release(272, c.midY + 4)
    _ = try hand.waitForRest()
    #expect(tasks.all == ["b", "c", "a", "d"])
    #expect(abs(try #require(harness.frame("a")).midY - c.midY) < 0.01)
  }

  @Test("The others make room for a row that is lifted, and nothing jumps when it is dropped")
  func room() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Plain(tasks: tasks, mode: .active))
    let places = try tasks.all.map { try #require(harness.frame($0)).midY }
    func middles() throws -> [CGFloat] {
      try ["a", "b", "c", "d"].map { try #require(harness.frame($0)).midY }
    }
    func isNear(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
      zip(found, wanted).allSatisfy { abs($0 - $1) < 0.01 }
    }
    try hand.press(272, places[0])
    try hand.wait(0.1)
    try hand.move(272, places[2] + 4)
    try hand.wait(1)
    #expect(try isNear(middles(), [places[2] + 4, places[0], places[1], places[3]]))
    // Back over one of them.
    try hand.move(272, places[1] - 4)
    try hand.wait(1)
    #expect(try isNear(middles(), [places[1] - 4, places[0], places[2], places[3]]))
    try hand.release(272, places[1] - 4)
    for _ in 0..<20 {
      try hand.wait(0.02)
      #expect(try isNear(Array(middles().dropFirst()), [places[0], places[2], places[3]]))
    }
    _ = try hand.waitForRest()
    #expect(try isNear(middles(), [places[1], places[0], places[2], places[3]]))
    #expect(tasks.all == ["b", "a", "c", "d"])
  }

  @Test("A mouse lifts a row of a list with onMove at once, where a finger scrolls")
  func mouse() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Plain(tasks: tasks))
    let frame = try #require(harness.frame("a"))
    try hand.drag(from: CGPoint(x: 100, y: frame.midY), to: CGPoint(x: 100, y: frame.midY + 100))
    try hand.wait(1)
    #expect(tasks.all == ["b", "c", "a", "d"])
    #expect(tasks.log.isEmpty)
    hand.device = .touch
    try hand.drag(from: CGPoint(x: 100, y: frame.midY), to: CGPoint(x: 100, y: frame.midY + 100))
    try hand.wait(1)
    #expect(tasks.all == ["b", "c", "a", "d"])
  }

  @Test("A long press lifts a row of a list with onMove, and a drop in its place moves nothing")
  func longPress() throws {
    let tasks = Tasks()
    let (harness, hand) = try harness(Plain(tasks: tasks))
    let (b, d) = (try #require(harness.frame("b")), try #require(harness.frame("d")))
    try hand.press(150, d.midY)
    try hand.wait(0.6)
    try hand.move(150, d.midY + 10)
    try hand.release(150, d.midY + 10)
    _ = try hand.waitForRest()
    #expect(tasks.all == ["a", "b", "c", "d"])
    #expect(harness.frame("d") == d)
    try hand.press(150, d.midY)
    try hand.wait(0.6)
    try hand.move(150, b.midY - 4)
    try hand.release(150, b.midY - 4)
    _ = try hand.waitForRest()
    #expect(tasks.all == ["a", "d", "b", "c"])
    #expect(tasks.log.isEmpty)
  }
}

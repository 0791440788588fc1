import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Swipe actions outside of lists")
struct SwipeContainerTests {
  @MainActor @Observable final class Log {
    var lines: [String] = []
  }

  @MainActor @Observable final class Names {
    var all = ["a", "b", "c"]
  }

  private struct Rows: View {
    let log: Log
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { number in
            Text("row \(number)").frame(width: 300, height: 50)
              .swipeActions {
                Button("trash \(number)") { log.lines.append("trash \(number)") }
              } onPresentationChanged: {
                log.lines.append("\(number) \($0)")
              }
              .swipeActions(edge: .leading) {
                Button("pin \(number)") { log.lines.append("pin \(number)") }
              }
          }
        }
      }
    }
  }

  private func swipe(_ screen: Screen, _ name: String, by distance: CGFloat) throws {
    let start = try screen.middle(name)
    screen.pointer = .touch
    try screen.drag(
      from: start,
      to: CGPoint(x: start.x + distance, y: start.y),
      rest: .seconds(0.2)
    )
  }

  @Test("W1: rows of a container are swiped, one at a time, and closed by a tap elsewhere")
  func container() async throws {
    let log = Log()
    let screen = Screen(Rows(log: log).swipeActionsContainer())
    try swipe(screen, "row 1", by: -90)
    await screen.settle()
    #expect(log.lines == ["1 true"])
    #expect(screen.button("trash 1").exists)
    try swipe(screen, "row 2", by: -90)
    await screen.settle()
    #expect(!screen.button("trash 1").exists)
    try swipe(screen, "row 2", by: -90)
    await screen.settle()
    #expect(screen.button("trash 2").exists)
    try screen.button("trash 2").tap()
    await screen.settle()
    #expect(log.lines.contains("trash 2"))
    #expect(!screen.button("trash 2").exists)
    try swipe(screen, "row 3", by: 90)
    await screen.settle()
    #expect(screen.button("pin 3").exists)
    try screen.tap(at: screen.middle("row 5"))
    await screen.settle()
    #expect(!screen.button("pin 3").exists)
  }

  @Test("W2: outside of lists and containers swipe actions have no effect")
  func outside() async throws {
    let log = Log()
    let screen = Screen(Rows(log: log))
    try swipe(screen, "row 1", by: -90)
    await screen.settle()
    #expect(log.lines.isEmpty)
    #expect(!screen.button("trash 1").exists)
  }

  @Test(
    "W3: actions that go with their row have left, in lists and containers",
    arguments: [false, true]
  )
  func removed(isList: Bool) async throws {
    struct Shown: View {
      let names: Names
      let log: Log
      let isList: Bool
      var body: some View {
        if isList {
          List { rows }
        } else {
          VStack { rows }.swipeActionsContainer()
        }
      }
      private var rows: some View {
        ForEach(names.all, id: \.self) { name in
          Text(name).frame(width: 300, height: 50).swipeActions {
            Button("trash", role: .destructive) { names.all.removeAll { $0 == name } }
          } onPresentationChanged: {
            log.lines.append("\(name) \($0)")
          }
        }
      }
    }
    let (names, log) = (Names(), Log())
    let screen = Screen(Shown(names: names, log: log, isList: isList))
    try swipe(screen, "b", by: -90)
    await screen.settle()
    names.all.removeAll { $0 == "b" }
    await screen.settle()
    #expect(log.lines == ["b true", "b false"])
    try swipe(screen, "a", by: -290)
    await screen.settle()
    #expect(names.all == ["c"])
    #expect(log.lines.last == "a false")
  }

  @Test("W3: a list tells when actions come into view and leave it")
  func presentation() async throws {
    let log = Log()
    let screen = Screen(
      List(["a", "b"], id: \.self) { name in
        Text(name).swipeActions {
          Button("trash") {}
        } onPresentationChanged: {
          log.lines.append("\(name) \($0)")
        }
      }
    )
    try screen.row("a").swipe()
    await screen.settle()
    #expect(log.lines == ["a true"])
    try screen.tap(at: screen.middle("b"))
    await screen.settle()
    #expect(log.lines == ["a true", "a false"])
  }
}

import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  @MainActor @Observable final class Log {
    var lines: [String] = []
  }

  /// A source at the left, a destination at the right.
  private struct Pair<Source: View, Goal: View>: View {
    @ViewBuilder let source: Source
    @ViewBuilder let goal: Goal
    var body: some View {
      HStack(spacing: 100) {
        source
        goal
      }
    }
  }

  private func box(_ name: String) -> some View { Text(name).frame(width: 80, height: 80) }

  private func drag(_ screen: Screen) async throws {
    try screen.drag("source", to: "goal", beyond: CGSize(width: 10, height: 20))
    await screen.settle()
  }

  @Test("2.1.1: the payload is made when the drag begins, and dropped with its place in the view")
  func payload() async throws {
    let log = Log()
    func made() -> String {
      log.lines.append("made")
      return "text"
    }
    let screen = Screen(
      Pair {
        box("source").draggable(made())
      } goal: {
        box("goal").dropDestination(for: String.self) { items, place in
          log.lines.append("\(items) at \(Int(place.x)) \(Int(place.y))")
          return true
        } isTargeted: {
          log.lines.append("targeted \($0)")
        }
      }
    )
    #expect(log.lines.isEmpty)
    try await drag(screen)
    #expect(log.lines == ["made", "targeted true", "targeted false", "[\"text\"] at 50 60"])
  }

  @Test("2.1.3 (?): a drag with nothing of the type is none of the view's")
  func otherType() async throws {
    let log = Log()
    let screen = Screen(
      Pair {
        box("source").draggable("text")
      } goal: {
        box("goal").dropDestination(for: Named.self) { items, _ in
          log.lines.append("\(items)")
          return true
        } isTargeted: {
          log.lines.append("targeted \($0)")
        }
      }
    )
    try await drag(screen)
    #expect(log.lines.isEmpty)
  }

  @Test("1.2: what has a proxy is dropped as the other type")
  func proxy() async throws {
    let log = Log()
    let screen = Screen(
      Pair {
        box("source").draggable(Named("Ada"))
      } goal: {
        box("goal").dropDestination(for: String.self) { items, session in
          log.lines += items
          log.lines.append("\(session.itemsCount)")
        }
      }
    )
    try await drag(screen)
    #expect(log.lines == ["Ada", "1"])
  }

  @Test("a preview is drawn under the pointer")
  func preview() throws {
    let screen = Screen(
      Pair {
        box("source").draggable("text") { Color.red.frame(width: 30, height: 30) }
      } goal: {
        box("goal")
      }
    )
    #expect(!screen.text("preview").exists)
    screen.pointer = .mouse
    try screen.beginDrag(at: screen.middle("source"))
    try screen.moveDrag(to: screen.middle("goal"))
    try screen.cancelDrag()
  }

  @Test("2.2.1, 2.2.2, 2.2.3: a container hands over what is selected, once")
  func containers() async throws {
    struct Elements: View {
      let log: Log
      let selection: [String]
      var body: some View {
        HStack(spacing: 100) {
          VStack {
            ForEach(["source", "b", "c"], id: \.self) { name in
              Text(name).frame(width: 80, height: 40).draggable(containerItemID: name)
            }
          }
          .dragContainer(for: Named.self) { ids in
            log.lines.append("asked for \(ids)")
            return ids.map(Named.init)
          }
          .dragContainerSelection(selection)
          .dragConfiguration(DragConfiguration(allowMove: true))
          .onDragSessionUpdated { session in
            if case .ended(let operation) = session.phase {
              log.lines.append("\(operation) \(session.draggedItemIDs(for: String.self))")
            }
          }
          Text("goal").frame(width: 80, height: 80)
            .dropDestination(for: Named.self) { items, session in
              log.lines.append("took \(items.map(\.id))")
              #expect(session.localSession?.draggedItemIDs(for: String.self) == items.map(\.id))
            }
            .dropConfiguration { _ in DropConfiguration(operation: .move) }
        }
      }
    }
    let log = Log()
    let several = Screen(Elements(log: log, selection: ["c", "source"]))
    try await drag(several)
    #expect(
      log.lines == [
        #"asked for ["c", "source"]"#, #"took ["c", "source"]"#, #"move ["c", "source"]"#,
      ]
    )
    log.lines = []
    let single = Screen(Elements(log: log, selection: ["c", "b"]))
    try await drag(single)
    #expect(
      log.lines == [#"asked for ["source"]"#, #"took ["source"]"#, #"move ["source"]"#]
    )
  }

  @Test("2.2.3, 2.2.4: what is selected of another container is not dragged along")
  func namespaces() async throws {
    struct Elements: View {
      let log: Log
      @Namespace var near
      @Namespace var far
      var body: some View {
        HStack(spacing: 100) {
          VStack {
            Text("source").frame(width: 80, height: 40).draggable(containerItemID: "source")
            Text("other").frame(width: 80, height: 40)
              .draggable(containerItemID: "other", containerNamespace: far)
          }
          .dragContainer(for: Named.self, in: near) { ids in ids.map(Named.init) }
          .dragContainer(for: Named.self, in: far) { ids in ids.map(Named.init) }
          .dragContainerSelection(["source", "other", "other"], containerNamespace: far)
          Text("goal").frame(width: 80, height: 80)
            .dropDestination(for: Named.self) { items, _ in
              log.lines.append(items.map(\.id).joined(separator: " "))
            }
        }
      }
    }
    let log = Log()
    let screen = Screen(Elements(log: log))
    try await drag(screen)
    try screen.drag("other", to: "goal")
    await screen.settle()
    #expect(log.lines == ["source", "source other"])
  }

  @MainActor @Observable final class GoalModel { var isThere = true }

  @Test("2.1.2: a destination that goes while something is over it is told that it has left")
  func goalGoes() async throws {
    struct Goal: View {
      let log: Log
      let model: GoalModel
      var body: some View {
        HStack(spacing: 100) {
          Text("source").frame(width: 80, height: 80).draggable("text")
          if model.isThere {
            Text("goal").frame(width: 80, height: 80)
              .dropDestination(for: String.self) { _, _ in
                log.lines.append("took")
                return true
              } isTargeted: {
                log.lines.append("targeted \($0)")
              }
          }
        }
      }
    }
    let (log, model) = (Log(), GoalModel())
    let screen = Screen(Goal(log: log, model: model))
    screen.pointer = .mouse
    let goal = try screen.middle("goal")
    try screen.beginDrag(at: screen.middle("source"))
    try screen.moveDrag(to: goal)
    model.isThere = false
    await screen.settle()
    #expect(log.lines == ["targeted true", "targeted false"])
    try screen.endDrag()
    await screen.settle()
    #expect(log.lines == ["targeted true", "targeted false"])
  }

  @Test("2.2.5: what may only be copied is copied, whatever the destination wants")
  func allowed() async throws {
    let log = Log()
    let screen = Screen(
      Pair {
        box("source").draggable("text").onDragSessionUpdated { session in
          if case .ended(let operation) = session.phase { log.lines.append("\(operation)") }
        }
      } goal: {
        box("goal").dropDestination(for: String.self) { _, _ in }
          .dropConfiguration { _ in DropConfiguration(operation: .move) }
      }
    )
    try await drag(screen)
    #expect(log.lines == ["copy"])
  }

  @Test("2.2.5: what may only be copied is copied, whatever a delegate wants")
  func allowedToDelegate() async throws {
    struct Mover: DropDelegate {
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func performDrop(info: DropInfo) -> Bool { true }
    }
    let log = Log()
    func screen(_ configuration: DragConfiguration) -> Screen {
      Screen(
        Pair {
          box("source").draggable("text").dragConfiguration(configuration)
            .onDragSessionUpdated { session in
              if case .ended(let operation) = session.phase { log.lines.append("\(operation)") }
            }
        } goal: {
          box("goal").onDrop(of: [.text], delegate: Mover())
        }
      )
    }
    try await drag(screen(DragConfiguration(allowMove: false)))
    try await drag(screen(DragConfiguration(allowMove: true)))
    #expect(log.lines == ["copy", "move"])
  }

  @Test("2.2.6: a forbidden drop is none, and a count limits what is taken")
  func configuration() async throws {
    let log = Log()
    let screen = Screen(
      Pair {
        box("source").draggable("text")
      } goal: {
        box("goal").dropDestination(for: String.self) { items, _ in log.lines += items }
          .dropConfiguration { _ in DropConfiguration(operation: .forbidden) }
          .onDropSessionUpdated { log.lines.append("\($0.phase)") }
      }
    )
    try await drag(screen)
    #expect(log.lines.first == "entering")
    #expect(log.lines.last == "ended(forbidden)")
    #expect(!log.lines.contains("text"))
  }

  @Test("2.2.10: a disabled destination is as if it were not there")
  func disabled() async throws {
    let log = Log()
    let screen = Screen(
      Pair {
        box("source").draggable("text")
      } goal: {
        box("goal").dropDestination(for: String.self, isEnabled: false) { _, _ in
          log.lines.append("inner")
        }
        .dropDestination(for: String.self) { _, _ in log.lines.append("outer") }
      }
    )
    try await drag(screen)
    #expect(log.lines == ["outer"])
  }

  @Test("onDrag and onDrop hand providers over, and a delegate follows the drag")
  func delegates() async throws {
    struct Follower: DropDelegate {
      let log: Log
      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
      func dropEntered(info: DropInfo) { log.lines.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func dropExited(info: DropInfo) { log.lines.append("exited") }
      func performDrop(info: DropInfo) -> Bool {
        info.itemProviders(for: [.text]).first?.loadObject(ofClass: String.self) { text, _ in
          log.lines.append(text ?? "nothing")
        }
        return true
      }
    }
    let log = Log()
    let screen = Screen(
      Pair {
        box("source").onDrag { NSItemProvider(object: "text") }
      } goal: {
        box("goal").onDrop(of: [.text], delegate: Follower(log: log))
      }
    )
    try await drag(screen)
    #expect(log.lines == ["entered", "text"])
    log.lines = []
    let (start, goal) = (try screen.middle("source"), try screen.middle("goal"))
    try screen.beginDrag(at: start)
    try screen.moveDrag(to: goal)
    try screen.moveDrag(to: start)
    try screen.endDrag()
    #expect(log.lines == ["entered", "exited"])
  }

  @Test("things are dropped between the rows of a list")
  func rows() async throws {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          Text("source").frame(width: 80, height: 40).draggable("new")
          List {
            ForEach(names, id: \.self) { Text($0) }
              .dropDestination(for: String.self) { texts, offset in
                names.insert(contentsOf: texts, at: offset)
              }
          }
        }
      }
    }
    let screen = Screen(Rows())
    try screen.drag("source", to: "b", beyond: CGSize(width: 0, height: -6))
    await screen.settle()
    let labels = try screen.rows.labels
    #expect(labels == ["a", "new", "b"])
  }

  @Test("2.2.11: what is held over a control with spring loading activates it")
  func springLoading() async throws {
    let log = Log()
    let screen = Screen(
      Pair {
        box("source").draggable("text")
      } goal: {
        VStack {
          Button("open") { log.lines.append("open") }.springLoadingBehavior(.enabled)
          Button("not") { log.lines.append("not") }
        }
      }
    )
    screen.pointer = .mouse
    for name in ["open", "not"] {
      let frame = try screen.button(.equal(name)).frame
      try screen.beginDrag(at: screen.middle("source"))
      try screen.moveDrag(to: CGPoint(x: frame.midX, y: frame.midY), rest: .seconds(2))
      try screen.endDrag()
      await screen.settle()
    }
    #expect(log.lines == ["open"])
  }
}

import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

/// Stands for what views hold; it is gone when nobody holds it any more.
private final class Token: Sendable {}

/// Knows tokens without holding them.
@MainActor private final class Witness {
  private var tokens: [() -> Token?] = []

  /// A new token, held by who asks alone.
  func make() -> Token {
    let token = Token()
    tokens.append { [weak token] in token }
    return token
  }

  var made: Int { tokens.count }
  var alive: Int { tokens.filter { $0() != nil }.count }
}

@Observable private final class Model {
  var isShown = true
  var rows = [0, 1, 2]
  var number = 0
}

/// An observed object of the old kind that holds a token.
private final class Held: ObservableObject {
  let token: Token
  init(_ token: Token) { self.token = token }
}

@Observable private final class Observed {
  let token: Token
  var text = "observed"
  init(_ token: Token) { self.token = token }
}

/// Holds tokens in all ways that a view can.
private struct Holder: View {
  let witness: Witness
  @State private var state: Token
  @State private var observed: Observed
  @StateObject private var object: Held

  init(witness: Witness) {
    self.witness = witness
    // Made anew for each value of the view; the first one is kept.
    let (state, observed, object) = (witness.make(), witness.make(), witness.make())
    _state = State(initialValue: state)
    _observed = State(initialValue: Observed(observed))
    _object = StateObject(wrappedValue: Held(object))
  }

  var body: some View {
    let (closure, value, environment) = (witness.make(), witness.make(), witness.make())
    VStack {
      Text(observed.text)
      Button("tap") { _ = closure }
      GeometryReader { _ in Color.red.onAppear { _ = closure } }
      Text("change").onChange(of: ObjectIdentifier(state)) { _ = closure }
      Text("id").id(ObjectIdentifier(value)).environment(Held2(environment))
    }
    .onAppear { _ = closure }
    .onDisappear { _ = closure }
    .onGeometryChange(for: CGSize.self, of: { $0.size }) { _ in _ = closure }
    .preference(key: TokenKey.self, value: [value])
    .onPreferenceChange(TokenKey.self) { _ in _ = closure }
    .containerValue(\.holdsToken, [value])
    .gesture(TapGesture().onEnded { _ = closure })
  }
}

@Observable private final class Held2 {
  let token: Token
  init(_ token: Token) { self.token = token }
}

private struct TokenKey: PreferenceKey {
  static var defaultValue: [Token] { [] }
  static func reduce(value: inout [Token], nextValue: () -> [Token]) { value += nextValue() }
}

extension Token: Equatable {
  static func == (left: Token, right: Token) -> Bool { left === right }
}

extension ContainerValues {
  @Entry fileprivate var holdsToken: [Token] = []
}

/// What a view held is gone when the view is.
@MainActor
@Suite("Nothing of a view that left stays")
struct LeakTests {
  private let witness = Witness()
  private let model = Model()

  /// The ways for a view to leave.
  enum Way: CaseIterable {
    case condition, row, type, identity, subviews, sections, traits, lazy, pinned, proposal
  }

  private struct Subject: View {
    let way: Way
    let model: Model
    let witness: Witness

    private var holder: Holder { Holder(witness: witness) }

    var body: some View {
      switch way {
      case .condition: VStack { if model.isShown { holder } }
      case .row: VStack { ForEach(model.rows, id: \.self) { _ in holder } }
      case .type: VStack { model.isShown ? AnyView(holder) : AnyView(Text("other")) }
      case .identity: VStack { if model.isShown { holder.id(model.number) } }
      case .subviews:
        Group(subviews: rows) { subviews in
          HStack { ForEach(subviews) { $0.padding(1) } }
        }
      case .sections:
        ForEach(sections: Section { rows }) { section in VStack { section.content } }
      case .traits:
        Group(sections: Section { rows }.containerValue(\.level, 1)) { sections in
          VStack { ForEach(sections) { $0.content } }
        }
      case .lazy: ScrollView { LazyVStack { rows } }
      case .pinned:
        ScrollView {
          LazyVStack(pinnedViews: .sectionHeaders) { Section("Header") { rows } }
        }
      case .proposal: ViewThatFits { rows }
      }
    }

    private var rows: some View { ForEach(model.rows, id: \.self) { _ in holder } }
  }

  @Test("Closures, states, objects and preferences of views that leave", arguments: Way.allCases)
  func leaving(way: Way) throws {
    let harness = try Harness(Subject(way: way, model: model, witness: witness))
    _ = harness.dump
    // Alive is at most what the views' last values, bodies and states hold.
    #expect(witness.alive > 0)
    for round in 0..<4 {
      model.number += 1
      model.rows = round % 2 == 0 ? [] : [round, round + 1]
      model.isShown = round % 2 == 1
      try harness.host.update()
      _ = harness.dump
      _ = harness.root.accessibilityTree
      if round % 2 == 0 { #expect(witness.alive == 0, "round \(round), \(witness.made) made") }
    }
  }

  @Test("A view that is let go takes all with it", arguments: Way.allCases)
  func host(way: Way) throws {
    weak var root: ViewRoot?
    do {
      let harness = try Harness(Subject(way: way, model: model, witness: witness))
      _ = harness.dump
      root = harness.root
      #expect(witness.alive > 0)
    }
    #expect(root == nil)
    #expect(witness.alive == 0)
    // Nobody is there to hear of it.
    model.rows = []
  }

  @Test("Of a model that outlives its views nobody stays subscribed")
  func observation() throws {
    struct Reader: View {
      let model: Model
      let token: Token
      var body: some View { Text(verbatim: "\(model.number)") }
    }
    struct Readers: View {
      let model: Model
      let witness: Witness
      var body: some View {
        if model.isShown { Reader(model: model, token: witness.make()) }
      }
    }
    let harness = try Harness(Readers(model: model, witness: witness))
    model.isShown = false
    try harness.host.update()
    #expect(witness.alive == 0)
    let work = try harness.work { model.number += 1 }
    #expect(work.bodies == 0)
  }

  @Test("Cards mounted and unmounted over and over leave no node and no list")
  func cards() throws {
    struct Cards: View {
      let model: Model
      var body: some View {
        if model.isShown {
          VStack {
            ForEach(0..<300) { number in
              HStack {
                Text(verbatim: "card \(number)").padding()
                Button("tap") {}
                if number % 2 == 0 { Color.red.overlay { Text("over") } }
              }
              .containerValue(\.level, number)
            }
          }
        }
      }
    }
    model.isShown = false
    let harness = try Harness(Cards(model: model))
    let before = harness.root.counters
    for _ in 0..<6 {
      model.isShown = true
      try harness.host.update()
      _ = harness.dump
      #expect(harness.root.counters.liveNodes > 1_000)
      model.isShown = false
      try harness.host.update()
      _ = harness.dump
      #expect(harness.root.counters.liveNodes == before.liveNodes)
      #expect(harness.root.counters.liveLists == before.liveLists)
    }
    let mounted = harness.root.counters - before
    #expect(mounted.nodesUnmounted == mounted.nodesMounted)
  }

  @Test("Rows that leave a lazy container let go of what they held, but for some that left last")
  func lazyRows() throws {
    struct Row: View {
      @State private var token: Token
      init(_ token: Token) { _token = State(initialValue: token) }
      var body: some View { Color.red.frame(height: 20 + (token === token ? 0 : 1)) }
    }
    struct Rows: View {
      let witness: Witness
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<5_000) { _ in Row(witness.make()) } }
        }
      }
    }
    let harness = try Harness(Rows(witness: witness), width: 200, height: 200)
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    for step in 1...200 {
      scroll.scroll(to: CGPoint(x: 0, y: step * 200), byHand: true)
      try harness.host.update()
    }
    #expect(witness.made > 1_900)
    #expect(witness.alive <= 2 * (128 + 20))
  }
}

/// A gate that tasks tell of what happens to them.
private actor Gate {
  private var events: [String] = []
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func note(_ event: String) {
    events.append(event)
    let due = waiting.filter { events.count >= $0.count }
    waiting.removeAll { events.count >= $0.count }
    for (_, continuation) in due { continuation.resume() }
  }

  /// The events, once there are so many.
  func events(_ count: Int) async -> [String] {
    if events.count < count {
      await withCheckedContinuation { waiting.append((count, $0)) }
    }
    return events
  }
}

/// Waits until it is cancelled, and says so.
private func waitForCancellation(_ name: String, _ gate: Gate) async {
  await gate.note("\(name) began")
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
  await gate.note("\(name) cancelled")
}

@MainActor
@Suite("Tasks of views")
struct ViewTaskTests {
  private struct Subject: View {
    let model: Model
    let gate: Gate

    var body: some View {
      let (gate, number) = (gate, model.number)
      if model.isShown {
        Text("task").task(id: number) { await waitForCancellation("\(number)", gate) }
      }
    }
  }

  private let model = Model()
  private let gate = Gate()

  @Test("A task is cancelled when its view leaves")
  func cancelled() async throws {
    let harness = try Harness(Subject(model: model, gate: gate))
    #expect(await gate.events(1) == ["0 began"])
    model.isShown = false
    try harness.host.update()
    #expect(await gate.events(2) == ["0 began", "0 cancelled"])
  }

  @Test("Another id cancels the task and starts another; the host's end cancels that")
  func identified() async throws {
    do {
      let harness = try Harness(Subject(model: model, gate: gate))
      #expect(await gate.events(1) == ["0 began"])
      model.number = 1
      try harness.host.update()
      #expect(await gate.events(3).sorted() == ["0 began", "0 cancelled", "1 began"])
    }
    #expect(await gate.events(4).last == "1 cancelled")
  }

  @Test("What a task held goes with it")
  func held() async throws {
    struct Holding: View {
      let model: Model
      let gate: Gate
      let witness: Witness

      var body: some View {
        let gate = gate
        if model.isShown {
          let token = witness.make()
          Text("task").task {
            await waitForCancellation("holding", gate)
            _ = token
          }
        }
      }
    }
    let witness = Witness()
    let harness = try Harness(Holding(model: model, gate: gate, witness: witness))
    #expect(await gate.events(1) == ["holding began"])
    #expect(witness.alive == 1)
    model.isShown = false
    try harness.host.update()
    _ = await gate.events(2)
    // The task has said its last word, and ends as soon as it has a turn.
    for _ in 0..<100_000 where witness.alive > 0 { await Task.yield() }
    #expect(witness.alive == 0)
  }

  @Test("An id that changes before the task had its turn starts one task, not two")
  func changedAtOnce() async throws {
    struct Restless: View {
      let gate: Gate
      @State private var number = 0

      var body: some View {
        let (gate, number) = (gate, number)
        Text("task")
          .task(id: number) { await waitForCancellation("\(number)", gate) }
          .onAppear { MainActor.assumeIsolated { self.number = 7 } }
      }
    }
    struct Shown: View {
      let model: Model
      let gate: Gate
      var body: some View { if model.isShown { Restless(gate: gate) } }
    }
    let harness = try Harness(Shown(model: model, gate: gate))
    model.isShown = false
    try harness.host.update()
    // The first task may have had its turn, or not; each that began is cancelled.
    var events = await gate.events(2)
    while !events.contains("7 cancelled"), events.count < 4 {
      events = await gate.events(events.count + 1)
    }
    #expect(events.contains("7 began") && events.contains("7 cancelled"))
    #expect(events.filter { $0.hasPrefix("7") }.count == 2)
  }
}

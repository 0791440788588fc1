import AviaryGeometry
import Foundation
import Testing

@testable import AviaryStacks

/// Walks the tables of `ScrollState`'s comment.
@Suite("ScrollState")
struct ScrollStateTests {
  // MARK: - What moves it

  /// The phase that each event leads to, by the phase before: the first table.
  static let phases: [(ScrollPhase, [ScrollState.Event: ScrollPhase])] = [
    (.idle, leads(touched: .tracking)),
    (.tracking, leads(touched: .tracking)),
    (.interacting, leads(touched: .interacting)),
    (.decelerating, leads(touched: .decelerating)),
    (.animating, leads(touched: .animating)),
  ]

  private static func leads(touched: ScrollPhase) -> [ScrollState.Event: ScrollPhase] {
    [
      .touched: touched, .grabbed: .interacting, .released: .decelerating, .sent: .animating,
      .stopped: .idle,
    ]
  }

  /// A scroll view that is in a phase, and moves if that is a phase in which it does.
  private func state(in phase: ScrollPhase) -> ScrollState {
    var state = ScrollState()
    switch phase {
    case .idle: break
    case .tracking: state.receive(.touched)
    case .interacting: state.receive(.grabbed)
    case .decelerating: state.receive(.released)
    case .animating: state.receive(.sent)
    }
    state.move(at: CGVector(dx: 0, dy: 100))
    return state
  }

  @Test("each event leads from each phase to the one in the table", arguments: 0..<5)
  func transitions(row: Int) {
    let (phase, leads) = Self.phases[row]
    #expect(state(in: phase).phase == phase)
    for event in ScrollState.Event.allCases {
      var state = state(in: phase)
      state.receive(event)
      #expect(state.phase == leads[event], "\(phase), \(event)")
    }
  }

  @Test("there is a velocity only while it scrolls", arguments: 0..<5)
  func velocity(row: Int) {
    let phase = Self.phases[row].0
    #expect((state(in: phase).velocity != nil) == phase.isScrolling)
    for event in ScrollState.Event.allCases {
      var state = state(in: phase)
      state.receive(event)
      #expect(state.velocity == nil || state.phase.isScrolling, "\(phase), \(event)")
    }
  }

  // MARK: - Where it goes, and who asked

  private let place = ScrollState.Target.offset(x: nil, y: 50)
  private func request(_ id: Int) -> ScrollRequest { ScrollRequest(place: .id(AnyHashable(id))) }

  @Test("who asked last is known when the target is reached, until everything rests")
  func asker() {
    for asker in ScrollState.Asker.allCases {
      var state = ScrollState()
      state.ask(for: place, by: asker)
      #expect(state.target != nil)
      state.reach()
      #expect(state.target == nil && state.asker == asker)
      state.rest(at: CGPoint(x: 0, y: 50))
      #expect(state.asker == .nobody)
      #expect(state.restingOffset == CGPoint(x: 0, y: 50))
    }
  }

  @Test("a target that is known better leaves who asked")
  func refine() {
    var state = ScrollState()
    state.ask(for: .id(AnyHashable(1), nil), by: .person)
    state.refine(place)
    #expect(state.asker == .person)
    #expect(state.target?.isDoneAtOnce == true)
    var atFirst = ScrollState()
    atFirst.refine(.fraction(.bottom))
    #expect(atFirst.asker == .nobody && atFirst.target?.isDoneAtOnce == false)
  }

  @Test("a scroll position asks once for each request")
  func follow() {
    var state = ScrollState()
    state.follow(request(1))
    #expect(state.asker == .position && state.target != nil)
    state.reach()
    state.follow(request(1))
    #expect(state.target == nil)
    state.follow(nil)
    #expect(state.target == nil)
    state.follow(request(1))
    #expect(state.target != nil)
  }

  @Test("content that moves takes the place of rest along")
  func shift() {
    var state = ScrollState()
    state.shift(by: 10, along: .vertical)
    #expect(state.restingOffset == nil)
    state.rest(at: CGPoint(x: 3, y: 50))
    state.shift(by: 10, along: .vertical)
    #expect(state.restingOffset == CGPoint(x: 3, y: 60))
  }

  // MARK: - Rest

  /// What has to be done where a scroll view that rested at the start has come to `y`.
  private func outcome(
    by asker: ScrollState.Asker,
    to y: CGFloat,
    names named: Bool = true,
    visibleBefore: Bool = false,
    isVisible: Bool = false,
    exists: Bool = true
  ) -> ScrollState.Outcome {
    var state = ScrollState()
    if named { state.follow(request(1)) }
    state.reach()
    state.settle(state.outcome(at: .zero, isVisible: { _ in visibleBefore }, exists: { _ in true }))
    state.rest(at: .zero)
    if asker != .nobody { state.ask(for: place, by: asker) }
    state.reach()
    return state.outcome(
      at: CGPoint(x: 0, y: y),
      isVisible: { _ in isVisible },
      exists: { _ in exists }
    )
  }

  @Test("who scrolled decides whether the position is told, and how")
  func tells() {
    #expect(outcome(by: .person, to: 50) == .tells(byHand: true, showsNamedView: false))
    #expect(outcome(by: .program, to: 50) == .tells(byHand: false, showsNamedView: false))
    #expect(outcome(by: .nobody, to: 50) == .tells(byHand: false, showsNamedView: false))
    #expect(outcome(by: .position, to: 50) == .stays(showsNamedView: false))
    for asker in ScrollState.Asker.allCases {
      #expect(outcome(by: asker, to: 0) == .stays(showsNamedView: false), "\(asker)")
      #expect(
        outcome(by: asker, to: 0, names: false) == .stays(showsNamedView: false),
        "\(asker)"
      )
    }
  }

  @Test(
    "a name that is still true stays where nobody scrolled, and is told anew where somebody did"
  )
  func visibleName() {
    func moved(_ asker: ScrollState.Asker) -> ScrollState.Outcome {
      outcome(by: asker, to: 50, visibleBefore: true, isVisible: true)
    }
    #expect(moved(.nobody) == .stays(showsNamedView: true))
    #expect(moved(.position) == .stays(showsNamedView: true))
    #expect(moved(.person) == .tells(byHand: true, showsNamedView: true))
    #expect(moved(.program) == .tells(byHand: false, showsNamedView: true))
  }

  @Test("it goes back to the view that was named, visible, and left by itself")
  func goesBack() {
    #expect(outcome(by: .nobody, to: 0, visibleBefore: true) == .goesBack)
    #expect(outcome(by: .nobody, to: 0, visibleBefore: true, exists: false) != .goesBack)
    #expect(outcome(by: .nobody, to: 0, visibleBefore: false) != .goesBack)
    for asker in ScrollState.Asker.allCases where asker != .nobody {
      #expect(outcome(by: asker, to: 0, visibleBefore: true) != .goesBack, "\(asker)")
    }
  }

  @Test("to go back is asked for by the position, and not asked for twice")
  func goesBackOnce() {
    var state = ScrollState()
    state.follow(request(1))
    state.settle(.stays(showsNamedView: true))
    state.reach()
    state.rest(at: .zero)
    state.settle(.goesBack)
    #expect(state.asker == .position && state.target != nil && !state.showsNamedView)
  }

  @Test("while it moves it does not go back")
  func movesOn() {
    for event in ScrollState.Event.allCases where event != .stopped {
      var state = ScrollState()
      state.follow(request(1))
      state.settle(.stays(showsNamedView: true))
      state.rest(at: .zero)
      state.receive(event)
      let outcome = state.outcome(at: .zero, isVisible: { _ in false }, exists: { _ in true })
      #expect(outcome == .stays(showsNamedView: false), "\(event)")
    }
  }

  @Test("what the position was told is what it asks for from then on")
  func wasTold() {
    var state = ScrollState()
    state.wasTold(request(7))
    #expect(state.showsNamedView)
    state.follow(request(7))
    #expect(state.target == nil)
    state.follow(request(8))
    #expect(state.target != nil)
  }
}

import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryMotion
@testable import AviaryStacks

@MainActor
@Suite("Transitions")
struct TransitionTests {
  @MainActor @Observable final class Model {
    var isShown = false
    var items = ["a", "b", "c"]
    var log: [String] = []
  }

  private let red = "#ff3b30"

  private struct Optional_: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if model.isShown {
          Color.red.frame(width: 40, height: 40).labelled("box")
            .transition(transition)
            .onAppear { model.log.append("appear") }
            .onDisappear { model.log.append("disappear") }
        }
        Color.blue.frame(width: 40, height: 40).labelled("rest")
      }
      .frame(width: 400, height: 80, alignment: .topLeading)
    }
  }

  private func film(
    _ transition: AnyTransition,
    isShown: Bool = false
  ) throws -> (Model, Film<Optional_>) {
    let model = Model()
    model.isShown = isShown
    return (
      model, try Film(Optional_(model: model, transition: transition), width: 400, height: 80)
    )
  }

  @Test("motion 27: what comes fades in at its place, and what it displaces moves")
  func opacityIn() throws {
    let (model, film) = try film(.opacity)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(model.log == ["appear"])
    #expect(film.frame("rest").minY == 0)
    try film.go(to: 0.25)
    #expect(film.harness.dump.contains("opacity 0.25"), "\(film.harness.dump)")
    #expect(close(film.frame("rest").minY, 10))
    try film.go(to: 1)
    #expect(film.isAtRest)
    #expect(!film.harness.dump.contains("opacity"))
    #expect(film.root.animator?.transitions.isEmpty == true)
  }

  @Test("motion 28: what goes is drawn until it is gone, told to nobody, and then torn down")
  func opacityOut() throws {
    let (model, film) = try film(.opacity, isShown: true)
    model.log = []
    let nodes = film.root.counters.liveNodes
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try film.go(to: 0.25)
    #expect(film.harness.dump.contains("opacity 0.75"), "\(film.harness.dump)")
    #expect(film.frame("box") == .null)
    #expect(close(film.frame("rest").minY, 30))
    #expect(model.log == [])
    try film.go(to: 1)
    #expect(film.isAtRest)
    #expect(model.log == ["disappear"])
    #expect(!film.harness.dump.contains("opacity"))
    #expect(film.root.counters.liveNodes < nodes)
    let fresh = try Harness(
      Optional_(model: model, transition: .opacity),
      width: 400,
      height: 80
    )
    #expect(film.harness.dump == fresh.dump)
    #expect(film.root.counters.liveNodes == fresh.root.counters.liveNodes)
  }

  @Test("motion 37: what comes is told where it will be, and what is used there, from the start")
  func told() throws {
    let (model, film) = try film(.slide)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(film.drawn(red).minX == -40)
    #expect(film.frame("box") == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!film.root.hitPath(at: CGPoint(x: 20, y: 20)).isEmpty)
  }

  @Test("motion 29: without an animation what comes and goes does so at once")
  func atOnce() throws {
    let (model, film) = try film(.slide)
    try film.change { model.isShown = true }
    #expect(film.isAtRest)
    #expect(film.x("box") == 0)
    try film.change { model.isShown = false }
    #expect(film.isAtRest)
    #expect(model.log == ["appear", "disappear"])
  }

  @Test(
    "motion 30: slide comes from the leading edge and goes to the trailing one, by the view's own width"
  )
  func slide() throws {
    let (model, film) = try film(.slide)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(film.drawn(red).minX == -40)
    try film.go(to: 0.5)
    #expect(close(film.drawn(red).minX, -20))
    try film.go(to: 1)
    #expect(film.drawn(red).minX == 0)
  }

  /// Where a view of 40 points is at the start of a transition.
  struct Start: @unchecked Sendable {
    let transition: AnyTransition
    let frame: CGRect

    init(_ transition: AnyTransition, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 40) {
      self.transition = transition
      frame = CGRect(x: x, y: y, width: side, height: side)
    }
  }

  @Test(
    "motion 31: built-in transitions begin where they are documented to",
    arguments: [
      Start(.move(edge: .top), 0, -40),
      Start(.move(edge: .trailing), 40, 0),
      Start(.push(from: .bottom), 0, 40),
      Start(.offset(x: 5, y: 7), 5, 7),
      Start(.scale(scale: 0.5), 10, 10, 20),
      Start(.asymmetric(insertion: .move(edge: .leading), removal: .opacity), -40, 0),
      Start(.move(edge: .leading).combined(with: .offset(x: 0, y: 9)), -40, 9),
    ]
  )
  func starts(_ start: Start) throws {
    let (transition, expected) = (start.transition, start.frame)
    let (model, film) = try film(transition)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    // What is clear is not drawn: a moment later it is.
    try film.go(to: 0.001)
    let frame = film.drawn(red)
    #expect(close(frame.minX, expected.minX, within: 0.1), "\(frame)")
    #expect(close(frame.minY, expected.minY, within: 0.1), "\(frame)")
    #expect(close(frame.width, expected.width, within: 0.1))
    _ = try film.playToRest()
    #expect(film.drawn(red) == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test("motion 32: what comes back while it goes does so from where it is")
  func reversal() throws {
    let (model, film) = try film(.offset(x: 100), isShown: true)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try film.go(to: 0.5)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(close(film.drawn(red).minX, 50))
    _ = try film.playToRest()
    #expect(film.drawn(red).minX == 0)
    #expect(film.root.animator?.transitions.isEmpty == true)
    let fresh = try Harness(
      Optional_(model: model, transition: .opacity),
      width: 400,
      height: 80
    )
    #expect(film.harness.dump == fresh.dump)
  }

  private struct Turned: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 100).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test("motion 33: a transition of one's own goes through its phases")
  func custom() throws {
    let (model, film) = try film(AnyTransition(Turned()))
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(film.drawn(red).minX == -100)
    #expect(film.harness.dump.contains("opacity 0.5"))
    try film.go(to: 0.5)
    #expect(close(film.drawn(red).minX, -50))
    try film.go(to: 1)
    #expect(film.drawn(red).minX == 0)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try film.go(to: 1.5)
    #expect(film.harness.dump.contains("50,0") || film.harness.dump.contains("50, 0"))
    #expect(film.harness.dump.contains("opacity 0.75"))
    _ = try film.playToRest()
    #expect(film.isAtRest)
  }

  @Test("motion 34: a transition with an animation of its own needs no other")
  func ownAnimation() throws {
    let (model, film) = try film(.offset(x: 100).animation(.linear(duration: 1)))
    try film.change { model.isShown = true }
    #expect(film.drawn(red).minX == 100)
    try film.go(to: 0.5)
    #expect(close(film.drawn(red).minX, 50))
    try film.go(to: 1)
    #expect(film.isAtRest)
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      HStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview.transition(.move(edge: .top))
          }
        }
      }
    }
  }

  @Test("motion 35: resolved subviews come, go and move as any others")
  func resolved() throws {
    struct Outer: View {
      let model: Model
      var body: some View {
        Cards {
          ForEach(model.items, id: \.self) { Color.red.frame(width: 20, height: 20).labelled($0) }
        }
        .frame(width: 400, height: 20, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Outer(model: model), height: 20)
    try film.change { withAnimation(.linear(duration: 1)) { model.items = ["x", "a", "c"] } }
    try film.go(to: 0.5)
    #expect(close(film.drawn(red).minY, -10))
    #expect(close(film.x("a"), 10))
    #expect(close(film.x("c"), 40))
    #expect(film.frame("b") == .null)
    // It goes up from where it was.
    #expect(film.harness.dump.contains("20,-10") || film.harness.dump.contains("20, -10"))
    _ = try film.playToRest()
    let fresh = try Harness(Outer(model: model), width: 400, height: 20)
    #expect(film.harness.dump == fresh.dump)
  }

  @Test(
    "motion 36: a container that comes takes what is in it along; a container that goes ends what goes in it"
  )
  func nested() throws {
    struct Outer: View {
      let model: Model
      var body: some View {
        ZStack {
          if model.isShown {
            VStack(spacing: 0) {
              ForEach(model.items, id: \.self) {
                Color.red.frame(width: 20, height: 20).labelled($0)
              }
            }
            .transition(.offset(x: 50))
          }
        }
        .frame(width: 100, height: 100)
      }
    }
    let model = Model()
    let film = try Film(Outer(model: model), width: 100, height: 100)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(film.drawn(red).minX == 90)
    #expect(!film.harness.dump.contains("opacity"))
    try film.go(to: 1)
    try film.change { withAnimation(.linear(duration: 1)) { model.items = ["a"] } }
    try film.go(to: 1.5)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    _ = try film.playToRest()
    let fresh = try Harness(Outer(model: model), width: 100, height: 100)
    #expect(film.harness.dump == fresh.dump)
    #expect(film.root.counters.liveNodes == fresh.root.counters.liveNodes)
  }

  @Test("motion 51: what goes from a lazy container is seen going, and what follows moves up")
  func lazy() throws {
    struct Rows: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items, id: \.self) {
              Color.red.frame(height: 20).labelled($0).transition(.opacity)
            }
          }
        }
      }
    }
    let model = Model()
    let film = try Film(Rows(model: model), width: 100, height: 100)
    try film.change { withAnimation(.linear(duration: 1)) { model.items = ["a", "c"] } }
    try film.go(to: 0.5)
    #expect(film.harness.dump.contains("opacity 0.5"))
    #expect(film.frame("b") == .null)
    #expect(close(film.frame("c").minY, 30))
    #expect(try film.playToRest() != nil)
    let fresh = try Harness(Rows(model: model), width: 100, height: 100)
    #expect(film.harness.dump == fresh.dump)
    #expect(film.root.counters.liveNodes == fresh.root.counters.liveNodes)
  }
}

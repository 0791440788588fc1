import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryMotion
@testable import AviaryStacks

/// Which views come and go, with which transition, and with which animation.
@MainActor
@Suite("Which transition is shown")
struct TransitionChoiceTests {
  @MainActor @Observable final class Model {
    var isShown = false
    var id = 0
    var items = [0, 1, 2]
    var log: [String] = []
  }

  private let red = "#ff3b30"
  private let blue = "#007aff"

  @Test("motion 90: a view with another id comes, and the one before it goes")
  func identity() throws {
    struct Page: View {
      let model: Model
      var body: some View {
        ZStack {
          (model.id == 0 ? Color.red : .blue).frame(width: 40, height: 40)
            .onAppear { [id = model.id] in model.log.append("appear \(id)") }
            .onDisappear { [id = model.id] in model.log.append("disappear \(id)") }
            .transition(.slide)
            .id(model.id)
        }
        .animation(.linear(duration: 1), value: model.id)
      }
    }
    let model = Model()
    let film = try Film(Page(model: model), width: 40, height: 40)
    try film.change { model.id = 1 }
    try film.go(to: 0.25)
    #expect(close(film.drawn(blue).minX, -30))
    #expect(close(film.drawn(red).minX, 10))
    // The first one comes back while it goes: from where it is.
    try film.change { model.id = 0 }
    #expect(close(film.drawn(red).minX, 10))
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(red).minX == 0)
    #expect(film.drawn(blue) == .null)
    #expect(model.log.filter { $0 == "disappear 1" }.count == 1)
    let fresh = try Harness(Page(model: model), width: 40, height: 40)
    #expect(film.harness.dump == fresh.dump)
    #expect(film.root.counters.liveNodes == fresh.root.counters.liveNodes)
  }

  @Test("motion 97: what comes back elsewhere goes there from where it is")
  func comesBackElsewhere() throws {
    struct Column: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(model.items, id: \.self) { item in
            (item == 0 ? Color.red : .blue).frame(width: 40, height: 40).transition(.slide)
          }
        }
        .frame(width: 40, height: 120, alignment: .top)
      }
    }
    let model = Model()
    let film = try Film(Column(model: model), width: 40, height: 120)
    try film.change { withAnimation(.linear(duration: 1)) { model.items = [1, 2] } }
    try film.go(to: 0.5)
    #expect(film.drawn(red) == CGRect(x: 20, y: 0, width: 40, height: 40))
    try film.change { withAnimation(.linear(duration: 1)) { model.items = [1, 2, 0] } }
    #expect(film.drawn(red) == CGRect(x: 20, y: 0, width: 40, height: 40))
    try film.go(to: 0.75)
    #expect(close(film.drawn(red).minY, 20))
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(red) == CGRect(x: 0, y: 80, width: 40, height: 40))
  }

  @Test("motion 91: a rule around several elements counts for those that come and go among them")
  func group() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Group {
            if model.isShown {
              Color.red.frame(width: 40, height: 40).transition(.slide)
            } else {
              Color.blue.frame(width: 40, height: 40).transition(.opacity)
            }
          }
          .animation(.linear(duration: 1), value: model.isShown)
        }
      }
    }
    let model = Model()
    let film = try Film(Screen(model: model), width: 40, height: 40)
    try film.change { model.isShown = true }
    try film.go(to: 0.25)
    #expect(close(film.drawn(red).minX, -30))
    #expect(film.harness.dump.contains("opacity 0.75"))
    try film.go(to: 1)
    #expect(film.isAtRest)
    #expect(film.drawn(blue) == .null)
  }

  @Test("motion 91: a rule of the element itself does not: it has had no other value")
  func ownRule() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isShown {
            Color.red.frame(width: 40, height: 40)
              .transition(.slide)
              .animation(.linear(duration: 1), value: model.isShown)
          }
        }
      }
    }
    let model = Model()
    let film = try Film(Screen(model: model), width: 40, height: 40)
    try film.change { model.isShown = true }
    #expect(film.isAtRest)
    #expect(film.drawn(red).minX == 0)
  }

  private struct Paced: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).animation(.linear(duration: 1), value: phase)
    }
  }

  private struct Unpaced: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  private struct One: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack {
        if model.isShown {
          Color.red.frame(width: 40, height: 40).transition(transition)
            .onDisappear { model.log.append("gone") }
        }
      }
      .frame(width: 40, height: 40)
    }
  }

  private func film(
    _ transition: AnyTransition,
    reducesMotion: Bool = false
  ) throws -> (Model, Film<some View>) {
    let model = Model()
    let film = try Film(
      One(model: model, transition: transition)
        .transformEnvironment(\.accessibilitySettings) { $0.reduceMotion = reducesMotion },
      width: 40,
      height: 40
    )
    return (model, film)
  }

  @Test("motion 92: an animation of a part, or in the body, of a transition needs no other")
  func inside() throws {
    let second = Animation.linear(duration: 1)
    for transition: AnyTransition in [
      .asymmetric(insertion: .opacity.animation(second), removal: .identity),
      .identity.combined(with: .opacity.animation(second)), AnyTransition(Paced()),
    ] {
      let (model, film) = try film(transition)
      try film.change { model.isShown = true }
      try film.go(to: 0.25)
      #expect(film.harness.dump.contains("opacity 0.25"), "\(transition)")
      try film.go(to: 1)
      #expect(film.isAtRest)
      #expect(!film.harness.dump.contains("opacity"))
    }
  }

  @Test("motion 92: without any animation a transition of one's own is over at once")
  func withoutAnimation() throws {
    for transition: AnyTransition in [
      AnyTransition(Unpaced()),
      .asymmetric(insertion: .opacity, removal: .opacity.animation(.linear(duration: 1))),
    ] {
      let (model, film) = try film(transition)
      try film.change { model.isShown = true }
      #expect(film.isAtRest)
      #expect(!film.harness.dump.contains("opacity"))
      #expect(film.root.animator?.transitions.isEmpty == true)
    }
    let (model, film) = try film(AnyTransition(Unpaced()))
    try film.change { model.isShown = true }
    try film.change { model.isShown = false }
    #expect(film.isAtRest)
    #expect(model.log == ["gone"])
    #expect(film.drawn(red) == .null)
  }

  @Test("motion 93: for those who want less motion what moves fades instead")
  func lessMotion() throws {
    for transition: AnyTransition in [
      .slide, .move(edge: .top), .scale.combined(with: .offset(x: 9)),
      .asymmetric(insertion: .push(from: .top), removal: .slide),
    ] {
      let (model, film) = try film(transition, reducesMotion: true)
      try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
      try film.go(to: 0.25)
      #expect(film.drawn(red) == CGRect(x: 0, y: 0, width: 40, height: 40), "\(transition)")
      #expect(film.harness.dump.contains("opacity 0.25"))
    }
    // An animation of the transition's own stays.
    let (model, film) = try film(.slide.animation(.linear(duration: 1)), reducesMotion: true)
    try film.change { model.isShown = true }
    try film.go(to: 0.25)
    #expect(film.harness.dump.contains("opacity 0.25"))
    #expect(film.drawn(red).minX == 0)
  }

  private struct Still: Transition {
    static let properties = TransitionProperties(hasMotion: false)
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.brightness(phase.isIdentity ? 0 : 1)
    }
  }

  @Test("motion 93: a transition that says that nothing moves is kept")
  func nothingMoves() throws {
    let (model, film) = try film(AnyTransition(Still()), reducesMotion: true)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    try film.go(to: 0.25)
    #expect(film.harness.dump.contains("brightness"))
    #expect(!film.harness.dump.contains("opacity"))
  }
}

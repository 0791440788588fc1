import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

/// Goes half the way at once, and the rest after a second.
private struct Halves: CustomAnimation {
  var merges = false

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: 0.5) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { merges }
}

/// How important a change is.
private enum ImportanceKey: TransactionKey {
  static var defaultValue: Int { 0 }
}

extension Transaction {
  fileprivate var importance: Int {
    get { self[ImportanceKey.self] }
    set { self[ImportanceKey.self] = newValue }
  }
}

@MainActor
@Suite("Animations of one's own")
struct CustomAnimationTests {
  @MainActor @Observable final class Model {
    var x: CGFloat = 0
    var log: [String] = []
  }

  private struct Mover: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 10, height: 10).labelled("box").offset(x: model.x)
        .frame(width: 400, height: 20, alignment: .leading)
    }
  }

  @Test("motion 21: an animation of one's own says where the value is, and when it is there")
  func own() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(Animation(Halves())) { model.x = 100 } }
    try film.go(to: 0.1)
    #expect(film.x("box") == 50)
    try film.go(to: 1)
    #expect(film.x("box") == 100)
    #expect(film.isAtRest)
  }

  @Test(
    "motion 22: one that does not merge runs beside the one before; one that does takes over what is left"
  )
  func merging() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(Animation(Halves())) { model.x = 100 } }
    try film.go(to: 0.5)
    try film.change { withAnimation(Animation(Halves())) { model.x = 200 } }
    try film.go(to: 0.6)
    // Half of each way.
    #expect(film.x("box") == 100)
    try film.go(to: 1.2)
    #expect(film.x("box") == 150)
    _ = try film.playToRest()
    #expect(film.x("box") == 200)

    try film.change { withAnimation(Animation(Halves(merges: true))) { model.x = 0 } }
    try film.go(to: film.now + 0.1)
    #expect(film.x("box") == 100)
    try film.change { withAnimation(Animation(Halves(merges: true))) { model.x = 300 } }
    try film.go(to: film.now + 0.1)
    // Half of the way from 100 to 300.
    #expect(film.x("box") == 200)
  }

  @Test(
    "motion 23: completions of an animation that is taken over come with those of the one that does, in order"
  )
  func takenOver() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change {
      withAnimation(.spring(duration: 0.5)) {
        model.x = 100
      } completion: {
        model.log.append("first")
      }
    }
    try film.play(to: 0.3)
    try film.change {
      withAnimation(.spring(duration: 0.5)) {
        model.x = 0
      } completion: {
        model.log.append("second")
      }
    }
    try film.play(to: 0.7)
    #expect(model.log == [])
    try film.play(to: 0.9)
    #expect(model.log == ["first", "second"])
  }

  @Test(
    "motion 24: what a transaction carries under a key of one's own reaches the rules on its way"
  )
  func keys() throws {
    struct Ruled: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("box").offset(x: model.x)
          .transaction { if $0.importance > 1 { $0.animation = .linear(duration: 1) } }
          .frame(width: 400, height: 20, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Ruled(model: model))
    try film.change { withTransaction(\.importance, 1) { model.x = 100 } }
    #expect(film.x("box") == 100)
    try film.change { withTransaction(\.importance, 2) { model.x = 0 } }
    try film.go(to: 0.5)
    #expect(close(film.x("box"), 50))
  }

  @Test("motion 25: bindings carry their animation to what they write")
  func bindings() throws {
    struct Bound: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: x)
          .frame(width: 400, height: 20, alignment: .leading)
          .background { Toggle("go", isOn: isFar.animation(.linear(duration: 1))) }
      }
      private var isFar: Binding<Bool> {
        let x = $x
        return Binding {
          x.wrappedValue > 0
        } set: { isOn, transaction in
          withTransaction(transaction) { x.wrappedValue = isOn ? 100 : 0 }
        }
      }
    }
    let film = try Film(Bound(), width: 400, height: 20)
    let time = film.root.clock.now
    for kind in [InputEvent.Pointer.Kind.down, .up] {
      _ = film.root.input.receive(
        .pointer(
          InputEvent.Pointer(
            kind,
            at: CGPoint(x: 380, y: 10),
            time: time,
            button: .primary,
            device: .mouse,
            modifiers: [],
            clickCount: 1
          )
        )
      )
      try film.root.update()
    }
    try film.go(to: 0.5)
    #expect(close(film.drawn("#ff3b30").minX, 50), "\(film.harness.dump)")
  }

  @Test(
    "motion 26: an animation that begins as a view appears runs from what the view showed first"
  )
  func onAppear() throws {
    struct Pulsing: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("box").offset(x: isLarge ? 100 : 0)
          .frame(width: 400, alignment: .leading)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true } }
      }
    }
    struct Outer: View {
      let model: Model
      var body: some View { ZStack { if model.x > 0 { Pulsing() } } }
    }
    let model = Model()
    let film = try Film(Outer(model: model))
    try film.change { model.x = 1 }
    #expect(film.x("box") == 0)
    try film.go(to: 0.5)
    #expect(close(film.x("box"), 50))
    try film.go(to: 1.5)
    #expect(close(film.x("box"), 50))
    try film.change { model.x = 0 }
    #expect(film.isAtRest)
  }
}

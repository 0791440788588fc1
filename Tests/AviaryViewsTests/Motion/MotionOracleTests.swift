import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryMotion
@testable import AviaryStacks

@MainActor
@Suite("Motion at random")
struct MotionOracleTests {
  @MainActor @Observable final class Model {
    var items = [0, 1, 2, 3]
    var isWide = false
    var isShown = true
    var isVertical = false
    var color = 0
    var angle = 0.0
    var match = 0
  }

  private struct Scene: View {
    @Namespace private var space
    let model: Model

    var body: some View {
      VStack(spacing: 4) {
        let layout =
          model.isVertical
          ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 2))
        layout {
          ForEach(model.items, id: \.self) { item in
            Text(verbatim: "item \(item)")
              .padding(CGFloat(item % 3))
              .background(item % 2 == 0 ? Color.red : .blue, in: .rect(cornerRadius: 4))
              .transition(
                item % 3 == 0
                  ? .slide : item % 3 == 1 ? .scale.combined(with: .opacity) : .push(from: .top)
              )
          }
        }
        .animation(.spring(duration: 0.3, bounce: 0.2), value: model.isVertical)
        if model.isShown {
          Rectangle().fill([Color.red, .green, .blue][model.color])
            .matchedGeometryEffect(id: model.match, in: space)
            .frame(width: model.isWide ? 100 : 40, height: 20)
            .rotationEffect(.degrees(model.angle))
        } else {
          Circle().stroke(Color.black, lineWidth: model.isWide ? 4 : 1)
            .matchedGeometryEffect(id: model.match, in: space)
            .frame(width: 30, height: 30)
            .contentTransition(.numericText())
        }
        Text(verbatim: "\(model.color)").contentTransition(.opacity)
        Color.green.frame(width: 20, height: 8)
          .clipShape(.rect(cornerRadius: model.isWide ? 4 : 0))
          .shadow(color: model.isVertical ? .black : .clear, radius: 2)
          .visualEffect { [angle = model.angle] content, _ in content.offset(x: angle / 10) }
          .transition(.asymmetric(insertion: .slide, removal: .opacity.animation(.easeIn)))
          .id(model.color)
        Group {
          if model.isWide { Circle().stroke(.red, lineWidth: model.isVertical ? 3 : 1) }
        }
        .animation(.linear(duration: 0.2), value: model.isWide)
        HStack {
          Image(systemName: ["bell", "star", "heart"][model.color])
            .symbolEffect(.bounce, value: model.angle)
            .symbolEffect(.scale.up, isActive: model.isWide)
            .contentTransition(.symbolEffect(.replace))
          if model.isShown {
            Image(systemName: "gear")
              .symbolEffect(.wiggle, options: .repeat(2).speed(2), isActive: model.isVertical)
              .symbolEffect(.disappear, isActive: model.isWide)
              .transition(.symbolEffect(.appear))
          }
        }
      }
      .frame(width: 300, height: 300, alignment: model.isWide ? .topLeading : .center)
    }
  }

  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(
    "motion 49: after all animations the tree is the one that is built from nothing, and nothing is left over",
    arguments: 1...12
  )
  func oracle(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9)
    let model = Model()
    let film = try Film(Scene(model: model), width: 300, height: 300)
    for _ in 0..<6 {
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let animation: Animation? =
          [.linear(duration: 0.3), .spring, .bouncy, .easeIn, nil]
          .randomElement(using: &dice) ?? nil
        try film.change {
          withAnimation(animation) {
            switch Int.random(in: 0...7, using: &dice) {
            case 0: model.items.shuffle(using: &dice)
            case 1: model.items.append((model.items.max() ?? 0) + 1)
            case 2: if model.items.count > 1 { model.items.removeFirst() }
            case 3: model.isWide.toggle()
            case 4: model.isShown.toggle()
            case 5: model.isVertical.toggle()
            case 6: model.color = Int.random(in: 0...2, using: &dice)
            default: model.angle += 30
            }
          }
        }
        try film.go(to: film.now + Double.random(in: 0...0.2, using: &dice))
      }
      #expect(try film.playToRest() != nil)
      #expect(film.root.staleCaches() == [])
      let fresh = try Harness(Scene(model: model), width: 300, height: 300)
      #expect(film.harness.dump == fresh.dump)
      #expect(film.harness.elements == fresh.elements)
      #expect(film.root.counters.liveNodes == fresh.root.counters.liveNodes)
      #expect(film.root.counters.liveLists == fresh.root.counters.liveLists)
      #expect(film.root.animator?.isEmpty == true)
    }
  }

  @Test("motion 50: a tree that goes while it moves lets go of everything")
  func leaks() throws {
    weak var root: ViewRoot?
    weak var animator: Animator?
    do {
      let model = Model()
      let film = try Film(Scene(model: model), width: 300, height: 300)
      try film.change {
        withAnimation(.linear(duration: 1)) {
          model.isShown = false
          model.items = [3, 9]
          model.color = 2
        }
      }
      try film.go(to: 0.5)
      root = film.root
      animator = film.root.animator
      #expect(animator?.isEmpty == false)
    }
    #expect(root == nil)
    #expect(animator == nil)
  }
}

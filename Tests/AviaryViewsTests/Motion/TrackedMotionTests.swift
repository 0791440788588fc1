import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Velocity that a hand brings")
struct TrackedMotionTests {
  private let red = "#ff3b30"

  private struct Card: View {
    @State private var x: CGFloat = 0
    @GestureState(resetTransaction: Transaction(animation: .spring(duration: 1)))
    private var y: CGFloat = 0
    var usesState = true
    var body: some View {
      Color.red.frame(width: 40, height: 40)
        .offset(x: x, y: y)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($y) { value, state, _ in
              if !usesState { state = value.translation.width }
            }
            .onChanged { if usesState { x = $0.translation.width } }
            .onEnded { _ in withAnimation(.spring(duration: 1)) { x = 0 } }
        )
        .frame(width: 400, height: 400, alignment: .topLeading)
    }
  }

  private let way = (from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))

  @Test("motion 94: a spring goes on with the velocity that a drag had, as its formula says")
  func keepsVelocity() throws {
    let harness = try Harness(Card(), width: 400, height: 400)
    let hand = Hand(harness)
    try hand.wait(0.1)
    // 10 points in each sixtieth of a second.
    try hand.drag(from: way.from, to: way.to)
    #expect(close(harness.drawn(red).minX, 100))
    let spring = Spring(duration: 1)
    for frame in 1...30 {
      try hand.wait(1.0 / 60)
      let expected =
        100 + spring.value(target: -100.0, initialVelocity: 600, time: Double(frame) / 60)
      #expect(close(harness.drawn(red).minX, expected, within: 0.02), "\(frame)")
    }
    #expect(try hand.waitForRest() != nil)
    #expect(harness.drawn(red).minX == 0)
  }

  @Test("motion 94: so it is with a gesture state that returns")
  func gestureState() throws {
    let harness = try Harness(Card(usesState: false), width: 400, height: 400)
    let hand = Hand(harness)
    try hand.wait(0.1)
    try hand.drag(from: way.from, to: way.to)
    try hand.wait(1.0 / 60)
    #expect(harness.drawn(red).minY > 105)
  }

  @Test("motion 94: one that was held still before has none")
  func heldStill() throws {
    let harness = try Harness(Card(), width: 400, height: 400)
    let hand = Hand(harness)
    try hand.wait(0.1)
    try hand.drag(from: way.from, to: way.to, rest: 0.3)
    #expect(harness.root.nextWakeUp == .never || harness.root.animator?.isEmpty == false)
    let spring = Spring(duration: 1)
    try hand.wait(1.0 / 60)
    let expected = 100 + spring.value(target: -100.0, time: 1.0 / 60)
    #expect(close(harness.drawn(red).minX, expected, within: 0.02))
  }

  @Test("motion 94: velocity alone asks for no frames, and goes with its view")
  func atRest() throws {
    let harness = try Harness(Card(), width: 400, height: 400)
    let hand = Hand(harness)
    try hand.wait(0.1)
    try hand.press(20, 20)
    for step in 1...5 {
      try hand.wait(1.0 / 60)
      try hand.move(20 + CGFloat(step) * 10, 20)
      _ = harness.root.displayList()
      #expect(harness.root.animator?.nextWakeUp == .never)
      #expect(harness.root.animator?.isEmpty == true)
    }
  }

  @MainActor @Observable final class Model {
    var width: CGFloat = 0
  }

  private struct Bar: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: model.width, height: 20)
        .frame(width: 400, height: 20, alignment: .leading)
    }
  }

  /// Moves the bar by 10 points a frame, then springs back.
  private func width(of transaction: Transaction) throws -> CGFloat {
    let model = Model()
    let film = try Film(Bar(model: model), width: 400, height: 20)
    for step in 1...10 {
      try film.go(to: Double(step) / 60)
      try film.change { withTransaction(transaction) { model.width = CGFloat(step) * 10 } }
    }
    try film.change { withAnimation(.spring(duration: 1)) { model.width = 0 } }
    try film.go(to: 11.0 / 60)
    return film.drawn(red).width
  }

  @Test("motion 94: a transaction asks for it; layout keeps its velocity too")
  func transaction() throws {
    var tracking = Transaction()
    tracking.tracksVelocity = true
    #expect(try width(of: tracking) > 105)
    #expect(try width(of: Transaction()) < 100)
  }
}

import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryMotion
@testable import AviaryStacks

@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
  private let red = "#ff3b30"

  /// A row of 100 points at 250 points, in a scroll view of 200.
  private struct Rows: View {
    var topLeading = ScrollTransitionConfiguration.interactive
    var bottomTrailing = ScrollTransitionConfiguration.interactive
    var ran: () -> Void = {}

    var body: some View {
      let _ = ran()
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 250)
          Color.red.frame(height: 100).labelled("row")
            .scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing) {
              $0.offset(x: $1.value * 50)
            }
          Color.blue.frame(height: 650)
        }
      }
    }
  }

  private func harness(
    _ configuration: ScrollTransitionConfiguration,
    ran: @escaping () -> Void = {}
  ) throws -> (Harness<Rows>, Hand) {
    let harness = try Harness(
      Rows(topLeading: configuration, bottomTrailing: configuration, ran: ran),
      width: 200,
      height: 200
    )
    let hand = Hand(harness)
    try hand.wait(0.1)
    return (harness, hand)
  }

  private func scroll(_ hand: Hand, by points: CGFloat) throws {
    try hand.scroll(0, points, at: 100, 100, isPrecise: true)
  }

  @Test(
    "motion 57: an interactive one follows how far the view is in, at both edges, without bodies"
  )
  func interactive() throws {
    var bodies = 0
    let (harness, hand) = try harness(.interactive(timingCurve: .linear)) { bodies += 1 }
    bodies = 0
    // The row begins at 250: scrolled by 75 its first quarter is in.
    try scroll(hand, by: 75)
    #expect(close(harness.drawn(red).minX, 37.5), "\(harness.drawn(red))")
    #expect(harness.frame("row")?.minY == 175)
    try scroll(hand, by: 75)
    #expect(harness.drawn(red).minX == 0)
    try scroll(hand, by: 100)
    #expect(harness.drawn(red).minX == 0)
    // At 280 its last seven tenths are in.
    try scroll(hand, by: 30)
    #expect(close(harness.drawn(red).minX, -15), "\(harness.drawn(red))")
    #expect(bodies == 0)
  }

  @Test(
    "motion 71: phases are −1, 0 and 1; one that stays in its phase draws nothing but the scroll view anew"
  )
  func phases() throws {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
    func fragmentsBuilt(_ configuration: ScrollTransitionConfiguration) throws -> Int {
      let (harness, hand) = try harness(configuration)
      // The row is between 90 and 190, and then between 80 and 180: all in sight.
      try scroll(hand, by: 160)
      _ = harness.dump
      let before = harness.root.counters.fragmentsBuilt
      try scroll(hand, by: 10)
      _ = harness.dump
      return harness.root.counters.fragmentsBuilt - before
    }
    let (moving, still) = (try fragmentsBuilt(.interactive), try fragmentsBuilt(.identity))
    #expect(moving == still)
  }

  @Test("motion 58: an animated one changes its phase at the threshold, with the animation")
  func animated() throws {
    let (harness, hand) = try harness(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    try scroll(hand, by: 95)
    #expect(harness.drawn(red).minX == 50)
    try scroll(hand, by: 10)
    try hand.wait(0.5)
    #expect(close(harness.drawn(red).minX, 25, within: 1), "\(harness.drawn(red))")
    #expect(try hand.waitForRest() != nil)
    #expect(harness.drawn(red).minX == 0)
  }

  @Test("motion 59: an interactive one with an animation lags behind")
  func lagging() throws {
    let (harness, hand) = try harness(
      .interactive(timingCurve: .linear).animation(.linear(duration: 1))
    )
    try scroll(hand, by: 50)
    #expect(harness.drawn(red) == .null || harness.drawn(red).minX == 50)
    try scroll(hand, by: 50)
    try hand.wait(0.5)
    #expect(close(harness.drawn(red).minX, 37.5, within: 1), "\(harness.drawn(red))")
    #expect(try hand.waitForRest() != nil)
    #expect(close(harness.drawn(red).minX, 25))
  }

  /// A threshold, how far a row of 100 points is in a room of 200, and how much is left.
  struct Case: Sendable {
    let threshold: ScrollTransitionConfiguration.Threshold
    let distance: CGFloat
    let share: Double

    init(
      _ threshold: ScrollTransitionConfiguration.Threshold,
      _ distance: CGFloat,
      _ share: Double
    ) {
      self.threshold = threshold
      self.distance = distance
      self.share = share
    }
  }

  @Test(
    "motion 60: thresholds are parts of the view, the middle of the room, and what is between",
    arguments: [
      Case(.visible, 0, 1), Case(.visible, 50, 0.5), Case(.visible, 100, 0),
      Case(.visible(0.5), 25, 0.5), Case(.visible(0.5), 50, 0),
      Case(.hidden, -1, 1), Case(.hidden, 1, 0),
      Case(.centered, 75, 0.5), Case(.centered, 150, 0),
      Case(.visible.inset(by: 100), 100, 0.5), Case(.visible.inset(by: -50), 25, 0.5),
      Case(.visible(0).interpolated(towards: .visible, amount: 0.5), 25, 0.5),
    ]
  )
  func thresholds(_ expected: Case) {
    let configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
      .threshold(expected.threshold)
    let share = configuration.share(of: expected.distance, length: 100, in: 200)
    #expect(abs(share - expected.share) < 1e-9)
  }

  @Test("motion 61: a view that is longer than the room is visible when it fills it")
  func long() {
    let share = ScrollTransitionConfiguration.animated.share(of: 200, length: 1_000, in: 200)
    #expect(share == 0)
  }

  @Test("motion 62: a picture shows the phase at rest; edges differ, identity changes nothing")
  func picture() throws {
    let still = try Harness(
      Rows(topLeading: .interactive, bottomTrailing: .identity),
      width: 200,
      height: 300
    )
    #expect(still.drawn(red).minX == 0)
    let half = try Harness(
      Rows(topLeading: .identity, bottomTrailing: .interactive),
      width: 200,
      height: 300
    )
    #expect(close(half.drawn(red).minX, 25), "\(half.drawn(red))")
    let alone = try Harness(
      Color.red.scrollTransition { $0.offset(x: $1.value * 50) },
      width: 200,
      height: 300
    )
    #expect(alone.drawn(red).minX == 0)
  }

  @Test("motion 63: sideways the leading edge is that of the layout direction")
  func sideways() throws {
    struct Columns: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.blue.frame(width: 150)
            Color.red.frame(width: 100)
              .scrollTransition(.interactive(timingCurve: .linear)) { $0.offset(y: $1.value * 50) }
            Color.blue.frame(width: 650)
          }
        }
      }
    }
    let view = Columns()
    let left = try Harness(view, width: 200, height: 200)
    #expect(close(left.drawn(red).minY, 25), "\(left.drawn(red))")
    let right = try Harness(
      view.environment(\.layoutDirection, .rightToLeft),
      width: 200,
      height: 200
    )
    #expect(close(right.drawn(red).minY, 25), "\(right.drawn(red))")
  }
}

import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Scrolling beyond the ends")
struct RubberBandTests {
  @MainActor final class Log {
    var offset: CGFloat = 0
    var least: CGFloat = 0
    var greatest: CGFloat = 0
    var phases: [String] = []
    /// What is shown stays as long as what it tells.
    var shown: AnyObject?
  }

  /// Rows of 20 points in a window of 200.
  private struct Rows: View {
    let log: Log
    var count = 100
    var behavior = ScrollBounceBehavior.automatic

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
        }
      }
      .scrollBounceBehavior(behavior)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
        log.offset = $1
        log.least = min(log.least, $1)
        log.greatest = max(log.greatest, $1)
      }
      .onScrollPhaseChange { log.phases.append("\($1)") }
    }
  }

  private func shown(
    _ count: Int = 100,
    _ behavior: ScrollBounceBehavior = .automatic
  ) throws -> (log: Log, hand: Hand, harness: Harness<Rows>) {
    let log = Log()
    let rows = Rows(log: log, count: count, behavior: behavior)
    let harness = try Harness(rows, width: 200, height: 200)
    log.shown = harness
    return (log, Hand(harness), harness)
  }

  @Test(
    "content follows a pull with the published resistance, 0.55",
    arguments: [20.0, 100, 1_000]
  )
  func resistance(pull: CGFloat) {
    let shown = (1 - 1 / (pull * 0.55 / 200 + 1)) * 200
    #expect(RubberBand.shown(pull, length: 200) == shown)
    #expect(RubberBand.shown(-pull, length: 200) == -shown)
    #expect(abs(RubberBand.pull(shown, length: 200) - pull) < 0.001)
    #expect(shown < 200)
  }

  @Test("lengths of nothing and pulls without end are no numbers that mean nothing")
  func limits() {
    for pull in [0, CGFloat.infinity, -.infinity, .nan] {
      #expect(RubberBand.shown(pull, length: 200) == 0)
      #expect(RubberBand.shown(pull, length: 0) == 0)
    }
    #expect(RubberBand.pull(0, length: 0) == 0)
  }

  @Test("a finger pulls content beyond its start, from where it springs back when it is let go")
  func touch() throws {
    let (log, hand, harness) = try shown()
    hand.device = .touch
    try hand.press(100, 150)
    try hand.move(100, 130)
    try hand.move(100, 190)
    // 40 points beyond the start.
    #expect(abs(log.offset - RubberBand.shown(-40, length: 200)) < 0.001)
    try hand.wait(0.2)
    try hand.move(100, 190)
    try hand.release(100, 190)
    _ = try #require(try hand.waitForRest())
    #expect(log.offset == 0)
    #expect(log.phases.last == "idle")
    #expect(harness.root.nextWakeUp == .never)
  }

  @Test("two fingers on a touchpad pull content beyond its end, also from there on")
  func touchpad() throws {
    let (log, hand, _) = try shown()
    for _ in 0..<2 {
      try hand.scroll(0, 1, at: 100, 100, phase: .began, isPrecise: true)
      try hand.scroll(0, 3_000, at: 100, 100, isPrecise: true)
      #expect(log.offset > 1_800 && log.offset < 2_000)
      try hand.wait(0.2)
      try hand.scroll(0, 0, at: 100, 100, phase: .ended, isPrecise: true)
      _ = try #require(try hand.waitForRest())
      #expect(log.offset == 1_800)
    }
  }

  @Test("a pull whose end nobody tells of comes back by itself, and goes on from the end")
  func silentEnd() throws {
    let (log, hand, harness) = try shown()
    try hand.scroll(0, -1, at: 100, 100, phase: .began, isPrecise: true)
    try hand.scroll(0, -200, at: 100, 100, isPrecise: true)
    #expect(log.offset < -50)
    _ = try #require(try hand.waitForRest())
    #expect(log.offset == 0)
    #expect(harness.root.nextWakeUp == .never)
    try hand.scroll(0, 30, at: 100, 100, isPrecise: true)
    #expect(log.offset == 30)
  }

  @Test("content that comes to its end at speed runs a bit beyond it and comes back")
  func momentum() throws {
    let (log, hand, _) = try shown()
    hand.device = .touch
    try hand.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 10), steps: 3)
    for _ in 0..<4 {
      try hand.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 10), steps: 3)
    }
    _ = try #require(try hand.waitForRest())
    #expect(log.greatest > 1_801 && log.greatest < 2_000)
    #expect(log.offset == 1_800)
  }

  @Test("a finger catches content on its way back, and holds it there")
  func caught() throws {
    let (log, hand, _) = try shown()
    hand.device = .touch
    try hand.press(100, 50)
    try hand.move(100, 30)
    try hand.move(100, 180)
    try hand.release(100, 180)
    try hand.wait(0.05)
    let caught = log.offset
    #expect(caught < -1)
    try hand.press(100, 100)
    try hand.wait(0.3)
    #expect(log.offset == caught)
    try hand.release(100, 100)
    _ = try #require(try hand.waitForRest())
    #expect(log.offset == 0)
  }

  @Test("a wheel, a mouse and keys stay within the ends")
  func others() throws {
    let (log, hand, _) = try shown()
    try hand.scroll(0, -200, at: 100, 100)
    try hand.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 20))
    try hand.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 180))
    try hand.key(.end)
    _ = try hand.waitForRest()
    try hand.scroll(0, 500, at: 100, 100)
    _ = try hand.waitForRest()
    #expect(log.least == 0)
    #expect(log.greatest == 1_800)
  }

  @Test("content that is all visible is pulled only where that is always done")
  func behaviors() throws {
    for (behavior, bounces) in [
      (ScrollBounceBehavior.automatic, false), (.basedOnSize, false), (.always, true),
    ] {
      let (log, hand, _) = try shown(3, behavior)
      try hand.scroll(0, -1, at: 100, 100, phase: .began, isPrecise: true)
      try hand.scroll(0, -100, at: 100, 100, isPrecise: true)
      #expect((log.least < -10) == bounces)
      try hand.scroll(0, 0, at: 100, 100, phase: .ended, isPrecise: true)
      _ = try #require(try hand.waitForRest())
      #expect(log.offset == 0)
    }
  }
}

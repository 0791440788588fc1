import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Scrolling beyond the ends")
struct RubberBandTests {
  @MainActor final class Log {
    var offset: CGFloat = 0
    var least: CGFloat = 0
    var greatest: CGFloat = 0
    var phases: [String] = []
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
  ) -> (log: Log, screen: Screen) {
    let log = Log()
    let rows = Rows(log: log, count: count, behavior: behavior)
    return (log, Screen(rows, size: ScreenSize(width: 200, height: 200)))
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
  func touch() async throws {
    let (log, screen) = shown()
    try screen.beginDrag(at: CGPoint(x: 100, y: 150))
    try screen.moveDrag(to: CGPoint(x: 100, y: 130))
    try screen.moveDrag(to: CGPoint(x: 100, y: 190))
    // 40 points beyond the start.
    #expect(abs(log.offset - RubberBand.shown(-40, length: 200)) < 0.001)
    try screen.endDrag()
    await screen.settle()
    #expect(log.offset == 0)
    #expect(log.phases.last == "idle")
    #expect(screen.host.nextWakeUp == .never)
  }

  @Test("two fingers on a touchpad pull content beyond its end, also from there on")
  func touchpad() async throws {
    let (log, screen) = shown()
    for _ in 0..<2 {
      try screen.scroll(by: CGSize(width: 0, height: 3_000))
      #expect(log.offset > 1_800 && log.offset < 2_000)
      await screen.settle()
      #expect(log.offset == 1_800)
    }
  }

  @Test("a pull whose end nobody tells of comes back by itself, and goes on from the end")
  func silentEnd() async throws {
    let (log, screen) = shown()
    // As `screen.scroll(by:)`, but that the fingers are not lifted.
    let middle = CGPoint(x: 100, y: 100)
    for (distance, phase) in [(-1, .began), (-200, .changed)] as [(CGFloat, InputEvent.Phase)] {
      let size = CGSize(width: 0, height: distance)
      let scroll = InputEvent.Scroll(
        size,
        at: middle,
        time: screen.now,
        phase: phase,
        isPrecise: true
      )
      try screen.send(.scroll(scroll))
    }
    #expect(log.offset < -50)
    await screen.settle()
    #expect(log.offset == 0)
    #expect(screen.host.nextWakeUp == .never)
    try screen.scroll(by: CGSize(width: 0, height: 30))
    #expect(log.offset == 30)
  }

  @Test("content that comes to its end at speed runs a bit beyond it and comes back")
  func momentum() async throws {
    let (log, screen) = shown()
    try screen.drag(
      from: CGPoint(x: 100, y: 190),
      to: CGPoint(x: 100, y: 10),
      duration: .seconds(3.0 / 60)
    )
    for _ in 0..<4 {
      try screen.drag(
        from: CGPoint(x: 100, y: 190),
        to: CGPoint(x: 100, y: 10),
        duration: .seconds(3.0 / 60)
      )
    }
    await screen.settle()
    #expect(log.greatest > 1_801 && log.greatest < 2_000)
    #expect(log.offset == 1_800)
  }

  @Test("a finger catches content on its way back, and holds it there")
  func caught() async throws {
    let (log, screen) = shown()
    try screen.beginDrag(at: CGPoint(x: 100, y: 50))
    try screen.moveDrag(to: CGPoint(x: 100, y: 30))
    try screen.moveDrag(to: CGPoint(x: 100, y: 180))
    try screen.endDrag()
    await screen.advance(by: .seconds(0.05))
    let caught = log.offset
    #expect(caught < -1)
    try screen.beginDrag(at: CGPoint(x: 100, y: 100), hold: .seconds(0.3))
    #expect(log.offset == caught)
    try screen.endDrag()
    await screen.settle()
    #expect(log.offset == 0)
  }

  @Test("a wheel, a mouse and keys stay within the ends")
  func others() async throws {
    let (log, screen) = shown()
    screen.pointer = .mouse
    try screen.turnWheel(by: CGSize(width: 0, height: -200), at: CGPoint(x: 100, y: 100))
    try screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 20))
    try screen.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 180))
    try screen.press(.end)
    await screen.settle()
    try screen.turnWheel(by: CGSize(width: 0, height: 500), at: CGPoint(x: 100, y: 100))
    await screen.settle()
    #expect(log.least == 0)
    #expect(log.greatest == 1_800)
  }

  @Test("content that is all visible is pulled only where that is always done")
  func behaviors() async throws {
    for (behavior, bounces) in [
      (ScrollBounceBehavior.automatic, false), (.basedOnSize, false), (.always, true),
    ] {
      let (log, screen) = shown(3, behavior)
      try screen.scroll(by: CGSize(width: 0, height: -100))
      #expect((log.least < -10) == bounces)
      await screen.settle()
      #expect(log.offset == 0)
    }
  }
}

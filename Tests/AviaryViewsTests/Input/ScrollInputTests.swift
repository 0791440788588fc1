import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Scrolling by hand")
struct ScrollInputTests {
  @MainActor final class Log {
    var entries: [String] = []
    var offset: CGFloat = 0
    func add(_ entry: String) { entries.append(entry) }
  }

  /// A hundred rows of 20 points in a window of 200.
  private struct Rows: View {
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100) { index in
            Color.red.frame(height: 20).onTapGesture { log.add("row \(index)") }
          }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.offset = $1
      }
      .onScrollPhaseChange { log.add("\($1)") }
    }
  }

  private func rows() throws -> (log: Log, hand: Hand, harness: Harness<Rows>) {
    let log = Log()
    let harness = try Harness(Rows(log: log), width: 200, height: 200)
    return (log, Hand(harness), harness)
  }

  @Test("A wheel scrolls by what it says, then rests, within the ends")
  func wheel() throws {
    let (log, hand, harness) = try rows()
    try hand.scroll(0, 40, at: 100, 100)
    #expect(log.offset == 40)
    try hand.scroll(0, 40, at: 100, 100)
    #expect(log.offset == 80)
    try hand.scroll(0, -500, at: 100, 100)
    #expect(log.offset == 0)
    #expect(log.entries == ["interacting"])
    let rest = try #require(try hand.waitForRest())
    // The wheel counts as at rest after 0.15 s; the bar stays for a second.
    #expect(rest > 1 && rest < 1.3)
    #expect(log.entries == ["interacting", "idle"])
    #expect(harness.root.nextWakeUp == .never)
  }

  @Test(
    "A wheel moves a row sideways where nothing around scrolls its way, also at the end of what does"
  )
  func wheelAcross() throws {
    final class Seen { var x: CGFloat = 0 }
    struct Rows: View {
      let seen: Seen
      let isInColumn: Bool
      var row: some View {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 100) } }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.x
        } action: {
          seen.x = $1
        }
      }
      var body: some View {
        if isInColumn {
          ScrollView {
            Color.blue.frame(height: 300)
            row
          }
        } else {
          row
        }
      }
    }
    for isInColumn in [false, true] {
      let seen = Seen()
      let harness = try Harness(Rows(seen: seen, isInColumn: isInColumn), width: 200, height: 200)
      let hand = Hand(harness)
      for _ in 0..<10 {
        try hand.scroll(0, 60, at: 100, isInColumn ? 150 : 50)
        _ = try hand.waitForRest()
      }
      #expect(isInColumn ? seen.x == 0 : seen.x > 100, "\(seen.x)")
    }
  }

  @Test("What rests at views also rests at its end, and goes on from there by views")
  func viewAlignedEnd() throws {
    final class Seen { var x: CGFloat = 0 }
    struct Cards: View {
      let seen: Seen
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 150, height: 100) } }
            .scrollTargetLayout()
            .padding(.trailing, 30)
        }
        .scrollTargetBehavior(.viewAligned)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.x
        } action: {
          seen.x = $1
        }
      }
    }
    let seen = Seen()
    let harness = try Harness(Cards(seen: seen), width: 400, height: 100)
    let hand = Hand(harness)
    for _ in 0..<5 {
      try hand.drag(from: CGPoint(x: 380, y: 50), to: CGPoint(x: 30, y: 50), rest: 0.3)
      _ = try hand.waitForRest()
    }
    // 1,500 of cards and 30 behind them, of which 400 are in sight.
    #expect(seen.x == 1130)
    try hand.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50), rest: 0.3)
    _ = try hand.waitForRest()
    #expect(seen.x == 1050)
  }

  @Test("Who drags moves the content, and the row below is not tapped")
  func drag() throws {
    let (log, hand, harness) = try rows()
    try hand.drag(
      from: CGPoint(x: 100, y: 150),
      to: CGPoint(x: 100, y: 50),
      rest: 0.5
    )
    #expect(log.offset == 100)
    #expect(log.entries == ["interacting", "idle"])
    try hand.tap(100, 5)
    #expect(log.entries.last == "row 5")
    withExtendedLifetime(harness) {}
  }

  @Test("Content that is let go runs out: a velocity loses 0.2 per cent each millisecond")
  func momentum() throws {
    let (log, hand, harness) = try rows()
    try hand.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), steps: 10)
    // 10 points a frame are 600 points a second; they lead 600 / (1000 ln(1 / 0.998)) further.
    #expect(log.offset == 100)
    #expect(log.entries == ["interacting", "decelerating"])
    let velocity = 600.0
    func expected(after seconds: Double) -> CGFloat {
      100 + velocity * (1 - pow(0.998, seconds * 1_000)) / (-1_000 * log1p(-0.002))
    }
    try hand.wait(0.5)
    #expect(abs(log.offset - expected(after: 0.5)) < 2)
    try hand.wait(0.5)
    #expect(abs(log.offset - expected(after: 1)) < 2)
    _ = try hand.waitForRest()
    #expect(abs(log.offset - expected(after: 60)) < 2)
    #expect(log.entries.last == "idle")
    withExtendedLifetime(harness) {}
  }

  @Test("A press catches content that runs out, and taps nothing")
  func caught() throws {
    let (log, hand, harness) = try rows()
    try hand.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), steps: 10)
    try hand.wait(0.1)
    let offset = log.offset
    try hand.press(100, 100)
    try hand.wait(0.2)
    #expect(log.offset == offset)
    try hand.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 80), rest: 0.5)
    #expect(log.offset == offset + 20)
    withExtendedLifetime(harness) {}
  }

  @Test("Fingers on a touchpad move the content with them, and it runs out after them")
  func touchpad() throws {
    let (log, hand, harness) = try rows()
    try hand.scroll(0, 0, at: 100, 100, phase: .began, isPrecise: true)
    for _ in 0..<10 {
      try hand.wait(1.0 / 60)
      try hand.scroll(0, 10, at: 100, 100, isPrecise: true)
    }
    #expect(log.offset == 100)
    try hand.scroll(0, 0, at: 100, 100, phase: .ended, isPrecise: true)
    _ = try hand.waitForRest()
    #expect(log.offset > 300)
    #expect(log.entries == ["interacting", "decelerating", "idle"])
    withExtendedLifetime(harness) {}
  }

  @Test("Fingers whose end nobody saw have left when others come")
  func lostEnd() throws {
    let (log, hand, harness) = try rows()
    try hand.scroll(0, 0, at: 100, 100, phase: .began, isPrecise: true)
    try hand.scroll(0, 10, at: 100, 100, isPrecise: true)
    try hand.scroll(0, 0, at: 100, 100, phase: .began, isPrecise: true)
    _ = try hand.waitForRest()
    #expect(log.entries.last == "idle")
    #expect(!harness.dump.contains("#80808080"))
  }

  @Test("Keys scroll by a line, a page and to the ends")
  func keys() throws {
    let (log, hand, harness) = try rows()
    try hand.key(.downArrow)
    _ = try hand.waitForRest()
    #expect(log.offset == 40)
    try hand.key(.space, characters: " ")
    _ = try hand.waitForRest()
    #expect(log.offset == 200)
    try hand.key(.pageUp)
    _ = try hand.waitForRest()
    #expect(log.offset == 40)
    try hand.key(.end)
    _ = try hand.waitForRest()
    #expect(log.offset == 1_800)
    try hand.key(.home)
    _ = try hand.waitForRest()
    #expect(log.offset == 0)
    withExtendedLifetime(harness) {}
  }

  @Test("A bar is shown while the content moves, and drags the content")
  func bar() throws {
    let (log, hand, harness) = try rows()
    try hand.scroll(0, 40, at: 100, 100)
    #expect(harness.dump.contains("3x36 radius 1.5 #80808080"))
    // The bar is 36 points long on a track of 194: 158 points for 1800.
    try hand.drag(from: CGPoint(x: 195, y: 10), to: CGPoint(x: 195, y: 10 + 79), rest: 0.1)
    #expect(abs(log.offset - 940) < 10)
    #expect(!log.entries.contains { $0.hasPrefix("row") })
    withExtendedLifetime(harness) {}
  }

  private struct Pages: View {
    let log: Log
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.red.containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        log.offset = $1
      }
    }
  }

  @Test("A scroll view that pages comes to rest at a page")
  func paging() throws {
    let log = Log()
    let harness = try Harness(Pages(log: log), width: 200, height: 200)
    let hand = Hand(harness)
    try hand.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 100, y: 100), rest: 0.3)
    _ = try hand.waitForRest()
    #expect(log.offset == 0)
    try hand.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 20, y: 100), rest: 0.3)
    _ = try hand.waitForRest()
    #expect(log.offset == 200)
    // A flick is enough.
    try hand.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 90, y: 100), steps: 4)
    _ = try hand.waitForRest()
    #expect(log.offset == 400)
    try hand.scroll(150, 0, at: 100, 100)
    _ = try hand.waitForRest()
    #expect(log.offset == 600)
  }

  @Test("A drag across goes to the scroll view inside, one along to that outside")
  func nested() throws {
    var (outer, inner): (CGFloat, CGFloat) = (0, 0)
    let harness = try Harness(
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 1_000, height: 100) }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.x
          } action: {
            inner = $1
          }
        Color.blue.frame(height: 1_000)
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        outer = $1
      },
      width: 200,
      height: 200
    )
    let hand = Hand(harness)
    try hand.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 50), rest: 0.5)
    #expect(inner == 100 && outer == 0)
    try hand.drag(from: CGPoint(x: 150, y: 80), to: CGPoint(x: 150, y: 50), rest: 0.5)
    #expect(inner == 100 && outer == 30)
    try hand.scroll(0, 40, at: 100, 20)
    #expect(inner == 100 && outer == 70)
  }

  @Test("A button in a scroll view is pressed by a tap, and called off by a drag")
  func button() throws {
    let log = Log()
    let harness = try Harness(
      ScrollView {
        Button("tap") { log.add("tap") }.frame(height: 100)
        Color.blue.frame(height: 1_000)
      },
      width: 200,
      height: 200
    )
    let hand = Hand(harness)
    try hand.tap(harness.frame("tap"))
    #expect(log.entries == ["tap"])
    try hand.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 20), rest: 0.5)
    #expect(log.entries == ["tap"])
    #expect(abs(try #require(harness.frame("tap")).midY - 20) < 1e-9)
  }

  @Test("A scroll view that is disabled stays, and lets the one outside scroll")
  func disabled() throws {
    let harness = try Harness(
      ScrollView { Color.red.frame(height: 1_000) }.scrollDisabled(true),
      width: 200,
      height: 200
    )
    let hand = Hand(harness)
    #expect(try !hand.scroll(0, 40, at: 100, 100))
    try hand.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    #expect(try hand.waitForRest() == 0)
  }

  private struct Refreshed: View {
    let log: Log
    var body: some View {
      ScrollView { Color.red.frame(height: 1_000) }
        .refreshable { [log] in await log.add("refresh") }
    }
  }

  @Test("Content that is pulled down far enough is loaded anew")
  func refresh() async throws {
    let log = Log()
    let harness = try Harness(Refreshed(log: log), width: 200, height: 200)
    let hand = Hand(harness)
    try hand.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 70), rest: 0.2)
    for _ in 0..<5 { await Task.yield() }
    #expect(log.entries.isEmpty)
    try hand.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 120), rest: 0.2)
    for _ in 0..<20 where log.entries.isEmpty { await Task.yield() }
    #expect(log.entries == ["refresh"])
  }
}

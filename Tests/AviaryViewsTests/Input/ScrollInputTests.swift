import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

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

  private func screen<V: View>(
    _ view: V,
    width: CGFloat = 200,
    height: CGFloat = 200
  ) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: width, height: height))
    screen.pointer = .mouse
    return screen
  }

  private func rows() -> (log: Log, screen: Screen) {
    let log = Log()
    return (log, screen(Rows(log: log)))
  }

  /// Whether nothing moves, nor will by itself.
  private func isAtRest(_ screen: Screen) -> Bool {
    // Some of what moves shows only where it is drawn.
    _ = screen.root.displayList()
    return screen.host.nextWakeUp == .never
  }

  /// What a touchpad tells of fingers on it.
  private func fingers(_ phase: InputEvent.Phase, _ distance: CGFloat, on screen: Screen) throws {
    let scroll = InputEvent.Scroll(
      CGSize(width: 0, height: distance),
      at: CGPoint(x: 100, y: 100),
      time: screen.now,
      phase: phase,
      isPrecise: true
    )
    try screen.send(.scroll(scroll))
  }

  @Test("A wheel scrolls by what it says, then rests, within the ends")
  func wheel() async throws {
    let (log, screen) = rows()
    try screen.turnWheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 100, y: 100))
    #expect(log.offset == 40)
    try screen.turnWheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 100, y: 100))
    #expect(log.offset == 80)
    try screen.turnWheel(by: CGSize(width: 0, height: -500), at: CGPoint(x: 100, y: 100))
    #expect(log.offset == 0)
    #expect(log.entries == ["interacting"])
    // The wheel counts as at rest after 0.15 s; the bar stays for a second.
    await screen.advance(by: .seconds(1))
    #expect(log.entries == ["interacting", "idle"])
    #expect(!isAtRest(screen))
    await screen.advance(by: .seconds(0.3))
    #expect(isAtRest(screen))
  }

  @Test(
    "A wheel moves a row sideways where nothing around scrolls its way, also at the end of what does"
  )
  func wheelAcross() async throws {
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
      let screen = screen(Rows(seen: seen, isInColumn: isInColumn))
      for _ in 0..<10 {
        try screen.turnWheel(
          by: CGSize(width: 0, height: 60),
          at: CGPoint(x: 100, y: isInColumn ? 150 : 50)
        )
        await screen.settle()
      }
      #expect(isInColumn ? seen.x == 0 : seen.x > 100, "\(seen.x)")
    }
  }

  @Test("What rests at views also rests at its end, and goes on from there by views")
  func viewAlignedEnd() async throws {
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
    let screen = screen(Cards(seen: seen), width: 400, height: 100)
    for _ in 0..<5 {
      try screen.drag(from: CGPoint(x: 380, y: 50), to: CGPoint(x: 30, y: 50), rest: .seconds(0.3))
      await screen.settle()
    }
    // 1,500 of cards and 30 behind them, of which 400 are in sight.
    #expect(seen.x == 1130)
    try screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50), rest: .seconds(0.3))
    await screen.settle()
    #expect(seen.x == 1050)
  }

  @Test("Who drags moves the content, and the row below is not tapped")
  func drag() throws {
    let (log, screen) = rows()
    try screen.drag(
      from: CGPoint(x: 100, y: 150),
      to: CGPoint(x: 100, y: 50),
      rest: .seconds(0.5)
    )
    #expect(log.offset == 100)
    #expect(log.entries == ["interacting", "idle"])
    try screen.tap(at: CGPoint(x: 100, y: 5))
    #expect(log.entries.last == "row 5")
  }

  @Test("Content that is let go runs out: a velocity loses 0.2 per cent each millisecond")
  func momentum() async throws {
    let (log, screen) = rows()
    try screen.drag(
      from: CGPoint(x: 100, y: 190),
      to: CGPoint(x: 100, y: 90),
      duration: .seconds(10.0 / 60)
    )
    // 10 points a frame are 600 points a second; they lead 600 / (1000 ln(1 / 0.998)) further.
    #expect(log.offset == 100)
    #expect(log.entries == ["interacting", "decelerating"])
    let velocity = 600.0
    func expected(after seconds: Double) -> CGFloat {
      100 + velocity * (1 - pow(0.998, seconds * 1_000)) / (-1_000 * log1p(-0.002))
    }
    await screen.advance(by: .seconds(0.5))
    #expect(abs(log.offset - expected(after: 0.5)) < 2)
    await screen.advance(by: .seconds(0.5))
    #expect(abs(log.offset - expected(after: 1)) < 2)
    await screen.settle()
    #expect(abs(log.offset - expected(after: 60)) < 2)
    #expect(log.entries.last == "idle")
  }

  @Test("A press catches content that runs out, and taps nothing")
  func caught() async throws {
    let (log, screen) = rows()
    try screen.drag(
      from: CGPoint(x: 100, y: 190),
      to: CGPoint(x: 100, y: 90),
      duration: .seconds(10.0 / 60)
    )
    await screen.advance(by: .seconds(0.1))
    let offset = log.offset
    try screen.beginDrag(at: CGPoint(x: 100, y: 100), hold: .seconds(0.2))
    #expect(log.offset == offset)
    try screen.moveDrag(to: CGPoint(x: 100, y: 80))
    try screen.endDrag()
    #expect(log.offset == offset + 20)
  }

  @Test("Fingers on a touchpad move the content with them, and it runs out after them")
  func touchpad() async throws {
    let (log, screen) = rows()
    try fingers(.began, 0, on: screen)
    for _ in 0..<10 {
      await screen.advance(by: .seconds(1.0 / 60))
      try fingers(.changed, 10, on: screen)
    }
    #expect(log.offset == 100)
    try fingers(.ended, 0, on: screen)
    await screen.settle()
    #expect(log.offset > 300)
    #expect(log.entries == ["interacting", "decelerating", "idle"])
  }

  @Test("Fingers whose end nobody saw have left when others come")
  func lostEnd() async throws {
    let (log, screen) = rows()
    try fingers(.began, 0, on: screen)
    try fingers(.changed, 10, on: screen)
    try fingers(.began, 0, on: screen)
    await screen.settle()
    #expect(log.entries.last == "idle")
    #expect(!screen.dump.contains("#80808080"))
  }

  @Test("Keys scroll by a line, a page and to the ends")
  func keys() async throws {
    let (log, screen) = rows()
    try screen.press(.downArrow)
    await screen.settle()
    #expect(log.offset == 40)
    try screen.press(.space)
    await screen.settle()
    #expect(log.offset == 200)
    try screen.press(.pageUp)
    await screen.settle()
    #expect(log.offset == 40)
    try screen.press(.end)
    await screen.settle()
    #expect(log.offset == 1_800)
    try screen.press(.home)
    await screen.settle()
    #expect(log.offset == 0)
  }

  @Test("A bar is shown while the content moves, and drags the content")
  func bar() throws {
    let (log, screen) = rows()
    try screen.turnWheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 100, y: 100))
    #expect(screen.dump.contains("3x36 radius 1.5 #80808080"))
    // The bar is 36 points long on a track of 194: 158 points for 1800.
    try screen.drag(
      from: CGPoint(x: 195, y: 10),
      to: CGPoint(x: 195, y: 10 + 79),
      rest: .seconds(0.1)
    )
    #expect(abs(log.offset - 940) < 10)
    #expect(!log.entries.contains { $0.hasPrefix("row") })
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
  func paging() async throws {
    let log = Log()
    let screen = screen(Pages(log: log))
    try screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 100, y: 100), rest: .seconds(0.3))
    await screen.settle()
    #expect(log.offset == 0)
    try screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 20, y: 100), rest: .seconds(0.3))
    await screen.settle()
    #expect(log.offset == 200)
    // A flick is enough.
    try screen.drag(
      from: CGPoint(x: 150, y: 100),
      to: CGPoint(x: 90, y: 100),
      duration: .seconds(4.0 / 60)
    )
    await screen.settle()
    #expect(log.offset == 400)
    try screen.turnWheel(by: CGSize(width: 150, height: 0), at: CGPoint(x: 100, y: 100))
    await screen.settle()
    #expect(log.offset == 600)
  }

  @Test("A drag across goes to the scroll view inside, one along to that outside")
  func nested() throws {
    var (outer, inner): (CGFloat, CGFloat) = (0, 0)
    let screen = screen(
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
      }
    )
    try screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 50), rest: .seconds(0.5))
    #expect(inner == 100 && outer == 0)
    try screen.drag(from: CGPoint(x: 150, y: 80), to: CGPoint(x: 150, y: 50), rest: .seconds(0.5))
    #expect(inner == 100 && outer == 30)
    try screen.turnWheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 100, y: 20))
    #expect(inner == 100 && outer == 70)
  }

  @Test("A button in a scroll view is pressed by a tap, and called off by a drag")
  func button() throws {
    let log = Log()
    let screen = screen(
      ScrollView {
        Button("tap") { log.add("tap") }.frame(height: 100)
        Color.blue.frame(height: 1_000)
      }
    )
    try screen.button("tap").tap()
    #expect(log.entries == ["tap"])
    try screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 20), rest: .seconds(0.5))
    #expect(log.entries == ["tap"])
    #expect(try abs(screen.button("tap").frame.midY - 20) < 1e-9)
  }

  @Test("A scroll view that is disabled stays, and lets the one outside scroll")
  func disabled() async throws {
    let screen = screen(ScrollView { Color.red.frame(height: 1_000) }.scrollDisabled(true))
    let wheel = InputEvent.Scroll(
      CGSize(width: 0, height: 40),
      at: CGPoint(x: 100, y: 100),
      time: screen.now
    )
    #expect(try !screen.send(.scroll(wheel)))
    try screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    #expect(isAtRest(screen))
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
    let screen = screen(Refreshed(log: log))
    try screen.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 70), rest: .seconds(0.2))
    await screen.settle()
    #expect(log.entries.isEmpty)
    try screen.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 120), rest: .seconds(0.2))
    await screen.settle()
    #expect(log.entries == ["refresh"])
  }
}

import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Gestures")
struct GestureTests {
  final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private func shown<V: View>(
    @ViewBuilder _ view: (Log) -> V
  ) throws -> (log: Log, hand: Hand, harness: Harness<AnyView>) {
    let log = Log()
    let harness = try Harness(
      AnyView(view(log).frame(width: 200, height: 200)),
      width: 200,
      height: 200
    )
    return (log, Hand(harness), harness)
  }

  // MARK: - Taps

  @Test("A tap that moves more than 10 points is none")
  func movedTap() throws {
    let (log, hand, harness) = try shown { log in Color.red.onTapGesture { log.add("tap") } }
    try hand.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 55, y: 55))
    try hand.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50))
    #expect(log.entries == ["tap"])
    withExtendedLifetime(harness) {}
  }

  @Test("A single tap waits for the double tap inside of it to fail")
  func doubleTap() throws {
    let (log, hand, harness) = try shown { log in
      Color.red
        .onTapGesture(count: 2) { log.add("double") }
        .onTapGesture { log.add("single") }
    }
    try hand.tap(50, 50)
    #expect(log.entries.isEmpty)
    guard case .at = harness.root.clock.nextWakeUp else {
      Issue.record("the pause after a tap wakes nobody up")
      return
    }
    try hand.wait(0.4)
    #expect(log.entries == ["single"])
    try hand.tap(50, 50)
    try hand.wait(0.1)
    try hand.tap(50, 50)
    try hand.wait(1)
    #expect(log.entries == ["single", "double"])
    #expect(harness.root.clock.nextWakeUp == .never)
  }

  @Test("A tap tells its place in the space that was asked for")
  func spatialTap() throws {
    let (log, hand, harness) = try shown { log in
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { log.add("\($0.x) \($0.y)") }
        .scaleEffect(0.5)
    }
    try hand.tap(100, 100)
    try hand.tap(110, 90)
    #expect(log.entries == ["50.0 50.0", "70.0 30.0"])
    withExtendedLifetime(harness) {}
  }

  // MARK: - Long presses

  @Test("A press of half a second is a long one, and then no tap")
  func longPress() throws {
    let (log, hand, harness) = try shown { log in
      Color.red
        .onTapGesture { log.add("tap") }
        .onLongPressGesture {
          log.add("long")
        } onPressingChanged: {
          log.add($0 ? "down" : "up")
        }
    }
    try hand.press(50, 50)
    try hand.wait(0.4)
    #expect(!log.entries.contains("long"))
    try hand.wait(0.2)
    try hand.release(50, 50)
    #expect(log.entries == ["down", "up", "long"])
    log.entries = []
    try hand.tap(50, 50)
    #expect(log.entries.last == "tap")
    #expect(!log.entries.contains("long"))
    withExtendedLifetime(harness) {}
  }

  @Test("A long press asks to be woken when it is long enough, and never afterwards")
  func longPressWakesUp() throws {
    let (log, hand, harness) = try shown { log in
      Color.red.onLongPressGesture(minimumDuration: 2) { log.add("long") }
    }
    try hand.press(50, 50)
    #expect(harness.root.clock.nextWakeUp == .at(hand.now.addingTimeInterval(2)))
    #expect(try hand.waitForRest() == 2)
    #expect(log.entries == ["long"])
    #expect(harness.root.clock.nextWakeUp == .never)
  }

  // MARK: - Drags

  private struct Dragged: View {
    let log: Log
    @GestureState(resetTransaction: Transaction(animation: .default)) private var offset: CGSize?
    @State private var hasEnded = false

    var body: some View {
      Color.red
        .gesture(
          DragGesture()
            .updating($offset) { value, state, _ in state = value.translation }
            .onChanged { log.add("\(Int($0.translation.width))") }
            .onEnded { _ in
              log.add("end")
              hasEnded = true
            }
        )
        .overlay { Text(offset.map { "at \(Int($0.width))" } ?? "none").allowsHitTesting(false) }
    }
  }

  @Test("A drag begins after 10 points, sets its state, and the state returns when it ends")
  func drag() throws {
    let (log, hand, harness) = try shown { log in Dragged(log: log) }
    try hand.press(50, 50)
    try hand.move(55, 50)
    #expect(log.entries.isEmpty)
    try hand.move(70, 50)
    #expect(log.entries == ["20"])
    #expect(harness.labels == ["at 20"])
    try hand.move(90, 50)
    try hand.release(90, 50)
    #expect(log.entries == ["20", "40", "end"])
    #expect(harness.labels == ["none"])
  }

  @Test("A drag that is called off does not end, and its state returns")
  func cancelledDrag() throws {
    let (log, hand, harness) = try shown { log in Dragged(log: log) }
    try hand.press(50, 50)
    try hand.move(90, 50)
    try hand.cancelPress()
    #expect(log.entries == ["40"])
    #expect(harness.labels == ["none"])
  }

  @Test("The predicted end lies ahead in the direction of a fast drag, and at rest where it stops")
  func predictedEnd() throws {
    var last: DragGesture.Value?
    let harness = try Harness(Color.red.gesture(DragGesture().onChanged { last = $0 }))
    let hand = Hand(harness)
    try hand.drag(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 50))
    let fast = try #require(last)
    // 10 points in a sixtieth of a second.
    #expect(abs(fast.velocity.width - 600) < 30)
    #expect(fast.predictedEndTranslation.width > 200)
    try hand.drag(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 50), rest: 1)
    let slow = try #require(last)
    #expect(abs(slow.predictedEndTranslation.width - 100) < 80)
  }

  // MARK: - Who counts

  @Test(
    "Gestures further in go first; those of high priority before them; simultaneous ones beside"
  )
  func priorities() throws {
    let normal = try shown { log in
      Color.red.onTapGesture { log.add("inner") }.onTapGesture { log.add("outer") }
    }
    try normal.hand.tap(50, 50)
    #expect(normal.log.entries == ["inner"])
    let high = try shown { log in
      Color.red.onTapGesture { log.add("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") })
    }
    try high.hand.tap(50, 50)
    #expect(high.log.entries == ["outer"])
    let both = try shown { log in
      Color.red.onTapGesture { log.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.add("outer") })
    }
    try both.hand.tap(50, 50)
    #expect(both.log.entries.sorted() == ["inner", "outer"])
  }

  @Test("A mask leaves out the view's gesture, or those inside")
  func masks() throws {
    for (mask, expected) in [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] {
      let shown = try shown { log in
        Color.red.onTapGesture { log.add("inner") }
          .gesture(TapGesture().onEnded { log.add("outer") }, including: mask)
      }
      try shown.hand.tap(50, 50)
      #expect(shown.log.entries == expected)
    }
  }

  @Test("A drag further out takes over from a tap further in")
  func dragOverTap() throws {
    let (log, hand, harness) = try shown { log in
      Color.red.onTapGesture { log.add("tap") }
        .gesture(DragGesture().onChanged { _ in log.add("drag") })
    }
    try hand.tap(50, 50)
    #expect(log.entries == ["tap"])
    try hand.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), steps: 2)
    #expect(log.entries == ["tap", "drag", "drag"])
    withExtendedLifetime(harness) {}
  }

  @Test("A long press and then a drag are one gesture")
  func sequence() throws {
    let (log, hand, harness) = try shown { log in
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value { log.add("\(Int(drag.translation.width))") }
          }
      )
    }
    try hand.press(50, 50)
    try hand.wait(0.6)
    try hand.move(80, 50)
    try hand.release(80, 50)
    #expect(log.entries == ["30"])
    try hand.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["30"], "no long press, no drag")
    withExtendedLifetime(harness) {}
  }

  @Test("Of two exclusive gestures the second counts where the first fails")
  func exclusive() throws {
    let (log, hand, harness) = try shown { log in
      Color.red.gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: log.add("double")
            case .second: log.add("single")
            }
          }
      )
    }
    try hand.tap(50, 50)
    try hand.wait(1)
    try hand.tap(50, 50)
    try hand.tap(50, 50)
    #expect(log.entries == ["single", "double"])
    withExtendedLifetime(harness) {}
  }

  @Test(
    "The second of two exclusive gestures counts once the first has failed, for the time that it waited too"
  )
  func exclusiveAfterWaiting() throws {
    let (log, hand, harness) = try shown { log in
      Color.red.gesture(
        DragGesture().exclusively(before: LongPressGesture())
          .onEnded { value in
            switch value {
            case .first: log.add("drag")
            case .second: log.add("long")
            }
          }
      )
    }
    try hand.press(50, 50)
    try hand.wait(0.7)
    try hand.release(50, 50)
    try hand.wait(1)
    #expect(log.entries == ["long"])
    try hand.tap(50, 50)
    try hand.wait(1)
    try hand.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["long", "drag"])
    withExtendedLifetime(harness) {}
  }

  @Test("A gesture with modifiers counts while they are held, Control as Command too")
  func modifiers() throws {
    let (log, hand, harness) = try shown { log in
      Color.red
        .gesture(TapGesture().modifiers(.command).onEnded { log.add("command") })
        .simultaneousGesture(TapGesture().modifiers([.shift]).onEnded { log.add("shift") })
    }
    for modifiers: EventModifiers in [[], .control, [.command, .option], .shift, .option] {
      hand.modifiers = modifiers
      try hand.tap(50, 50)
      try hand.wait(1)
    }
    #expect(log.entries == ["command", "command", "shift"])
    withExtendedLifetime(harness) {}
  }

  @Test("A drag that is held still has no velocity, and one that is let go on the move keeps it")
  func velocityAtEnd() throws {
    var last: DragGesture.Value?
    let harness = try Harness(Color.red.gesture(DragGesture().onEnded { last = $0 }))
    let hand = Hand(harness)
    try hand.press(0, 50)
    for step in 1...10 {
      try hand.wait(1.0 / 60)
      try hand.move(CGFloat(step) * 10, 50)
    }
    try hand.release(100, 50)
    #expect(abs(try #require(last).velocity.width - 600) < 60)
    try hand.drag(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 50), rest: 0.5)
    #expect(try #require(last).velocity == .zero)
    #expect(try #require(last).predictedEndTranslation.width == 100)
  }

  @Test("Fingers that move apart magnify what is below them")
  func magnify() throws {
    let (log, hand, harness) = try shown { log in
      Color.red.gesture(
        MagnifyGesture().onChanged { log.add("\($0.magnification)") }
          .onEnded { log.add("end \($0.magnification)") }
      )
    }
    try hand.magnify(1, .began, at: 50, 50)
    try hand.magnify(1.5, .changed, at: 50, 50)
    try hand.magnify(2, .ended, at: 50, 50)
    #expect(log.entries == ["1.5", "2.0", "end 2.0"])
    withExtendedLifetime(harness) {}
  }

  @Test("A gesture is called off when its view leaves")
  func leaving() throws {
    struct Leaving: View {
      let log: Log
      let isThere: Bool
      var body: some View {
        if isThere {
          Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.add("end") })
        }
      }
    }
    let log = Log()
    let harness = try Harness(Leaving(log: log, isThere: true), width: 200, height: 200)
    let hand = Hand(harness)
    try hand.press(50, 50)
    harness.host.content = Leaving(log: log, isThere: false)
    try hand.release(50, 50)
    #expect(log.entries.isEmpty)
  }
}

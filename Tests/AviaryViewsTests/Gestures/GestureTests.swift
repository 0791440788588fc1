import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Gestures")
struct GestureTests {
  final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private func shown<V: View>(@ViewBuilder _ view: (Log) -> V) -> (log: Log, screen: Screen) {
    let log = Log()
    let screen = Screen(view(log), size: ScreenSize(width: 200, height: 200))
    screen.pointer = .mouse
    return (log, screen)
  }

  private let place = CGPoint(x: 50, y: 50)

  // MARK: - Taps

  @Test("A tap that moves more than 10 points is none")
  func movedTap() throws {
    let (log, screen) = shown { log in Color.red.onTapGesture { log.add("tap") } }
    try screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 55, y: 55))
    try screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50))
    #expect(log.entries == ["tap"])
  }

  @Test("A single tap waits for the double tap inside of it to fail")
  func doubleTap() async throws {
    let (log, screen) = shown { log in
      Color.red
        .onTapGesture(count: 2) { log.add("double") }
        .onTapGesture { log.add("single") }
    }
    try screen.tap(at: place)
    #expect(log.entries.isEmpty)
    guard case .at = screen.root.clock.nextWakeUp else {
      Issue.record("the pause after a tap wakes nobody up")
      return
    }
    await screen.advance(by: .seconds(0.4))
    #expect(log.entries == ["single"])
    try screen.tap(at: place, count: 2)
    await screen.advance(by: .seconds(1))
    #expect(log.entries == ["single", "double"])
    #expect(screen.root.clock.nextWakeUp == .never)
  }

  @Test("A tap tells its place in the space that was asked for")
  func spatialTap() throws {
    let (log, screen) = shown { log in
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { log.add("\($0.x) \($0.y)") }
        .scaleEffect(0.5)
    }
    try screen.tap(at: CGPoint(x: 100, y: 100))
    try screen.tap(at: CGPoint(x: 110, y: 90))
    #expect(log.entries == ["50.0 50.0", "70.0 30.0"])
  }

  // MARK: - Long presses

  @Test("A press of half a second is a long one, and then no tap")
  func longPress() async throws {
    let (log, screen) = shown { log in
      Color.red
        .onTapGesture { log.add("tap") }
        .onLongPressGesture {
          log.add("long")
        } onPressingChanged: {
          log.add($0 ? "down" : "up")
        }
    }
    try screen.beginDrag(at: place, hold: .seconds(0.4))
    #expect(!log.entries.contains("long"))
    await screen.advance(by: .seconds(0.2))
    try screen.endDrag()
    #expect(log.entries == ["down", "up", "long"])
    log.entries = []
    try screen.tap(at: place)
    #expect(log.entries.last == "tap")
    #expect(!log.entries.contains("long"))
  }

  @Test("A long press asks to be woken when it is long enough, and never afterwards")
  func longPressWakesUp() async throws {
    let (log, screen) = shown { log in
      Color.red.onLongPressGesture(minimumDuration: 2) { log.add("long") }
    }
    try screen.beginDrag(at: place)
    #expect(screen.root.clock.nextWakeUp == .at(screen.now.addingTimeInterval(2)))
    await screen.advance(by: .seconds(2))
    #expect(log.entries == ["long"])
    #expect(screen.root.clock.nextWakeUp == .never)
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
    let (log, screen) = shown { log in Dragged(log: log) }
    try screen.beginDrag(at: place)
    try screen.moveDrag(to: CGPoint(x: 59, y: 50))
    #expect(log.entries.isEmpty)
    try screen.moveDrag(to: CGPoint(x: 70, y: 50))
    #expect(log.entries.last == "20")
    #expect(log.entries.first == "10")
    #expect(screen.text("at 20").exists)
    try screen.moveDrag(to: CGPoint(x: 90, y: 50))
    try screen.endDrag()
    #expect(log.entries.suffix(2) == ["40", "end"])
    #expect(screen.text("none").exists)
  }

  @Test("A drag that is called off does not end, and its state returns")
  func cancelledDrag() throws {
    let (log, screen) = shown { log in Dragged(log: log) }
    try screen.beginDrag(at: place)
    try screen.moveDrag(to: CGPoint(x: 90, y: 50))
    #expect(screen.text("at 40").exists)
    try screen.cancelDrag()
    #expect(log.entries.last == "40")
    #expect(screen.text("none").exists)
  }

  @Test("The predicted end lies ahead in the direction of a fast drag, and at rest where it stops")
  func predictedEnd() throws {
    var last: DragGesture.Value?
    let screen = Screen(Color.red.gesture(DragGesture().onChanged { last = $0 }))
    let (start, end) = (CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50))
    try screen.drag(from: start, to: end, duration: .seconds(10.0 / 60))
    let fast = try #require(last)
    // 10 points in a sixtieth of a second.
    #expect(abs(fast.velocity.width - 600) < 30)
    #expect(fast.predictedEndTranslation.width > 200)
    try screen.drag(from: start, to: end, rest: .seconds(1))
    let slow = try #require(last)
    #expect(abs(slow.predictedEndTranslation.width - 100) < 80)
  }

  // MARK: - Who counts

  @Test(
    "Gestures further in go first; those of high priority before them; simultaneous ones beside"
  )
  func priorities() throws {
    let normal = shown { log in
      Color.red.onTapGesture { log.add("inner") }.onTapGesture { log.add("outer") }
    }
    try normal.screen.tap(at: place)
    #expect(normal.log.entries == ["inner"])
    let high = shown { log in
      Color.red.onTapGesture { log.add("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") })
    }
    try high.screen.tap(at: place)
    #expect(high.log.entries == ["outer"])
    let both = shown { log in
      Color.red.onTapGesture { log.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.add("outer") })
    }
    try both.screen.tap(at: place)
    #expect(both.log.entries.sorted() == ["inner", "outer"])
  }

  @Test("A mask leaves out the view's gesture, or those inside")
  func masks() throws {
    for (mask, expected) in [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] {
      let shown = shown { log in
        Color.red.onTapGesture { log.add("inner") }
          .gesture(TapGesture().onEnded { log.add("outer") }, including: mask)
      }
      try shown.screen.tap(at: place)
      #expect(shown.log.entries == expected)
    }
  }

  @Test("A drag further out takes over from a tap further in")
  func dragOverTap() throws {
    let (log, screen) = shown { log in
      Color.red.onTapGesture { log.add("tap") }
        .gesture(DragGesture().onChanged { _ in log.add("drag") })
    }
    try screen.tap(at: place)
    #expect(log.entries == ["tap"])
    try screen.drag(
      from: CGPoint(x: 20, y: 20),
      to: CGPoint(x: 60, y: 20),
      duration: .seconds(2.0 / 60)
    )
    #expect(log.entries == ["tap", "drag", "drag"])
  }

  @Test("A long press and then a drag are one gesture")
  func sequence() throws {
    let (log, screen) = shown { log in
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value { log.add("\(Int(drag.translation.width))") }
          }
      )
    }
    try screen.drag(from: place, to: CGPoint(x: 80, y: 50), hold: .seconds(0.6))
    #expect(log.entries == ["30"])
    try screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["30"], "no long press, no drag")
  }

  @Test("Of two exclusive gestures the second counts where the first fails")
  func exclusive() async throws {
    let (log, screen) = shown { log in
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
    try screen.tap(at: place)
    await screen.advance(by: .seconds(1))
    try screen.tap(at: place, count: 2)
    #expect(log.entries == ["single", "double"])
  }

  @Test(
    "The second of two exclusive gestures counts once the first has failed, for the time that it waited too"
  )
  func exclusiveAfterWaiting() async throws {
    let (log, screen) = shown { log in
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
    try screen.press(at: place, for: .seconds(0.7))
    await screen.advance(by: .seconds(1))
    #expect(log.entries == ["long"])
    try screen.tap(at: place)
    await screen.advance(by: .seconds(1))
    try screen.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["long", "drag"])
  }

  @Test("A gesture with modifiers counts while they are held, Control as Command too")
  func modifiers() async throws {
    let (log, screen) = shown { log in
      Color.red
        .gesture(TapGesture().modifiers(.command).onEnded { log.add("command") })
        .simultaneousGesture(TapGesture().modifiers([.shift]).onEnded { log.add("shift") })
    }
    for modifiers: EventModifiers in [[], .control, [.command, .option], .shift, .option] {
      try screen.tap(at: place, modifiers: modifiers)
      await screen.advance(by: .seconds(1))
    }
    #expect(log.entries == ["command", "command", "shift"])
  }

  @Test("A drag that is held still has no velocity, and one that is let go on the move keeps it")
  func velocityAtEnd() throws {
    var last: DragGesture.Value?
    let screen = Screen(Color.red.gesture(DragGesture().onEnded { last = $0 }))
    let (start, end) = (CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50))
    try screen.drag(from: start, to: end, duration: .seconds(10.0 / 60))
    #expect(abs(try #require(last).velocity.width - 600) < 60)
    try screen.drag(from: start, to: end, rest: .seconds(0.5))
    #expect(try #require(last).velocity == .zero)
    #expect(try #require(last).predictedEndTranslation.width == 100)
  }

  @Test("Fingers that move apart magnify what is below them")
  func magnify() throws {
    let (log, screen) = shown { log in
      Color.red.gesture(
        MagnifyGesture().onChanged { log.add("\($0.magnification)") }
          .onEnded { log.add("end \($0.magnification)") }
      )
    }
    for (scale, phase) in [(1, .began), (1.5, .changed), (2, .ended)]
      as [(CGFloat, InputEvent.Phase)]
    {
      try screen.send(.magnify(InputEvent.Pinch(scale, phase, at: place, time: screen.now)))
    }
    #expect(log.entries == ["1.5", "2.0", "end 2.0"])
  }

  @MainActor @Observable final class Model {
    var isThere = true
  }

  @Test("A gesture is called off when its view leaves")
  func leaving() throws {
    struct Leaving: View {
      let log: Log
      let model: Model
      var body: some View {
        if model.isThere {
          Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.add("end") })
        }
      }
    }
    let model = Model()
    let (log, screen) = shown { Leaving(log: $0, model: model) }
    try screen.beginDrag(at: place)
    model.isThere = false
    try screen.endDrag()
    #expect(log.entries.isEmpty)
  }
}

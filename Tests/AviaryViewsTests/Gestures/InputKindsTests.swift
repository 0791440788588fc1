import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Which kinds of input gestures follow")
struct InputKindsTests {
  private final class Log { var entries: [String] = [] }

  private struct Pad: View {
    let log: Log
    let kinds: GestureInputKinds
    var body: some View {
      Color.red
        .gesture(TapGesture(inputKinds: kinds).onEnded { log.entries.append("tap") })
        .simultaneousGesture(
          DragGesture(inputKinds: kinds).onEnded { _ in log.entries.append("drag") }
        )
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 2, inputKinds: kinds).onEnded { _ in
            log.entries.append("press")
          }
        )
    }
  }

  private func done(_ pointer: ScreenPointer, _ kinds: GestureInputKinds) throws -> [String] {
    let log = Log()
    let screen = Screen(Pad(log: log, kinds: kinds), size: ScreenSize(width: 200, height: 200))
    screen.pointer = pointer
    try screen.tap(at: CGPoint(x: 50, y: 50))
    try screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    try screen.press(at: CGPoint(x: 50, y: 50), for: .seconds(3))
    return log.entries
  }

  @Test("27 G1: a gesture ignores what begins with another kind of input")
  func kinds() throws {
    // What is let go of after a long press is a tap beside it.
    let all = ["tap", "drag", "press", "tap"]
    for kinds in [GestureInputKinds.all, .pointer, [.pointer, .pencil]] {
      #expect(try done(.mouse, kinds) == all)
    }
    for kinds in [GestureInputKinds.directTouch, .pencil, [], .indirectTouch] {
      #expect(try done(.mouse, kinds) == [])
    }
    #expect(try done(.touch, .directTouch) == all)
    #expect(try done(.touch, .pointer) == [])
  }

  @Test("27 G1 (?): a pinch is followed by gestures for either kind of touch")
  func pinches() throws {
    for (kinds, expected) in [
      (GestureInputKinds.directTouch, 1), (.indirectTouch, 1), (.pointer, 0), (.all, 1),
    ] {
      let log = Log()
      let screen = Screen(
        Color.red.gesture(
          MagnifyGesture(inputKinds: kinds).onEnded { _ in log.entries.append("pinch") }
        ),
        size: ScreenSize(width: 200, height: 200)
      )
      for (scale, phase) in [(1, .began), (2, .changed), (2, .ended)]
        as [(CGFloat, InputEvent.Phase)]
      {
        let pinch = InputEvent.Pinch(scale, phase, at: CGPoint(x: 50, y: 50), time: screen.now)
        try screen.send(.magnify(pinch))
      }
      #expect(log.entries.count == expected, "\(kinds)")
    }
  }

  @Test("27 G2 (?): gestures without kinds follow all")
  func usual() {
    #expect(TapGesture().inputKinds == .all)
    #expect(SpatialTapGesture(count: 2).inputKinds == .all)
    #expect(DragGesture(minimumDistance: 3).inputKinds == .all)
    #expect(MagnifyGesture().inputKinds == .all)
    #expect(RotateGesture().inputKinds == .all)
    #expect(GestureInputKinds.all.isSuperset(of: [.pencil, .pointer]))
  }
}

import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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

  private func done(_ device: InputEvent.Pointer.Device, _ kinds: GestureInputKinds) throws
    -> [String]
  {
    let log = Log()
    let harness = try Harness(Pad(log: log, kinds: kinds), width: 200, height: 200)
    let hand = Hand(harness)
    hand.device = device
    try hand.tap(50, 50)
    try hand.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    try hand.press(50, 50)
    try hand.wait(3)
    try hand.release(50, 50)
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
      let harness = try Harness(
        Color.red.gesture(
          MagnifyGesture(inputKinds: kinds).onEnded { _ in log.entries.append("pinch") }
        ),
        width: 200,
        height: 200
      )
      let hand = Hand(harness)
      try hand.magnify(1, .began, at: 50, 50)
      try hand.magnify(2, .changed, at: 50, 50)
      try hand.magnify(2, .ended, at: 50, 50)
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

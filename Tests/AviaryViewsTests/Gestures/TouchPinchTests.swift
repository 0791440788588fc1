import AviaryGeometry
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

/// Each finger on a screen is a pointer of its own; two in one view make a pinch.
@MainActor
@Suite("Two fingers on a screen")
struct TouchPinchTests {
  private final class Log { var entries: [String] = [] }

  /// A screen and what fingers do on it.
  @MainActor private struct Touched {
    let screen: Screen

    func touch(_ kind: InputEvent.Pointer.Kind, _ id: Int, _ x: CGFloat, _ y: CGFloat = 100) throws
    {
      let event = InputEvent.Pointer(
        kind,
        at: CGPoint(x: x, y: y),
        time: screen.now,
        id: id,
        device: .touch
      )
      try screen.send(.pointer(event))
    }
  }

  private func shown<V: View>(@ViewBuilder _ view: (Log) -> V) -> (log: Log, hand: Touched) {
    let log = Log()
    let screen = Screen(view(log), size: ScreenSize(width: 200, height: 200))
    return (log, Touched(screen: screen))
  }

  private static func magnify(_ log: Log) -> some Gesture {
    MagnifyGesture()
      .onChanged { log.entries.append("\($0.magnification) at \($0.startLocation.x)") }
      .onEnded { log.entries.append("end \($0.magnification)") }
  }

  @Test("They magnify what is under both, around the place between them")
  func magnifying() throws {
    let (log, hand) = shown { log in Color.red.gesture(Self.magnify(log)) }
    try hand.touch(.down, 1, 80)
    try hand.touch(.down, 2, 120)
    // Too little to mean anything.
    try hand.touch(.moved, 2, 123)
    #expect(log.entries.isEmpty)
    try hand.touch(.moved, 2, 160)
    try hand.touch(.moved, 1, 40)
    try hand.touch(.up, 2, 160)
    try hand.touch(.moved, 1, 20)
    try hand.touch(.up, 1, 20)
    #expect(log.entries == ["2.0 at 120.0", "3.0 at 120.0", "end 3.0"])
  }

  @Test("They turn, also beyond half a turn, and the finger that was there first may go first")
  func rotating() throws {
    let (log, hand) = shown { log in
      Color.red.gesture(
        RotateGesture().onEnded { log.entries.append("\(Int($0.rotation.degrees.rounded()))") }
      )
    }
    try hand.touch(.down, 7, 100)
    try hand.touch(.down, 9, 150)
    for step in 1...27 {
      let angle = Angle.degrees(Double(step) * 10).radians
      try hand.touch(.moved, 9, 100 + 50 * cos(angle), 100 + 50 * sin(angle))
    }
    try hand.touch(.up, 7, 100)
    try hand.touch(.up, 9, 100, 50)
    #expect(log.entries == ["270"])
  }

  @Test("What is dragged by the first finger is magnified by both where gestures are simultaneous")
  func draggingToo() throws {
    let (log, hand) = shown { log in
      Color.red.gesture(
        DragGesture().simultaneously(with: MagnifyGesture()).onEnded {
          let moved = $0.first?.translation.width ?? -1
          log.entries.append("\(moved), \($0.second?.magnification ?? -1)")
        }
      )
    }
    try hand.touch(.down, 1, 60)
    try hand.touch(.moved, 1, 80)
    try hand.touch(.down, 2, 120)
    try hand.touch(.moved, 2, 160)
    try hand.touch(.up, 2, 160)
    try hand.touch(.moved, 1, 100)
    try hand.touch(.up, 1, 100)
    #expect(log.entries == ["40.0, 2.0"])
  }

  @Test("A pinch takes the fingers from the list that would scroll, and from the tap and button")
  func scrolling() throws {
    let (log, hand) = shown { log in
      ScrollView {
        Button("Row") { log.entries.append("tap") }
          .frame(width: 200, height: 600)
          .contentShape(.rect)
          .gesture(Self.magnify(log))
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
        if $0 != $1 { log.entries.append("scrolled by \($1 - $0)") }
      }
    }
    try hand.touch(.down, 1, 100, 90)
    try hand.touch(.down, 2, 100, 110)
    try hand.touch(.moved, 2, 100, 130)
    try hand.touch(.moved, 1, 100, 50)
    try hand.touch(.up, 1, 100, 50)
    try hand.touch(.up, 2, 100, 130)
    #expect(log.entries == ["2.0 at 100.0", "4.0 at 100.0", "end 4.0"])
  }

  @Test("Fingers in different views press by themselves, and so do those on what follows no pinch")
  func apart() throws {
    let (log, hand) = shown { log in
      HStack(spacing: 0) {
        Color.red.gesture(Self.magnify(log))
        Color.blue.onTapGesture { log.entries.append("tap") }
        Color.green.onTapGesture { log.entries.append("other") }
      }
    }
    try hand.touch(.down, 1, 30)
    try hand.touch(.down, 2, 100)
    try hand.touch(.down, 3, 180)
    try hand.touch(.up, 2, 100)
    try hand.touch(.up, 3, 180)
    try hand.touch(.up, 1, 30)
    #expect(log.entries == ["tap", "other"])
  }

  @Test("A pinch that is called off does not end well, and the next press is one again")
  func cancelled() throws {
    let (log, hand) = shown { log in
      Color.red.gesture(Self.magnify(log)).onTapGesture { log.entries.append("tap") }
    }
    try hand.touch(.down, 1, 80)
    try hand.touch(.down, 2, 120)
    try hand.touch(.moved, 2, 160)
    try hand.touch(.cancelled, 2, 160)
    try hand.touch(.cancelled, 1, 80)
    try hand.touch(.down, 3, 80)
    try hand.touch(.up, 3, 80)
    hand.screen.tick(to: hand.screen.now.addingTimeInterval(1))
    #expect(log.entries == ["2.0 at 120.0", "tap"])
  }

  @Test("Tests pinch with fingers, and on a touchpad", arguments: [ScreenPointer.touch, .mouse])
  func driven(_ pointer: ScreenPointer) throws {
    let (log, hand) = shown { log in
      Color.red.accessibilityElement().accessibilityLabel("Photo").gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onEnded {
          let angle = $0.second?.rotation.degrees ?? 0
          let scale = (100 * ($0.first?.magnification ?? 0)).rounded()
          log.entries.append("\(Int(scale)) %, \(Int(angle.rounded()))")
        }
      )
    }
    hand.screen.pointer = pointer
    try hand.screen.pinch(by: 3)
    try hand.screen.element("Photo").pinch(by: 0.5, turning: .degrees(-200))
    #expect(log.entries == ["300 %, 0", "50 %, -200"])
    #expect(throws: ScreenError.self) { try hand.screen.pinch(by: 0) }
    #expect(throws: ScreenError.self) { try hand.screen.pinch(by: .nan) }
  }

  @Test("Fingers in one place have a scale")
  func onePlace() {
    var fingers = TouchPinch(first: (1, .zero), second: (2, .zero))
    #expect(fingers.move(2, to: CGPoint(x: 10, y: 0))?.scale == 10)
    #expect(fingers.move(2, to: .zero)?.scale == 1)
  }
}

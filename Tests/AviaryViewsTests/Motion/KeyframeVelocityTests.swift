import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryMotion

@Suite("Velocities between keyframes")
struct KeyframeVelocityTests {
  /// The velocity right before and behind a time.
  private func velocities(
    _ timeline: KeyframeTimeline<Double>,
    at time: Double
  ) -> (before: Double, behind: Double) {
    let step = 1e-5
    let value = timeline.value(time: time)
    return (
      (timeline.value(time: time - 1e-9) - timeline.value(time: time - step)) / step,
      (timeline.value(time: time + step) - value) / step
    )
  }

  @Test("motion 95: a cubic keyframe begins and ends as fast as the lines beside it")
  func cubicBetweenLines() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      CubicKeyframe(150, duration: 1)
      LinearKeyframe(350, duration: 1)
    }
    let first = velocities(timeline, at: 1)
    #expect(abs(first.before - 100) < 0.1)
    #expect(abs(first.behind - 100) < 0.1)
    let second = velocities(timeline, at: 2)
    #expect(abs(second.before - 200) < 0.1)
    #expect(abs(second.behind - 200) < 0.1)
  }

  @Test("motion 95: a spring keyframe keeps the velocity of the one before it")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      SpringKeyframe(0, duration: 1, spring: .bouncy)
    }
    #expect(abs(velocities(timeline, at: 1).behind - 100) < 0.5)
    let expected = 100 + Spring.bouncy.value(target: -100.0, initialVelocity: 100, time: 0.25)
    #expect(abs(timeline.value(time: 1.25) - expected) < 1e-9)
    let own = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      SpringKeyframe(0, duration: 1, spring: .bouncy, startVelocity: 0)
    }
    #expect(abs(velocities(own, at: 1).behind) < 0.5)
  }

  @Test("motion 95: what is given counts for both sides, and nothing is kept over a move")
  func given() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 1, endVelocity: 40)
      CubicKeyframe(50, duration: 1)
      MoveKeyframe(0)
      SpringKeyframe(100, duration: 1)
    }
    #expect(abs(velocities(timeline, at: 1).before - 40) < 0.1)
    #expect(abs(velocities(timeline, at: 1).behind - 40) < 0.1)
    #expect(abs(velocities(timeline, at: 2).before) < 0.1)
    #expect(abs(velocities(timeline, at: 2).behind) < 0.5)
  }

  @Test("motion 95: cubic keyframes one after another are a Catmull-Rom spline")
  func spline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(40, duration: 1)
    }
    #expect(abs(velocities(timeline, at: 1).before - 20) < 0.1)
    #expect(abs(velocities(timeline, at: 1).behind - 20) < 0.1)
  }
}

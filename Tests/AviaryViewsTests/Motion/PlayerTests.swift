import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryMotion
@testable import AviaryStacks

@MainActor
@Suite("What plays by itself")
struct PlayerTests {
  @MainActor @Observable final class Model {
    var trigger = 0
    var dates: [Double] = []
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 5_000)

  @Test("A schedule that began long ago has a date that is not in the future")
  func longAgo() throws {
    let now = Date(timeIntervalSinceReferenceDate: 1016.999_999_9)
    var dates = PeriodicTimelineSchedule(from: .distantPast, by: 1).entries(
      from: now,
      mode: .normal
    )
    #expect(dates.next() == Date(timeIntervalSinceReferenceDate: 1016))
    #expect(dates.next() == Date(timeIntervalSinceReferenceDate: 1017))
  }

  @Test(
    "motion 38: a timeline shows each date of its schedule with the frame that comes next, and sleeps between"
  )
  func periodic() throws {
    struct Clock: View {
      var body: some View {
        TimelineView(.periodic(from: PlayerTests.start, by: 1)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(PlayerTests.start)))")
        }
      }
    }
    let film = try Film(Clock())
    #expect(film.harness.labels == ["0"])
    #expect(film.root.nextWakeUp == .at(PlayerTests.start.addingTimeInterval(1)))
    try film.go(to: 0.9)
    #expect(film.harness.labels == ["0"])
    try film.go(to: 1.1)
    #expect(film.harness.labels == ["1"])
    #expect(film.root.nextWakeUp == .at(PlayerTests.start.addingTimeInterval(2)))
    try film.go(to: 7.5)
    #expect(film.harness.labels == ["7"])
  }

  @Test(
    "motion 39: an explicit timeline ends with its last date, an animated one goes on until it is paused"
  )
  func otherSchedules() throws {
    struct Explicit: View {
      var body: some View {
        TimelineView(.explicit([1.0, 2].map { PlayerTests.start.addingTimeInterval($0) })) {
          Text(verbatim: "\(Int($0.date.timeIntervalSince(PlayerTests.start)))")
        }
      }
    }
    let film = try Film(Explicit())
    try film.go(to: 1)
    #expect(film.harness.labels == ["1"])
    try film.go(to: 2.5)
    #expect(film.harness.labels == ["2"])
    #expect(film.isAtRest)

    struct Animated: View {
      let model: Model
      var body: some View {
        TimelineView(.animation(paused: model.trigger > 0)) {
          Text(verbatim: "\(Int($0.date.timeIntervalSince(PlayerTests.start) * 10 + 0.001))")
        }
      }
    }
    let model = Model()
    let second = try Film(Animated(model: model))
    try second.play(to: 0.5)
    #expect(second.harness.labels == ["5"])
    #expect(!second.isAtRest)
    try second.change { model.trigger = 1 }
    try second.go(to: 1)
    #expect(second.harness.labels == ["5"])
    #expect(second.isAtRest)
  }

  private struct Phases: View {
    let model: Model
    var triggered = true
    var body: some View {
      let content = Color.red.frame(width: 10, height: 10).labelled("box")
      VStack(alignment: .leading, spacing: 0) {
        if triggered {
          content.phaseAnimator([0, 100, 50], trigger: model.trigger) {
            $0.offset(x: $1)
          } animation: {
            _ in
            .linear(duration: 1)
          }
        } else {
          content.phaseAnimator([0, 100]) {
            $0.offset(x: $1)
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
      .frame(width: 400, alignment: .leading)
    }
  }

  @Test("motion 40: a triggered phase animator goes once through its phases and back to the first")
  func phases() throws {
    let model = Model()
    let film = try Film(Phases(model: model))
    #expect(film.isAtRest)
    try film.change { model.trigger = 1 }
    try film.go(to: 0)
    try film.go(to: 0.5)
    #expect(close(film.x("box"), 50))
    try film.go(to: 1)
    #expect(film.x("box") == 100)
    try film.go(to: 1)
    try film.go(to: 1.5)
    #expect(close(film.x("box"), 75))
    try film.play(to: 4)
    #expect(film.x("box") == 0)
    #expect(film.isAtRest)
  }

  @Test("motion 41: a phase animator without a trigger goes on and on")
  func endlessPhases() throws {
    let film = try Film(Phases(model: Model(), triggered: false))
    #expect(!film.isAtRest)
    try film.play(to: 0.5)
    #expect(film.x("box") > 40 && film.x("box") < 55)
    try film.play(to: 1.5)
    #expect(film.x("box") > 40 && film.x("box") < 60)
    try film.play(to: 2.6)
    #expect(film.x("box") > 40 && film.x("box") < 65)
    #expect(!film.isAtRest)
  }

  private struct Keys: View {
    let model: Model
    let isTriggered: Bool
    var body: some View {
      let content = Color.red.frame(width: 10, height: 10).labelled("box")
      VStack(alignment: .leading, spacing: 0) {
        if isTriggered {
          content.keyframeAnimator(initialValue: CGFloat(0), trigger: model.trigger) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(40, duration: 1)
          }
        } else {
          content.keyframeAnimator(initialValue: CGFloat(0), repeating: true) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
          }
        }
      }
      .frame(width: 400, alignment: .leading)
    }
  }

  @Test(
    "motion 42: a keyframe animator follows its keyframes once for each trigger, from where it is"
  )
  func keyframes() throws {
    let model = Model()
    let film = try Film(Keys(model: model, isTriggered: true))
    #expect(film.isAtRest)
    try film.change { model.trigger = 1 }
    try film.go(to: 0.25)
    #expect(close(film.x("box"), 25))
    try film.go(to: 1.5)
    #expect(close(film.x("box"), 70))
    try film.go(to: 3)
    #expect(film.x("box") == 40)
    #expect(film.isAtRest)
    try film.change { model.trigger = 2 }
    try film.go(to: 3.5)
    #expect(close(film.x("box"), 70))
  }

  @Test("motion 43: a keyframe animator that repeats begins anew each time")
  func repeatingKeyframes() throws {
    let film = try Film(Keys(model: Model(), isTriggered: false))
    try film.go(to: 0.25)
    #expect(close(film.x("box"), 25))
    try film.go(to: 3.75)
    #expect(close(film.x("box"), 75))
    #expect(!film.isAtRest)
  }
}

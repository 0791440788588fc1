import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("UnitCurve and schedules")
struct UnitCurveTests {
  @Test(
    "velocities at the ends",
    arguments: [
      (UnitCurve.linear, 1.0, 1.0),
      (.easeIn, 0, 1), (.easeOut, 1, 0), (.easeInOut, 0, 0),
      (.circularEaseIn, 0, .infinity), (.circularEaseOut, .infinity, 0),
      (.circularEaseInOut, 0, 0), (.circularEaseInOut.inverse, .infinity, .infinity),
      (
        .bezier(
          startControlPoint: UnitPoint(x: 0, y: 0.5),
          endControlPoint: UnitPoint(x: 1, y: 0.5)
        ), .infinity, .infinity
      ),
    ]
  )
  func ends(curve: UnitCurve, start: Double, end: Double) {
    #expect(curve.velocity(at: 0) == start)
    #expect(curve.velocity(at: 1) == end)
    #expect(curve.velocity(at: -1) == start)
    #expect(curve.velocity(at: 2) == end)
  }

  @Test(
    "velocities are slopes of the values",
    arguments: [
      UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .circularEaseInOut.inverse,
    ]
  )
  func slopes(curve: UnitCurve) {
    for x in [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95] {
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-3)
    }
  }

  @Test("the schedule of frames has no entries where updates are to be seldom")
  func lowFrequency() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(Array(AnimationTimelineSchedule().entries(from: now, mode: .lowFrequency)) == [])
    #expect(
      Array(AnimationTimelineSchedule().entries(from: now, mode: .normal).prefix(1)) == [now]
    )
  }

  @Test("angles are added, scaled and turned round")
  func angles() {
    var angle = Angle.degrees(90)
    #expect((angle + .degrees(30)).degrees.rounded() == 120)
    #expect((angle - .degrees(120)).degrees.rounded() == -30)
    #expect((-angle).radians == -angle.radians)
    #expect((angle * 2).degrees.rounded() == 180)
    #expect((angle / 3).degrees.rounded() == 30)
    angle += .degrees(10)
    angle -= .degrees(40)
    angle *= 3
    angle /= 2
    #expect(angle.degrees.rounded() == 90)
  }
}

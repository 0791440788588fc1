import Testing
import simd

@Suite("simd's quaternions")
struct QuaternionTests {
  private let up = SIMD3<Double>(0, 1, 0)

  @Test("a quarter turn brings one axis to the next")
  func quarter() {
    let turn = simd_quatd(angle: .pi / 2, axis: up)
    #expect(simd_distance(turn.act(SIMD3(0, 0, 1)), SIMD3(1, 0, 0)) < 1e-15)
    #expect(abs(turn.angle - .pi / 2) < 1e-15 && simd_distance(turn.axis, up) < 1e-15)
    #expect(simd_distance(turn.inverse.act(SIMD3(1, 0, 0)), SIMD3(0, 0, 1)) < 1e-15)
    #expect(abs((turn * turn).angle - .pi) < 1e-15)
    #expect(((turn / turn) - simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)).length < 1e-15)
  }

  @Test("the turn between two directions is the shortest; half a turn between opposite ones")
  func between() {
    let (a, b) = (simd_normalize(SIMD3<Double>(1, 2, 3)), simd_normalize(SIMD3<Double>(-2, 0, 1)))
    #expect(simd_distance(simd_quatd(from: a, to: b).act(a), b) < 1e-12)
    for direction in [a, up, SIMD3(1, 0, 0), SIMD3(0, 0, -1)] {
      let half = simd_quatd(from: direction, to: -direction)
      #expect(simd_distance(half.act(direction), -direction) < 1e-12)
    }
  }

  @Test("a matrix and its quaternion turn alike", arguments: [0.3, 1.5, 3.0, 3.14159, 4.5, 6.2])
  func matrices(angle: Double) {
    for axis in [
      SIMD3<Double>(1, 0, 0), up, SIMD3(0, 0, 1), SIMD3(0.6, 0, -0.8), SIMD3(0, -0.6, 0.8),
    ] {
      let turn = simd_quatd(angle: angle, axis: axis)
      let vector = SIMD3<Double>(1, -2, 0.5)
      let matrix = simd_double3x3(turn)
      #expect(simd_distance(matrix * vector, turn.act(vector)) < 1e-12)
      #expect(simd_distance(simd_quatd(matrix).act(vector), turn.act(vector)) < 1e-7)
      #expect(simd_distance(simd_quatd(simd_double4x4(turn)).act(vector), turn.act(vector)) < 1e-7)
    }
  }

  @Test(
    "slerp goes the shorter way at an even speed",
    arguments: [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1.0, 1.0)]
  )
  func slerp(part: Double, turned: Double) {
    let (from, to) = (simd_quatd(angle: 0, axis: up), simd_quatd(angle: 2, axis: up))
    #expect(abs(simd_slerp(from, to, part).angle - 2 * turned) < 1e-12)
    // The same turn by the other four numbers.
    #expect(abs(simd_slerp(from, -to, part).angle - 2 * turned) < 1e-12)
  }

  @Test("the longer way is the rest of the circle")
  func longest() {
    let (from, to) = (simd_quatd(angle: 0, axis: up), simd_quatd(angle: 2, axis: up))
    let half = simd_slerp_longest(from, to, 0.5)
    #expect(
      simd_distance(
        half.act(SIMD3(0, 0, 1)),
        simd_quatd(angle: 1 + .pi, axis: up).act(SIMD3(0, 0, 1))
      ) < 1e-12
    )
  }

  @Test("no turn has no axis, and zeros are no turn once they have length 1")
  func nothing() {
    #expect(simd_quatf(angle: 0, axis: SIMD3(0, 1, 0)).axis.x.isNaN)
    #expect(simd_quatf().normalized == simd_quatf(ix: 0, iy: 0, iz: 0, r: 1))
  }
}

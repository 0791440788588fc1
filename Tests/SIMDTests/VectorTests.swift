import Testing
import simd

@Suite("simd's vectors")
struct VectorTests {
  @Test(
    "lengths and products have their values",
    arguments: [
      ("dot", simd_dot(SIMD3<Double>(1, 2, 3), SIMD3(4, -5, 6)), 12),
      ("length", simd_length(SIMD2<Double>(3, 4)), 5),
      ("length_squared", simd_length_squared(SIMD2<Double>(3, 4)), 25),
      ("distance", simd_distance(SIMD3<Double>(1, 0, 0), SIMD3(-1, 0, 0)), 2),
      ("distance_squared", simd_distance_squared(SIMD2<Double>(1, 1), SIMD2(4, 5)), 25),
      ("norm_one", simd_norm_one(SIMD3<Double>(1, -2, 3)), 6),
      ("norm_inf", simd_norm_inf(SIMD3<Double>(1, -7, 3)), 7),
      ("orient", simd_orient(SIMD2<Double>(1, 0), SIMD2(0, 1)), 1),
      ("reduce_add", simd_reduce_add(SIMD4<Double>(1, 2, 3, 4)), 10),
      ("reduce_min", simd_reduce_min(SIMD4<Double>(1, -2, 3, 4)), -2),
      ("reduce_max", simd_reduce_max(SIMD4<Double>(1, -2, 3, 4)), 4),
      ("mix", simd_mix(0.0, 10.0, 0.25), 2.5),
      ("clamp", simd_clamp(12.0, 0.0, 10.0), 10),
      ("sign", simd_sign(-3.0), -1),
      ("step", simd_step(2.0, 1.0), 0),
      ("smoothstep", simd_smoothstep(0.0, 2.0, 1.0), 0.5),
      ("fract", simd_fract(-0.25), 0.75),
      ("recip", simd_recip(4.0), 0.25),
      ("rsqrt", simd_rsqrt(4.0), 0.5),
    ]
  )
  func numbers(name: String, value: Double, expected: Double) {
    #expect(value == expected, "\(name)")
  }

  @Test(
    "functions of vectors have their values",
    arguments: [
      ("cross", simd_cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)), SIMD3(0, 0, 1)),
      ("cross of a plane", simd_cross(SIMD2<Double>(1, 2), SIMD2(3, 4)), SIMD3(0, 0, -2)),
      ("normalize", simd_normalize(SIMD3<Double>(0, 3, 4)), SIMD3(0, 0.6, 0.8)),
      ("project", simd_project(SIMD3<Double>(2, 3, 4), SIMD3(2, 0, 0)), SIMD3(2, 0, 0)),
      ("reflect", simd_reflect(SIMD3<Double>(1, -1, 0), SIMD3(0, 1, 0)), SIMD3(1, 1, 0)),
      ("refract", simd_refract(SIMD3<Double>(0, -1, 0), SIMD3(0, 1, 0), 0.5), SIMD3(0, -1, 0)),
      ("total reflection", simd_refract(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), 2), .zero),
      ("min", simd_min(SIMD3<Double>(1, 5, 3), SIMD3(4, 2, 3)), SIMD3(1, 2, 3)),
      ("max", simd_max(SIMD3<Double>(1, 5, 3), SIMD3(4, 2, 3)), SIMD3(4, 5, 3)),
      ("abs", simd_abs(SIMD3<Double>(-1, 5, -0)), SIMD3(1, 5, 0)),
      ("sign", simd_sign(SIMD3<Double>(-4, 5, 0)), SIMD3(-1, 1, 0)),
      ("clamp", simd_clamp(SIMD3<Double>(-4, 5, 0.5), .zero, .one), SIMD3(0, 1, 0.5)),
      ("mix", mix(SIMD3<Double>(0, 2, 4), SIMD3(4, 2, 0), t: 0.25), SIMD3(1, 2, 3)),
      ("step", step(SIMD3<Double>(0, 1, 2), edge: .one), SIMD3(0, 1, 1)),
      (
        "smoothstep",
        smoothstep(SIMD3<Double>(-1, 1, 3), edge0: .zero, edge1: SIMD3(repeating: 2)),
        SIMD3(0, 0.5, 1)
      ),
      ("fract", fract(SIMD3<Double>(1.5, -0.25, 2)), SIMD3(0.5, 0.75, 0)),
      ("floor", floor(SIMD3<Double>(1.5, -0.25, 2)), SIMD3(1, -1, 2)),
      ("muladd", simd_muladd(SIMD3<Double>(1, 2, 3), SIMD3(2, 2, 2), .one), SIMD3(3, 5, 7)),
      ("make", simd_make_double3(SIMD2(1, 2), 3), SIMD3(1, 2, 3)),
    ]
  )
  func vectors(name: String, value: SIMD3<Double>, expected: SIMD3<Double>) {
    #expect(simd_distance(value, expected) < 1e-12, "\(name): \(value)")
  }

  @Test("a vector of no length has no direction")
  func noDirection() {
    #expect(simd_normalize(simd_float2.zero).x.isNaN)
  }

  @Test("integers have their functions too")
  func integers() {
    #expect(simd_abs(simd_int3(-1, 2, -3)) == simd_int3(1, 2, 3))
    #expect(simd_max(simd_int2(1, 5), simd_int2(3, 4)) == simd_int2(3, 5))
    #expect(simd_reduce_add(simd_uchar4(200, 100, 0, 0)) == 44)
  }
}

import Testing
import simd

@Suite("simd's matrices")
struct MatrixTests {
  private let two = simd_double2x2(SIMD2(1, 2), SIMD2(3, 5))
  private let three = simd_double3x3(SIMD3(2, 0, 1), SIMD3(1, 3, 0), SIMD3(0, 1, 4))
  private let four = simd_double4x4(
    SIMD4(1, 2, 0, 1),
    SIMD4(0, 3, 1, 0),
    SIMD4(2, 0, 1, 1),
    SIMD4(0, 1, 0, 2)
  )

  @Test("determinants are the products of what the matrix stretches")
  func determinants() {
    #expect(two.determinant == -1)
    #expect(three.determinant == 25)
    #expect(simd_double4x4(diagonal: SIMD4(1, 2, 3, 4)).determinant == 24)
    // Worked out along the first row by hand.
    #expect(four.determinant == 13)
    #expect(simd_determinant(four.transpose) == 13)
  }

  @Test("a matrix times its inverse changes nothing")
  func inverses() {
    #expect(simd_almost_equal_elements(two * two.inverse, matrix_identity_double2x2, 1e-12))
    #expect(simd_almost_equal_elements(three * three.inverse, matrix_identity_double3x3, 1e-12))
    #expect(simd_almost_equal_elements(four * four.inverse, matrix_identity_double4x4, 1e-12))
    #expect(simd_almost_equal_elements(simd_inverse(four) * four, matrix_identity_double4x4, 1e-12))
  }

  @Test("what can't be undone has an inverse without finite numbers")
  func singular() {
    #expect(!simd_float2x2(SIMD2(1, 2), SIMD2(2, 4)).inverse.columns.0.x.isFinite)
  }

  @Test("a vector is transformed by columns from the right, by rows from the left")
  func vectors() {
    #expect(two * SIMD2(1, 10) == SIMD2(31, 52))
    #expect(SIMD2(1, 10) * two == SIMD2(21, 53))
    #expect(simd_mul(simd_float3x3(diagonal: SIMD3(2, 3, 4)), .one) == SIMD3(2, 3, 4))
  }

  @Test("a product applies the right matrix first")
  func products() {
    let vector = SIMD3<Double>(1, -2, 3)
    let other = three.transpose
    #expect((three * other) * vector == three * (other * vector))
    var product = three
    product *= other
    #expect(product == three * other)
    #expect(three * 2 == three + three && three - three == simd_double3x3())
  }

  @Test("matrices are made of columns, rows, a diagonal and a number")
  func making() {
    let rows = simd_float2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
    #expect(rows.columns.0 == SIMD2(1, 3) && rows[1, 0] == 2)
    #expect(simd_float2x2([SIMD2(1, 3), SIMD2(2, 4)]) == rows)
    #expect(simd_float2x2(columns: (SIMD2(1, 3), SIMD2(2, 4))) == rows)
    #expect(simd_matrix_from_rows(SIMD2<Float>(1, 2), SIMD2(3, 4)) == rows)
    #expect(simd_float4x4(3) == simd_diagonal_matrix(SIMD4<Float>(repeating: 3)))
    #expect("\(rows)" == "simd_float2x2([1.0, 3.0], [2.0, 4.0])")
  }
}

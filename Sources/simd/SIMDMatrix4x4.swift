/// A matrix of four columns and four rows.
///
/// Numbers and nothing else, hence `@unchecked Sendable`: the storage of vectors does not say so for all scalars.
public struct SIMDMatrix4x4<Scalar: SIMDReal>: SIMDMatrix, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Makes a matrix of zeros.
  @inlinable public init() { columns = (.zero, .zero, .zero, .zero) }

  /// Makes a matrix of columns.
  @inlinable public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// Makes a matrix of columns.
  @inlinable public init(
    _ col0: SIMD4<Scalar>,
    _ col1: SIMD4<Scalar>,
    _ col2: SIMD4<Scalar>,
    _ col3: SIMD4<Scalar>
  ) {
    columns = (col0, col1, col2, col3)
  }

  /// A column, counted from 0.
  @inlinable public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix of four columns has none of number \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of four columns has none of number \(column)")
      }
    }
  }

  /// What volumes are multiplied by, negative where they are mirrored.
  @inlinable public var determinant: Scalar { minors.determinant }

  /// The matrix that undoes this one; its numbers are infinite or NaN where nothing does.
  @inlinable public var inverse: Self {
    let (a, b, c, d) = columns
    let m = minors
    let (s, t) = (m.upper, m.lower)
    // Cramer's rule, with the minors of two rows that the numbers have in common.
    let rows = Self(
      SIMD4(
        b.y * t[5] - c.y * t[4] + d.y * t[3],
        -b.x * t[5] + c.x * t[4] - d.x * t[3],
        b.w * s[5] - c.w * s[4] + d.w * s[3],
        -b.z * s[5] + c.z * s[4] - d.z * s[3]
      ),
      SIMD4(
        -a.y * t[5] + c.y * t[2] - d.y * t[1],
        a.x * t[5] - c.x * t[2] + d.x * t[1],
        -a.w * s[5] + c.w * s[2] - d.w * s[1],
        a.z * s[5] - c.z * s[2] + d.z * s[1]
      ),
      SIMD4(
        a.y * t[4] - b.y * t[2] + d.y * t[0],
        -a.x * t[4] + b.x * t[2] - d.x * t[0],
        a.w * s[4] - b.w * s[2] + d.w * s[0],
        -a.z * s[4] + b.z * s[2] - d.z * s[0]
      ),
      SIMD4(
        -a.y * t[3] + b.y * t[1] - c.y * t[0],
        a.x * t[3] - b.x * t[1] + c.x * t[0],
        -a.w * s[3] + b.w * s[1] - c.w * s[0],
        a.z * s[3] - b.z * s[1] + c.z * s[0]
      )
    )
    return rows.transpose * (1 / m.determinant)
  }

  /// The determinants of pairs of columns (01, 02, 03, 12, 13, 23) in the upper two rows and in the lower two.
  @usableFromInline var minors: (upper: [Scalar], lower: [Scalar], determinant: Scalar) {
    let all = [columns.0, columns.1, columns.2, columns.3]
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    let s = pairs.map { all[$0].x * all[$1].y - all[$1].x * all[$0].y }
    let t = pairs.map { all[$0].z * all[$1].w - all[$1].z * all[$0].w }
    let first = s[0] * t[5] - s[1] * t[4] + s[2] * t[3]
    return (s, t, first + s[3] * t[2] - s[4] * t[1] + s[5] * t[0])
  }

  /// Whether all numbers are the same.
  @inlinable public static func == (a: Self, b: Self) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
      && a.columns.3 == b.columns.3
  }
}

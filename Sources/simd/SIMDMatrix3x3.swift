/// A matrix of three columns and three rows.
///
/// Numbers and nothing else, hence `@unchecked Sendable`: the storage of vectors does not say so for all scalars.
public struct SIMDMatrix3x3<Scalar: SIMDReal>: SIMDMatrix, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Makes a matrix of zeros.
  @inlinable public init() { columns = (.zero, .zero, .zero) }

  /// Makes a matrix of columns.
  @inlinable public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }

  /// Makes a matrix of columns.
  @inlinable public init(
    _ col0: SIMD3<Scalar>,
    _ col1: SIMD3<Scalar>,
    _ col2: SIMD3<Scalar>
  ) {
    columns = (col0, col1, col2)
  }

  /// A column, counted from 0.
  @inlinable public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("a matrix of three columns has none of number \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("a matrix of three columns has none of number \(column)")
      }
    }
  }

  /// What volumes are multiplied by, negative where they are mirrored.
  @inlinable public var determinant: Scalar {
    simd_dot(columns.0, simd_cross(columns.1, columns.2))
  }

  /// The matrix that undoes this one; its numbers are infinite or NaN where nothing does.
  @inlinable public var inverse: Self {
    // The rows are the cross products of the columns.
    let (a, b, c) = columns
    return Self(simd_cross(b, c), simd_cross(c, a), simd_cross(a, b)).transpose * (1 / determinant)
  }

  /// Whether all numbers are the same.
  @inlinable public static func == (a: Self, b: Self) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
  }
}

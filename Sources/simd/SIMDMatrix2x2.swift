/// A matrix of two columns and two rows.
///
/// Numbers and nothing else, hence `@unchecked Sendable`: the storage of vectors does not say so for all scalars.
public struct SIMDMatrix2x2<Scalar: SIMDReal>: SIMDMatrix, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Makes a matrix of zeros.
  @inlinable public init() { columns = (.zero, .zero) }

  /// Makes a matrix of columns.
  @inlinable public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
    self.columns = columns
  }

  /// Makes a matrix of columns.
  @inlinable public init(
    _ col0: SIMD2<Scalar>,
    _ col1: SIMD2<Scalar>
  ) {
    columns = (col0, col1)
  }

  /// A column, counted from 0.
  @inlinable public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("a matrix of two columns has none of number \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("a matrix of two columns has none of number \(column)")
      }
    }
  }

  /// What volumes are multiplied by, negative where they are mirrored.
  @inlinable public var determinant: Scalar {
    columns.0.x * columns.1.y - columns.0.y * columns.1.x
  }

  /// The matrix that undoes this one; its numbers are infinite or NaN where nothing does.
  @inlinable public var inverse: Self {
    let (a, b) = columns
    return Self(SIMD2(b.y, -a.y), SIMD2(-b.x, a.x)) * (1 / determinant)
  }

  /// Whether all numbers are the same.
  @inlinable public static func == (a: Self, b: Self) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1
  }
}

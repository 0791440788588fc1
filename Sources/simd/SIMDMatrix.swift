/// What square matrices of all sizes have in common: columns, which are vectors.
///
/// A matrix times a vector is the sum of its columns, each times an element of the vector.
public protocol SIMDMatrix: Equatable, Sendable, CustomDebugStringConvertible {
  /// The numbers.
  associatedtype Scalar: SIMDReal
  /// The columns, and the rows too.
  associatedtype Column: SIMD where Column.Scalar == Scalar

  /// Makes a matrix of zeros.
  init()
  /// A column, counted from 0.
  subscript(column: Int) -> Column { get set }
  /// The number that volumes are multiplied by, negative where they are mirrored.
  var determinant: Scalar { get }
  /// The matrix that undoes this one; it has infinite or no numbers where that can't be.
  var inverse: Self { get }
}

extension SIMDMatrix {
  /// Makes a matrix with a vector as its diagonal and zeros beside it.
  @inlinable public init(diagonal: Column) {
    self.init()
    for index in 0..<Column.scalarCount { self[index][index] = diagonal[index] }
  }

  /// Makes a matrix with a number in its diagonal and zeros beside it.
  @inlinable public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Makes a matrix of columns, as many as it has.
  @inlinable public init(_ columns: [Column]) {
    precondition(
      columns.count == Column.scalarCount,
      "a matrix has \(Column.scalarCount) columns, not \(columns.count)"
    )
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  /// Makes a matrix of rows, as many as it has.
  @inlinable public init(rows: [Column]) { self = Self(rows).transpose }

  /// A number, by its column and its row.
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  @inlinable public var transpose: Self {
    var result = Self()
    for column in 0..<Column.scalarCount {
      for row in 0..<Column.scalarCount { result[row][column] = self[column][row] }
    }
    return result
  }

  /// Whether all numbers differ by no more than a tolerance.
  @inlinable func isAlmostEqual(to other: Self, _ tolerance: Scalar) -> Bool {
    (0..<Column.scalarCount).allSatisfy { column in
      (0..<Column.scalarCount).allSatisfy { row in
        (self[column][row] - other[column][row]).magnitude <= tolerance
      }
    }
  }

  /// The columns in words.
  public var debugDescription: String {
    let columns = (0..<Column.scalarCount).map { column in
      "[" + (0..<Column.scalarCount).map { "\(self[column][$0])" }.joined(separator: ", ") + "]"
    }
    return
      "simd_\(Scalar.self == Float.self ? "float" : "double")\(columns.count)x\(columns.count)("
      + columns.joined(separator: ", ") + ")"
  }

  // MARK: - Arithmetic

  /// The sum of two matrices.
  @inlinable public static func + (a: Self, b: Self) -> Self { a.combined(b) { $0 + $1 } }

  /// The difference of two matrices.
  @inlinable public static func - (a: Self, b: Self) -> Self { a.combined(b) { $0 - $1 } }

  /// The matrix with all signs turned.
  @inlinable public static prefix func - (a: Self) -> Self { a * -1 }

  /// The transform of one matrix after that of another, the right one first.
  @inlinable public static func * (a: Self, b: Self) -> Self {
    var result = Self()
    for index in 0..<Column.scalarCount { result[index] = a * b[index] }
    return result
  }

  /// A vector transformed.
  @inlinable public static func * (a: Self, v: Column) -> Column {
    var result = a[0] * v[0]
    for index in 1..<Column.scalarCount { result += a[index] * v[index] }
    return result
  }

  /// The products of a vector with each column.
  @inlinable public static func * (v: Column, a: Self) -> Column {
    var result = Column.zero
    for index in 0..<Column.scalarCount { result[index] = (v * a[index]).sum() }
    return result
  }

  /// All numbers times a number.
  @inlinable public static func * (a: Self, b: Scalar) -> Self {
    var result = a
    for index in 0..<Column.scalarCount { result[index] *= b }
    return result
  }

  /// All numbers times a number.
  @inlinable public static func * (a: Scalar, b: Self) -> Self { b * a }

  /// Adds a matrix.
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }

  /// Subtracts a matrix.
  @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }

  /// Multiplies by a matrix, which is the one that is applied first.
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }

  /// Multiplies all numbers by a number.
  @inlinable public static func *= (a: inout Self, b: Scalar) { a = a * b }

  @inlinable func combined(_ other: Self, _ combine: (Column, Column) -> Column) -> Self {
    var result = self
    for index in 0..<Column.scalarCount { result[index] = combine(self[index], other[index]) }
    return result
  }
}

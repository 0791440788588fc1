// Matrices by C's functions.

/// The transform of one matrix after that of another.
@inlinable public func simd_mul<M: SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }

/// A vector transformed.
@inlinable public func simd_mul<M: SIMDMatrix>(_ a: M, _ v: M.Column) -> M.Column { a * v }

/// The products of a vector with each column.
@inlinable public func simd_mul<M: SIMDMatrix>(_ v: M.Column, _ a: M) -> M.Column { v * a }

/// All numbers of a matrix times a number.
@inlinable public func simd_mul<M: SIMDMatrix>(_ a: M.Scalar, _ b: M) -> M { b * a }

/// The transform of one matrix after that of another.
@inlinable public func matrix_multiply<M: SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }

/// A vector transformed.
@inlinable public func matrix_multiply<M: SIMDMatrix>(_ a: M, _ v: M.Column) -> M.Column { a * v }

/// The sum of two matrices.
@inlinable public func simd_add<M: SIMDMatrix>(_ a: M, _ b: M) -> M { a + b }

/// The difference of two matrices.
@inlinable public func simd_sub<M: SIMDMatrix>(_ a: M, _ b: M) -> M { a - b }

/// The matrix with its rows as columns.
@inlinable public func simd_transpose<M: SIMDMatrix>(_ a: M) -> M { a.transpose }

/// The matrix with its rows as columns.
@inlinable public func matrix_transpose<M: SIMDMatrix>(_ a: M) -> M { a.transpose }

/// The matrix that undoes another one.
@inlinable public func simd_inverse<M: SIMDMatrix>(_ a: M) -> M { a.inverse }

/// The matrix that undoes another one.
@inlinable public func matrix_invert<M: SIMDMatrix>(_ a: M) -> M { a.inverse }

/// What volumes are multiplied by.
@inlinable public func simd_determinant<M: SIMDMatrix>(_ a: M) -> M.Scalar { a.determinant }

/// What volumes are multiplied by.
@inlinable public func matrix_determinant<M: SIMDMatrix>(_ a: M) -> M.Scalar { a.determinant }

/// Whether all numbers are the same.
@inlinable public func simd_equal<M: SIMDMatrix>(_ a: M, _ b: M) -> Bool { a == b }

/// Whether all numbers differ by no more than a tolerance.
@inlinable public func simd_almost_equal_elements<M: SIMDMatrix>(
  _ a: M,
  _ b: M,
  _ tolerance: M.Scalar
) -> Bool { a.isAlmostEqual(to: b, tolerance) }

/// Makes a matrix of columns.
@inlinable public func simd_matrix<T: SIMDReal>(_ col0: SIMD2<T>, _ col1: SIMD2<T>)
  -> SIMDMatrix2x2<T>
{ SIMDMatrix2x2<T>(col0, col1) }

/// Makes a matrix of rows.
@inlinable public func simd_matrix_from_rows<T: SIMDReal>(_ row0: SIMD2<T>, _ row1: SIMD2<T>)
  -> SIMDMatrix2x2<T>
{ SIMDMatrix2x2<T>(rows: [row0, row1]) }

/// Makes a matrix with a vector as its diagonal.
@inlinable public func simd_diagonal_matrix<T: SIMDReal>(_ diagonal: SIMD2<T>) -> SIMDMatrix2x2<T> {
  SIMDMatrix2x2<T>(diagonal: diagonal)
}

/// Makes a matrix of columns.
@inlinable public func simd_matrix<T: SIMDReal>(
  _ col0: SIMD3<T>,
  _ col1: SIMD3<T>,
  _ col2: SIMD3<T>
) -> SIMDMatrix3x3<T> { SIMDMatrix3x3<T>(col0, col1, col2) }

/// Makes a matrix of rows.
@inlinable public func simd_matrix_from_rows<T: SIMDReal>(
  _ row0: SIMD3<T>,
  _ row1: SIMD3<T>,
  _ row2: SIMD3<T>
) -> SIMDMatrix3x3<T> { SIMDMatrix3x3<T>(rows: [row0, row1, row2]) }

/// Makes a matrix with a vector as its diagonal.
@inlinable public func simd_diagonal_matrix<T: SIMDReal>(_ diagonal: SIMD3<T>) -> SIMDMatrix3x3<T> {
  SIMDMatrix3x3<T>(diagonal: diagonal)
}

/// Makes a matrix of columns.
@inlinable public func simd_matrix<T: SIMDReal>(
  _ col0: SIMD4<T>,
  _ col1: SIMD4<T>,
  _ col2: SIMD4<T>,
  _ col3: SIMD4<T>
) -> SIMDMatrix4x4<T> { SIMDMatrix4x4<T>(col0, col1, col2, col3) }

/// Makes a matrix of rows.
@inlinable public func simd_matrix_from_rows<T: SIMDReal>(
  _ row0: SIMD4<T>,
  _ row1: SIMD4<T>,
  _ row2: SIMD4<T>,
  _ row3: SIMD4<T>
) -> SIMDMatrix4x4<T> { SIMDMatrix4x4<T>(rows: [row0, row1, row2, row3]) }

/// Makes a matrix with a vector as its diagonal.
@inlinable public func simd_diagonal_matrix<T: SIMDReal>(_ diagonal: SIMD4<T>) -> SIMDMatrix4x4<T> {
  SIMDMatrix4x4<T>(diagonal: diagonal)
}

/// A turn in space.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A turn in space.
public typealias simd_quatd = SIMDQuaternion<Double>

// Quaternions by C's functions.

/// Makes a quaternion of its numbers.
@inlinable public func simd_quaternion<T: SIMDReal>(_ ix: T, _ iy: T, _ iz: T, _ r: T)
  -> SIMDQuaternion<T>
{ SIMDQuaternion<T>(ix: ix, iy: iy, iz: iz, r: r) }

/// Makes a quaternion of its numbers.
@inlinable public func simd_quaternion<T: SIMDReal>(_ xyzr: SIMD4<T>) -> SIMDQuaternion<T> {
  SIMDQuaternion<T>(vector: xyzr)
}

/// Makes a turn about an axis of length 1.
@inlinable public func simd_quaternion<T: SIMDReal>(_ angle: T, _ axis: SIMD3<T>) -> SIMDQuaternion<
  T
> { SIMDQuaternion<T>(angle: angle, axis: axis) }

/// Makes the shortest turn from one direction to another, both of length 1.
@inlinable public func simd_quaternion<T: SIMDReal>(_ from: SIMD3<T>, _ to: SIMD3<T>)
  -> SIMDQuaternion<T>
{ SIMDQuaternion<T>(from: from, to: to) }

/// Makes the turn of a matrix.
@inlinable public func simd_quaternion<T: SIMDReal>(_ matrix: SIMDMatrix3x3<T>) -> SIMDQuaternion<T>
{ SIMDQuaternion<T>(matrix) }

/// Makes the turn of a matrix.
@inlinable public func simd_quaternion<T: SIMDReal>(_ matrix: SIMDMatrix4x4<T>) -> SIMDQuaternion<T>
{ SIMDQuaternion<T>(matrix) }

/// Makes the matrix of a turn.
@inlinable public func simd_matrix3x3<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMDMatrix3x3<T> {
  SIMDMatrix3x3(q)
}

/// Makes the matrix of a turn.
@inlinable public func simd_matrix4x4<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMDMatrix4x4<T> {
  SIMDMatrix4x4(q)
}

/// The real part of a quaternion.
@inlinable public func simd_real<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> T { q.real }

/// The imaginary part of a quaternion.
@inlinable public func simd_imag<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMD3<T> { q.imag }

/// How far a quaternion turns, in radians.
@inlinable public func simd_angle<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> T { q.angle }

/// What a quaternion turns about.
@inlinable public func simd_axis<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMD3<T> { q.axis }

/// The quaternion with its imaginary part turned around.
@inlinable public func simd_conjugate<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> {
  q.conjugate
}

/// The quaternion that undoes another one.
@inlinable public func simd_inverse<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> {
  q.inverse
}

/// The quaternion with all signs turned.
@inlinable public func simd_negate<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { -q }

/// The length of a quaternion's numbers.
@inlinable public func simd_length<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> T { q.length }

/// The quaternion of length 1 in the same direction.
@inlinable public func simd_normalize<T: SIMDReal>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> {
  q.normalized
}

/// The sum of the products of two quaternions' numbers.
@inlinable public func simd_dot<T: SIMDReal>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>) -> T {
  simd_dot(p.vector, q.vector)
}

/// The sum of the products of two quaternions' numbers.
@inlinable public func dot<T: SIMDReal>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>) -> T {
  simd_dot(p.vector, q.vector)
}

/// The sum of two quaternions' numbers.
@inlinable public func simd_add<T: SIMDReal>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>)
  -> SIMDQuaternion<T>
{ p + q }

/// The difference of two quaternions' numbers.
@inlinable public func simd_sub<T: SIMDReal>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>)
  -> SIMDQuaternion<T>
{ p - q }

/// One turn after another, the right one first.
@inlinable public func simd_mul<T: SIMDReal>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>)
  -> SIMDQuaternion<T>
{ p * q }

/// All numbers of a quaternion times a number.
@inlinable public func simd_mul<T: SIMDReal>(_ q: SIMDQuaternion<T>, _ a: T) -> SIMDQuaternion<T> {
  q * a
}

/// A vector turned by a quaternion of length 1.
@inlinable public func simd_act<T: SIMDReal>(_ q: SIMDQuaternion<T>, _ v: SIMD3<T>) -> SIMD3<T> {
  q.act(v)
}

/// A part of the shorter way from one turn to another, at an even speed.
@inlinable public func simd_slerp<T: SIMDReal>(
  _ q0: SIMDQuaternion<T>,
  _ q1: SIMDQuaternion<T>,
  _ t: T
) -> SIMDQuaternion<T> {
  simd_dot(q0, q1) >= 0 ? sphericalMix(q0, q1, t) : sphericalMix(q0, -q1, t)
}

/// A part of the longer way from one turn to another, at an even speed.
@inlinable public func simd_slerp_longest<T: SIMDReal>(
  _ q0: SIMDQuaternion<T>,
  _ q1: SIMDQuaternion<T>,
  _ t: T
) -> SIMDQuaternion<T> {
  simd_dot(q0, q1) >= 0 ? sphericalMix(q0, -q1, t) : sphericalMix(q0, q1, t)
}

/// A part of the way along the great circle from one quaternion of length 1 to another.
@usableFromInline func sphericalMix<T: SIMDReal>(
  _ a: SIMDQuaternion<T>,
  _ b: SIMDQuaternion<T>,
  _ t: T
) -> SIMDQuaternion<T> {
  // By both lengths, which tells small angles better than the cosine.
  let angle = 2 * T._arcTangent((a - b).length, (a + b).length)
  let sine = T._sine(angle)
  guard sine.magnitude > 1e-6 else { return (a * (1 - t) + b * t).normalized }
  return (a * (T._sine((1 - t) * angle) / sine) + b * (T._sine(t * angle) / sine)).normalized
}

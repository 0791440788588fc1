// Lengths and products. Each is there by its short name and by that of C, as Apple's are.

/// The sum of the products of two vectors' elements.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * y).sum() }

/// The sum of the products of two vectors' elements.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * y).sum() }

/// The sum of the squares of a vector's elements.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * x).sum() }

/// The sum of the squares of a vector's elements.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * x).sum() }

/// The length of a vector.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }

/// The length of a vector.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }

/// The length of a vector.
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }

/// The length of a vector.
@inlinable public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }

/// The sum of the magnitudes of a vector's elements.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_abs(x).sum() }

/// The sum of the magnitudes of a vector's elements.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_abs(x).sum() }

/// The greatest magnitude of a vector's elements.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_abs(x).max() }

/// The greatest magnitude of a vector's elements.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_abs(x).max() }

/// The square of the distance between two points.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// The square of the distance between two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// The distance between two points.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length(x - y) }

/// The distance between two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length(x - y) }

/// The distance between two points.
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length(x - y) }

/// The distance between two points.
@inlinable public func simd_precise_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length(x - y) }

/// The vector of length 1 in a direction; one of no length has none, and gives NaN.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x / simd_length(x) }

/// The vector of length 1 in a direction; one of no length has none, and gives NaN.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x / simd_length(x) }

/// The vector of length 1 in a direction; one of no length has none, and gives NaN.
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x / simd_length(x) }

/// The vector of length 1 in a direction; one of no length has none, and gives NaN.
@inlinable public func simd_precise_normalize<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x / simd_length(x) }

/// The part of a vector along another one.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: FloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }

/// The part of a vector along another one.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: FloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }

/// The part of a vector along another one.
@inlinable public func simd_fast_project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: FloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }

/// The part of a vector along another one.
@inlinable public func simd_precise_project<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: FloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }

/// A vector reflected by a plane; `n` is its normal, of length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V
where V.Scalar: FloatingPoint { x - n * (2 * simd_dot(x, n)) }

/// A vector reflected by a plane; `n` is its normal, of length 1.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V
where V.Scalar: FloatingPoint { x - n * (2 * simd_dot(x, n)) }

/// A vector of length 1 bent by a surface; zero where all is reflected.
///
/// `n` is the normal, `eta` the ratio of both indices.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  let cosine = simd_dot(n, x)
  let k = 1 - eta * eta * (1 - cosine * cosine)
  return k < 0 ? V.zero : x * eta - n * (eta * cosine + k.squareRoot())
}

/// A vector of length 1 bent by a surface; zero where all is reflected.
///
/// `n` is the normal, `eta` the ratio of both indices.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  let cosine = simd_dot(n, x)
  let k = 1 - eta * eta * (1 - cosine * cosine)
  return k < 0 ? V.zero : x * eta - n * (eta * cosine + k.squareRoot())
}

/// The vector at right angles to two others.
@inlinable public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<
  T
> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return a - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// The vector at right angles to two of a plane; its length is the area between them.
@inlinable public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<
  T
> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// The vector at right angles to two others.
@inlinable public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>)
  -> SIMD3<T>
{
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return a - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// The vector at right angles to two of a plane; its length is the area between them.
@inlinable public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>)
  -> SIMD3<T>
{
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Twice the area of the triangle of the origin and two points, negative where they run clockwise.
@inlinable public func simd_orient<T: FloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> T
{
  x.x * y.y - x.y * y.x
}

/// The volume between three vectors, negative where they are left-handed.
@inlinable public func simd_orient<T: FloatingPoint & SIMDScalar>(
  _ x: SIMD3<T>,
  _ y: SIMD3<T>,
  _ z: SIMD3<T>
) -> T { simd_dot(x, simd_cross(y, z)) }

// Functions of each element. Each is there by its short name and by that of C, as Apple's are.

/// The lesser elements of two vectors.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable { x.replacing(with: y, where: y .< x) }

/// The lesser elements of two vectors.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable { x.replacing(with: y, where: y .< x) }

/// The greater elements of two vectors.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable { x.replacing(with: y, where: y .> x) }

/// The greater elements of two vectors.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V
where V.Scalar: Comparable { x.replacing(with: y, where: y .> x) }

/// The elements of a vector, none greater than a number.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V.Scalar) -> V
where V.Scalar: Comparable { simd_min(x, V(repeating: y)) }

/// The elements of a vector, none less than a number.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V.Scalar) -> V
where V.Scalar: Comparable { simd_max(x, V(repeating: y)) }

/// The elements of a vector, none less than `min` or greater than `max`.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V
where V.Scalar: Comparable { simd_min(simd_max(x, min), max) }

/// The elements of a vector, none less than `min` or greater than `max`.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V
where V.Scalar: Comparable { simd_min(simd_max(x, min), max) }

/// The elements of a vector, none less than `min` or greater than `max`.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: Comparable { simd_clamp(x, V(repeating: min), V(repeating: max)) }

/// The magnitudes of a vector's elements.
@inlinable public func abs<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< 0) }

/// The magnitudes of a vector's elements.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< 0) }

/// The magnitudes of a vector's elements; the least integer stays negative.
@inlinable public func abs<V: SIMD>(_ x: V) -> V
where V.Scalar: SignedInteger & FixedWidthInteger { x.replacing(with: 0 &- x, where: x .< 0) }

/// The magnitudes of a vector's elements; the least integer stays negative.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V
where V.Scalar: SignedInteger & FixedWidthInteger { x.replacing(with: 0 &- x, where: x .< 0) }

/// -1, 0 or 1 for each element.
@inlinable public func sign<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// -1, 0 or 1 for each element.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// 1 divided by each element.
@inlinable public func recip<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x }

/// 1 divided by each element.
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x }

/// 1 divided by each element.
@inlinable public func simd_fast_recip<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x }

/// 1 divided by each element.
@inlinable public func simd_precise_recip<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x }

/// 1 divided by the square root of each element.
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x.squareRoot() }

/// 1 divided by the square root of each element.
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x.squareRoot() }

/// 1 divided by the square root of each element.
@inlinable public func simd_fast_rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x.squareRoot() }

/// 1 divided by the square root of each element.
@inlinable public func simd_precise_rsqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { 1 / x.squareRoot() }

/// What each element is more than the integer below it.
@inlinable public func fract<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// What each element is more than the integer below it.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// The integer below each element.
@inlinable public func floor<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x.rounded(.down) }

/// The integer above each element.
@inlinable public func ceil<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x.rounded(.up) }

/// The integer towards zero of each element.
@inlinable public func trunc<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x.rounded(.towardZero) }

/// The square root of each element.
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V
where V.Scalar: FloatingPoint { x.squareRoot() }

/// A part of the way from one vector to another: 0 gives `x`, 1 gives `y`.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V
where V.Scalar: FloatingPoint { x + (y - x) * t }

/// A part of the way from one vector to another: 0 gives `x`, 1 gives `y`.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V
where V.Scalar: FloatingPoint { x + (y - x) * t }

/// A part of the way from one vector to another: 0 gives `x`, 1 gives `y`.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: FloatingPoint { x + (y - x) * t }

/// 0 for each element that is less than its edge, else 1.
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V
where V.Scalar: FloatingPoint { V(repeating: 1).replacing(with: 0, where: x .< edge) }

/// 0 for each element that is less than its edge, else 1.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V
where V.Scalar: FloatingPoint { step(x, edge: edge) }

/// A smooth way from 0 at one edge to 1 at another, for each element.
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: FloatingPoint {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), V.zero, V(repeating: 1))
  return t * t * (3 - 2 * t)
}

/// A smooth way from 0 at one edge to 1 at another, for each element.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint { smoothstep(x, edge0: edge0, edge1: edge1) }

/// The product of two vectors' elements and a third one's added.
@inlinable public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V
where V.Scalar: FloatingPoint { z + x * y }

/// The sum of a vector's elements.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { x.sum() }

/// The sum of a vector's elements.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint { x.sum() }

/// The sum of a vector's elements, cut off where it is too large.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FixedWidthInteger { x.wrappedSum() }

/// The sum of a vector's elements, cut off where it is too large.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FixedWidthInteger { x.wrappedSum() }

/// The least element of a vector.
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.min() }

/// The least element of a vector.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.min() }

/// The greatest element of a vector.
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.max() }

/// The greatest element of a vector.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: Comparable { x.max() }

/// Whether all elements of two vectors are equal.
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool
where V.Scalar: Equatable { x == y }

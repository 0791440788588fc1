// The same functions of single numbers.

// MARK: - Float

/// The lesser of two numbers.
@inlinable public func simd_min(_ x: Float, _ y: Float) -> Float { Swift.min(x, y) }

/// The greater of two numbers.
@inlinable public func simd_max(_ x: Float, _ y: Float) -> Float { Swift.max(x, y) }

/// A number, not less than `min` nor greater than `max`.
@inlinable public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}

/// A part of the way from one number to another: 0 gives `x`, 1 gives `y`.
@inlinable public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }

/// A part of the way from one number to another: 0 gives `x`, 1 gives `y`.
@inlinable public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + (y - x) * t }

/// A number, not less than `min` nor greater than `max`.
@inlinable public func clamp(_ x: Float, min: Float, max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}

/// The magnitude of a number.
@inlinable public func simd_abs(_ x: Float) -> Float { x.magnitude }

/// -1, 0 or 1.
@inlinable public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// -1, 0 or 1.
@inlinable public func sign(_ x: Float) -> Float { simd_sign(x) }

/// 0 where a number is less than an edge, else 1.
@inlinable public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }

/// 0 where a number is less than an edge, else 1.
@inlinable public func step(_ x: Float, edge: Float) -> Float { x < edge ? 0 : 1 }

/// A smooth way from 0 at one edge to 1 at another.
@inlinable public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// A smooth way from 0 at one edge to 1 at another.
@inlinable public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  simd_smoothstep(edge0, edge1, x)
}

/// What a number is more than the integer below it.
@inlinable public func simd_fract(_ x: Float) -> Float { x - x.rounded(.down) }

/// What a number is more than the integer below it.
@inlinable public func fract(_ x: Float) -> Float { x - x.rounded(.down) }

/// 1 divided by a number.
@inlinable public func simd_recip(_ x: Float) -> Float { 1 / x }

/// 1 divided by a number.
@inlinable public func recip(_ x: Float) -> Float { 1 / x }

/// 1 divided by the square root of a number.
@inlinable public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }

/// 1 divided by the square root of a number.
@inlinable public func rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }

/// The magnitude of a number.
@inlinable public func simd_length(_ x: Float) -> Float { x.magnitude }

/// The distance of two numbers.
@inlinable public func simd_distance(_ x: Float, _ y: Float) -> Float { (x - y).magnitude }

/// The product of two numbers and a third one added.
@inlinable public func simd_muladd(_ x: Float, _ y: Float, _ z: Float) -> Float { z + x * y }

// MARK: - Double

/// The lesser of two numbers.
@inlinable public func simd_min(_ x: Double, _ y: Double) -> Double { Swift.min(x, y) }

/// The greater of two numbers.
@inlinable public func simd_max(_ x: Double, _ y: Double) -> Double { Swift.max(x, y) }

/// A number, not less than `min` nor greater than `max`.
@inlinable public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}

/// A part of the way from one number to another: 0 gives `x`, 1 gives `y`.
@inlinable public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }

/// A part of the way from one number to another: 0 gives `x`, 1 gives `y`.
@inlinable public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + (y - x) * t }

/// A number, not less than `min` nor greater than `max`.
@inlinable public func clamp(_ x: Double, min: Double, max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}

/// The magnitude of a number.
@inlinable public func simd_abs(_ x: Double) -> Double { x.magnitude }

/// -1, 0 or 1.
@inlinable public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// -1, 0 or 1.
@inlinable public func sign(_ x: Double) -> Double { simd_sign(x) }

/// 0 where a number is less than an edge, else 1.
@inlinable public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }

/// 0 where a number is less than an edge, else 1.
@inlinable public func step(_ x: Double, edge: Double) -> Double { x < edge ? 0 : 1 }

/// A smooth way from 0 at one edge to 1 at another.
@inlinable public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// A smooth way from 0 at one edge to 1 at another.
@inlinable public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  simd_smoothstep(edge0, edge1, x)
}

/// What a number is more than the integer below it.
@inlinable public func simd_fract(_ x: Double) -> Double { x - x.rounded(.down) }

/// What a number is more than the integer below it.
@inlinable public func fract(_ x: Double) -> Double { x - x.rounded(.down) }

/// 1 divided by a number.
@inlinable public func simd_recip(_ x: Double) -> Double { 1 / x }

/// 1 divided by a number.
@inlinable public func recip(_ x: Double) -> Double { 1 / x }

/// 1 divided by the square root of a number.
@inlinable public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }

/// 1 divided by the square root of a number.
@inlinable public func rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }

/// The magnitude of a number.
@inlinable public func simd_length(_ x: Double) -> Double { x.magnitude }

/// The distance of two numbers.
@inlinable public func simd_distance(_ x: Double, _ y: Double) -> Double { (x - y).magnitude }

/// The product of two numbers and a third one added.
@inlinable public func simd_muladd(_ x: Double, _ y: Double, _ z: Double) -> Double { z + x * y }

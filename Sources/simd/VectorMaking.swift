// Vectors from numbers and other vectors, by C's functions.

// MARK: - Float

/// Makes a vector of numbers.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }

/// Makes a vector of the first two elements of another one.
@inlinable public func simd_make_float2(_ v: SIMD3<Float>) -> SIMD2<Float> { SIMD2(v.x, v.y) }

/// Makes a vector of the first two elements of another one.
@inlinable public func simd_make_float2(_ v: SIMD4<Float>) -> SIMD2<Float> { SIMD2(v.x, v.y) }

/// Makes a vector of numbers.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> {
  SIMD3(x, y, z)
}

/// Makes a vector of another one and a number.
@inlinable public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float = 0) -> SIMD3<Float> {
  SIMD3(xy, z)
}

/// Makes a vector of the first three elements of another one.
@inlinable public func simd_make_float3(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }

/// Makes a vector of numbers.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<
  Float
> {
  SIMD4(x, y, z, w)
}

/// Makes a vector of another one and two numbers.
@inlinable public func simd_make_float4(_ xy: SIMD2<Float>, _ z: Float, _ w: Float) -> SIMD4<Float>
{
  SIMD4(xy.x, xy.y, z, w)
}

/// Makes a vector of another one and a number.
@inlinable public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float = 0) -> SIMD4<Float> {
  SIMD4(xyz, w)
}

// MARK: - Double

/// Makes a vector of numbers.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }

/// Makes a vector of the first two elements of another one.
@inlinable public func simd_make_double2(_ v: SIMD3<Double>) -> SIMD2<Double> { SIMD2(v.x, v.y) }

/// Makes a vector of the first two elements of another one.
@inlinable public func simd_make_double2(_ v: SIMD4<Double>) -> SIMD2<Double> { SIMD2(v.x, v.y) }

/// Makes a vector of numbers.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
  SIMD3(x, y, z)
}

/// Makes a vector of another one and a number.
@inlinable public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double = 0) -> SIMD3<Double> {
  SIMD3(xy, z)
}

/// Makes a vector of the first three elements of another one.
@inlinable public func simd_make_double3(_ v: SIMD4<Double>) -> SIMD3<Double> {
  SIMD3(v.x, v.y, v.z)
}

/// Makes a vector of numbers.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double)
  -> SIMD4<Double>
{
  SIMD4(x, y, z, w)
}

/// Makes a vector of another one and two numbers.
@inlinable public func simd_make_double4(_ xy: SIMD2<Double>, _ z: Double, _ w: Double) -> SIMD4<
  Double
> {
  SIMD4(xy.x, xy.y, z, w)
}

/// Makes a vector of another one and a number.
@inlinable public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double = 0) -> SIMD4<Double> {
  SIMD4(xyz, w)
}

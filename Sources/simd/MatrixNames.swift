// Matrices by the names of C. Those of other than as many columns as rows are not there.

/// A matrix of two columns and two rows.
public typealias simd_float2x2 = SIMDMatrix2x2<Float>
/// A matrix of two columns and two rows.
public typealias float2x2 = SIMDMatrix2x2<Float>
/// A matrix of two columns and two rows.
public typealias matrix_float2x2 = SIMDMatrix2x2<Float>
/// A matrix of three columns and three rows.
public typealias simd_float3x3 = SIMDMatrix3x3<Float>
/// A matrix of three columns and three rows.
public typealias float3x3 = SIMDMatrix3x3<Float>
/// A matrix of three columns and three rows.
public typealias matrix_float3x3 = SIMDMatrix3x3<Float>
/// A matrix of four columns and four rows.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of four columns and four rows.
public typealias float4x4 = SIMDMatrix4x4<Float>
/// A matrix of four columns and four rows.
public typealias matrix_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of two columns and two rows.
public typealias simd_double2x2 = SIMDMatrix2x2<Double>
/// A matrix of two columns and two rows.
public typealias double2x2 = SIMDMatrix2x2<Double>
/// A matrix of two columns and two rows.
public typealias matrix_double2x2 = SIMDMatrix2x2<Double>
/// A matrix of three columns and three rows.
public typealias simd_double3x3 = SIMDMatrix3x3<Double>
/// A matrix of three columns and three rows.
public typealias double3x3 = SIMDMatrix3x3<Double>
/// A matrix of three columns and three rows.
public typealias matrix_double3x3 = SIMDMatrix3x3<Double>
/// A matrix of four columns and four rows.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// A matrix of four columns and four rows.
public typealias double4x4 = SIMDMatrix4x4<Double>
/// A matrix of four columns and four rows.
public typealias matrix_double4x4 = SIMDMatrix4x4<Double>
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)

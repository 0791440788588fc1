// Vectors are Swift's own types; these are their names in C.

/// One number.
public typealias simd_float1 = Float
/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Eight numbers.
public typealias simd_float8 = SIMD8<Float>
/// Sixteen numbers.
public typealias simd_float16 = SIMD16<Float>
/// One number.
public typealias simd_double1 = Double
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Eight numbers.
public typealias simd_double8 = SIMD8<Double>
/// Two integers.
public typealias simd_int2 = SIMD2<Int32>
/// Three integers.
public typealias simd_int3 = SIMD3<Int32>
/// Four integers.
public typealias simd_int4 = SIMD4<Int32>
/// Two integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four integers.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two integers.
public typealias simd_short2 = SIMD2<Int16>
/// Three integers.
public typealias simd_short3 = SIMD3<Int16>
/// Four integers.
public typealias simd_short4 = SIMD4<Int16>
/// Two integers.
public typealias simd_ushort2 = SIMD2<UInt16>
/// Three integers.
public typealias simd_ushort3 = SIMD3<UInt16>
/// Four integers.
public typealias simd_ushort4 = SIMD4<UInt16>
/// Two integers.
public typealias simd_char2 = SIMD2<Int8>
/// Three integers.
public typealias simd_char3 = SIMD3<Int8>
/// Four integers.
public typealias simd_char4 = SIMD4<Int8>
/// Two integers.
public typealias simd_uchar2 = SIMD2<UInt8>
/// Three integers.
public typealias simd_uchar3 = SIMD3<UInt8>
/// Four integers.
public typealias simd_uchar4 = SIMD4<UInt8>
/// Two integers.
public typealias simd_long2 = SIMD2<Int>
/// Three integers.
public typealias simd_long3 = SIMD3<Int>
/// Four integers.
public typealias simd_long4 = SIMD4<Int>
/// Two integers.
public typealias simd_ulong2 = SIMD2<UInt>
/// Three integers.
public typealias simd_ulong3 = SIMD3<UInt>
/// Four integers.
public typealias simd_ulong4 = SIMD4<UInt>
/// Two numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers.
public typealias vector_double4 = SIMD4<Double>
/// Two integers.
public typealias vector_int2 = SIMD2<Int32>
/// Three integers.
public typealias vector_int3 = SIMD3<Int32>
/// Four integers.
public typealias vector_int4 = SIMD4<Int32>
/// Two integers.
public typealias vector_uint2 = SIMD2<UInt32>
/// Three integers.
public typealias vector_uint3 = SIMD3<UInt32>
/// Four integers.
public typealias vector_uint4 = SIMD4<UInt32>

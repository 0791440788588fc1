public import Glibc

// Functions of each element that C's library has of numbers: of vectors of floats and of doubles.

extension SIMD {
  /// What a function makes of each element.
  @inlinable func mapped(_ function: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = function(self[index]) }
    return result
  }

  /// What a function makes of each element and that of another vector.
  @inlinable func mapped(_ other: Self, _ function: (Scalar, Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = function(self[index], other[index]) }
    return result
  }
}

/// The sine of each element.
@inlinable public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.sin($0) }
}

/// The sine of each element.
@inlinable public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.sin($0) }
}

/// The cosine of each element.
@inlinable public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.cos($0) }
}

/// The cosine of each element.
@inlinable public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.cos($0) }
}

/// The tangent of each element.
@inlinable public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.tan($0) }
}

/// The tangent of each element.
@inlinable public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.tan($0) }
}

/// The inverse sine of each element.
@inlinable public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.asin($0) }
}

/// The inverse sine of each element.
@inlinable public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.asin($0) }
}

/// The inverse cosine of each element.
@inlinable public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.acos($0) }
}

/// The inverse cosine of each element.
@inlinable public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.acos($0) }
}

/// The inverse tangent of each element.
@inlinable public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.atan($0) }
}

/// The inverse tangent of each element.
@inlinable public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.atan($0) }
}

/// The hyperbolic sine of each element.
@inlinable public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.sinh($0) }
}

/// The hyperbolic sine of each element.
@inlinable public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.sinh($0) }
}

/// The hyperbolic cosine of each element.
@inlinable public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.cosh($0) }
}

/// The hyperbolic cosine of each element.
@inlinable public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.cosh($0) }
}

/// The hyperbolic tangent of each element.
@inlinable public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.tanh($0) }
}

/// The hyperbolic tangent of each element.
@inlinable public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.tanh($0) }
}

/// e to the power of each element.
@inlinable public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.exp($0) }
}

/// e to the power of each element.
@inlinable public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.exp($0) }
}

/// 2 to the power of each element.
@inlinable public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.exp2($0) }
}

/// 2 to the power of each element.
@inlinable public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.exp2($0) }
}

/// The natural logarithm of each element.
@inlinable public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.log($0) }
}

/// The natural logarithm of each element.
@inlinable public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.log($0) }
}

/// The logarithm to base 2 of each element.
@inlinable public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.log2($0) }
}

/// The logarithm to base 2 of each element.
@inlinable public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.log2($0) }
}

/// The logarithm to base 10 of each element.
@inlinable public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  x.mapped { Glibc.log10($0) }
}

/// The logarithm to base 10 of each element.
@inlinable public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  x.mapped { Glibc.log10($0) }
}

/// Each element of a vector to the power of another one's.
@inlinable public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
  x.mapped(y) { Glibc.pow($0, $1) }
}

/// Each element of a vector to the power of another one's.
@inlinable public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
  x.mapped(y) { Glibc.pow($0, $1) }
}

/// What is left of each element after division by another vector's.
@inlinable public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
  x.mapped(y) { Glibc.fmod($0, $1) }
}

/// What is left of each element after division by another vector's.
@inlinable public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
  x.mapped(y) { Glibc.fmod($0, $1) }
}

/// The angle of each point, in radians.
@inlinable public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Float {
  y.mapped(x) { Glibc.atan2($0, $1) }
}

/// The angle of each point, in radians.
@inlinable public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Double {
  y.mapped(x) { Glibc.atan2($0, $1) }
}

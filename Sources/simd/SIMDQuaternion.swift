/// A turn in space: four numbers, of which three are a vector.
///
/// Numbers and nothing else, hence `@unchecked Sendable`: the storage of vectors does not say so for all scalars.
///
/// - SeeAlso: Apple's documentation, page `simd_quatf`.
public struct SIMDQuaternion<Scalar: SIMDReal>: Equatable, @unchecked Sendable,
  CustomDebugStringConvertible
{
  /// The imaginary part, and the real one last.
  public var vector: SIMD4<Scalar>

  /// Makes a quaternion of zeros, which is no turn.
  @inlinable public init() { vector = .zero }

  /// Makes a quaternion of its numbers: the imaginary part, and the real one last.
  @inlinable public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// Makes a quaternion of its numbers.
  @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    vector = SIMD4(ix, iy, iz, r)
  }

  /// Makes a quaternion of its real and its imaginary part.
  @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Makes a turn about an axis.
  ///
  /// - Parameters:
  ///   - angle: In radians, counterclockwise to whom the axis points at.
  ///   - axis: Of length 1.
  @inlinable public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = angle / 2
    self.init(real: Scalar._cosine(half), imag: axis * Scalar._sine(half))
  }

  /// Makes the shortest turn from one direction to another, both of length 1.
  ///
  /// For opposite ones it is half a turn about any axis at right angles to them.
  @inlinable public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = simd_dot(from, to)
    if cosine > -0.999_999 {
      // Twice half the angle: the real part of the sum with no turn.
      let sum = Self(real: 1 + cosine, imag: simd_cross(from, to))
      self = sum.normalized
    } else {
      // Any axis at right angles, made with the shortest of the three.
      let size = simd_abs(from)
      let other: SIMD3<Scalar> =
        size.x <= size.y && size.x <= size.z
        ? SIMD3(1, 0, 0) : size.y <= size.z ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
    }
  }

  /// Makes the turn of a matrix that turns, and does nothing else.
  @inlinable public init(_ matrix: SIMDMatrix3x3<Scalar>) {
    let (a, b, c) = matrix.columns
    let sum = a.x + b.y + c.z
    // The greatest of the four numbers first, lest one divides by little.
    if sum >= 0 {
      let root = (sum + 1).squareRoot()
      let half = 1 / (2 * root)
      self.init(
        real: root / 2,
        imag: SIMD3(b.z - c.y, c.x - a.z, a.y - b.x) * half
      )
    } else if a.x >= b.y, a.x >= c.z {
      let root = (1 + a.x - b.y - c.z).squareRoot()
      let half = 1 / (2 * root)
      self.init(ix: root / 2, iy: (a.y + b.x) * half, iz: (a.z + c.x) * half, r: (b.z - c.y) * half)
    } else if b.y >= c.z {
      let root = (1 - a.x + b.y - c.z).squareRoot()
      let half = 1 / (2 * root)
      self.init(ix: (a.y + b.x) * half, iy: root / 2, iz: (b.z + c.y) * half, r: (c.x - a.z) * half)
    } else {
      let root = (1 - a.x - b.y + c.z).squareRoot()
      let half = 1 / (2 * root)
      self.init(ix: (a.z + c.x) * half, iy: (b.z + c.y) * half, iz: root / 2, r: (a.y - b.x) * half)
    }
  }

  /// Makes the turn of a matrix, of which only the upper three rows and columns count.
  @inlinable public init(_ matrix: SIMDMatrix4x4<Scalar>) {
    func upper(_ v: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(v.x, v.y, v.z) }
    let (a, b, c, _) = matrix.columns
    self.init(SIMDMatrix3x3(upper(a), upper(b), upper(c)))
  }

  // MARK: - Parts

  /// The real part.
  @inlinable public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary part.
  @inlinable public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// How far it turns, in radians from 0 to a full turn.
  @inlinable public var angle: Scalar { 2 * Scalar._arcTangent(simd_length(imag), real) }

  /// What it turns about, of length 1; NaN for a quaternion that doesn't turn.
  @inlinable public var axis: SIMD3<Scalar> { simd_normalize(imag) }

  /// The length of the four numbers, 1 for a turn.
  @inlinable public var length: Scalar { simd_length(vector) }

  /// The quaternion of length 1 in the same direction; no turn for one of zeros.
  @inlinable public var normalized: Self {
    let length = length
    return length > 0 ? Self(vector: vector / length) : Self(real: 1, imag: .zero)
  }

  /// The quaternion with its imaginary part turned around.
  @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }

  /// The quaternion that undoes this one.
  @inlinable public var inverse: Self {
    Self(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// A vector turned by this quaternion, which has length 1.
  @inlinable public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = simd_cross(imag, v) * 2
    return v + twice * real + simd_cross(imag, twice)
  }

  /// The numbers in words.
  public var debugDescription: String {
    let name = Scalar.self == Float.self ? "simd_quatf" : "simd_quatd"
    return "\(name)(real: \(real), imag: (\(imag.x), \(imag.y), \(imag.z)))"
  }
}

extension SIMDQuaternion {
  /// The sum of the numbers.
  @inlinable public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }

  /// The difference of the numbers.
  @inlinable public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }

  /// All signs turned: the same turn.
  @inlinable public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }

  /// One turn after another, the right one first.
  @inlinable public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - simd_dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + simd_cross(a.imag, b.imag)
    )
  }

  /// All numbers times a number.
  @inlinable public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }

  /// All numbers times a number.
  @inlinable public static func * (a: Scalar, b: Self) -> Self { b * a }

  /// One turn after another one undone.
  @inlinable public static func / (a: Self, b: Self) -> Self { a * b.inverse }

  /// All numbers divided by a number.
  @inlinable public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }

  /// Adds the numbers.
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }

  /// Subtracts the numbers.
  @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }

  /// Multiplies by a turn, which comes first.
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }

  /// Multiplies all numbers by a number.
  @inlinable public static func *= (a: inout Self, b: Scalar) { a = a * b }

  /// Undoes a turn, which comes first.
  @inlinable public static func /= (a: inout Self, b: Self) { a = a / b }

  /// Divides all numbers by a number.
  @inlinable public static func /= (a: inout Self, b: Scalar) { a = a / b }
}

extension SIMDMatrix3x3 {
  /// Makes the matrix of a turn, which has length 1.
  @inlinable public init(_ q: SIMDQuaternion<Scalar>) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}

extension SIMDMatrix4x4 {
  /// Makes the matrix of a turn, which has length 1.
  @inlinable public init(_ q: SIMDQuaternion<Scalar>) {
    let turn = SIMDMatrix3x3(q)
    self.init(
      SIMD4(turn.columns.0, 0),
      SIMD4(turn.columns.1, 0),
      SIMD4(turn.columns.2, 0),
      SIMD4(0, 0, 0, 1)
    )
  }
}

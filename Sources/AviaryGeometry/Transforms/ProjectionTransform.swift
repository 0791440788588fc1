public import Foundation

/// A transform of the plane that may show it in perspective: a matrix of three by three.
///
/// A point (x, y) goes to (m11 x + m21 y + m31, m12 x + m22 y + m32) / (m13 x + m23 y + m33).
public struct ProjectionTransform: Equatable, Sendable, BitwiseCopyable {
  /// How x changes x.
  public var m11: CGFloat = 1
  /// How x changes y.
  public var m12: CGFloat = 0
  /// How x changes the divisor.
  public var m13: CGFloat = 0
  /// How y changes x.
  public var m21: CGFloat = 0
  /// How y changes y.
  public var m22: CGFloat = 1
  /// How y changes the divisor.
  public var m23: CGFloat = 0
  /// The move along x.
  public var m31: CGFloat = 0
  /// The move along y.
  public var m32: CGFloat = 0
  /// The constant part of the divisor.
  public var m33: CGFloat = 1

  /// Makes the transform that changes nothing.
  public init() {}

  /// Makes a transform without perspective.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }
}

extension ProjectionTransform {
  /// Whether this transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether this transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The same transform without its perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// This transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// Turns this transform into the one that undoes it.
  ///
  /// - Returns: Whether it can be undone; if not, it stays as it is.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    result.m11 = c11 / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = c12 / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = c13 / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The transform that undoes this one, or this one itself if it cannot be undone.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }
}

extension CGPoint {
  /// This point transformed by `m`; unmoved where the divisor is zero.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = m.m13 * x + m.m23 * y + m.m33
    guard divisor != 0 else { return self }
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / divisor,
      y: (m.m12 * x + m.m22 * y + m.m32) / divisor
    )
  }
}

public import CoreGraphics

/// A transform of space that may show it in perspective: a matrix of four by four.
///
/// A point (x, y, z) goes to the sums x m11 + y m21 + z m31 + m41 and so on, divided by x m14 + y m24 + z m34 + m44.
///
/// - SeeAlso: Apple's documentation, page `catransform3d`.
public struct CATransform3D: Equatable, Sendable {
  /// How x changes x.
  public var m11: CGFloat = 0
  /// How x changes y.
  public var m12: CGFloat = 0
  /// How x changes z.
  public var m13: CGFloat = 0
  /// How x changes the divisor.
  public var m14: CGFloat = 0
  /// How y changes x.
  public var m21: CGFloat = 0
  /// How y changes y.
  public var m22: CGFloat = 0
  /// How y changes z.
  public var m23: CGFloat = 0
  /// How y changes the divisor.
  public var m24: CGFloat = 0
  /// How z changes x.
  public var m31: CGFloat = 0
  /// How z changes y.
  public var m32: CGFloat = 0
  /// How z changes z.
  public var m33: CGFloat = 0
  /// How z changes the divisor: -1 divided by the distance of the eye shows perspective.
  public var m34: CGFloat = 0
  /// The move along x.
  public var m41: CGFloat = 0
  /// The move along y.
  public var m42: CGFloat = 0
  /// The move along z.
  public var m43: CGFloat = 0
  /// The constant part of the divisor.
  public var m44: CGFloat = 0

  /// Makes a transform of zeros.
  public init() {}

  /// Makes a transform of its numbers, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a transform of sixteen numbers, row by row.
  init(rows n: [CGFloat]) {
    (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
    (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
    (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
    (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
  }

  /// The sixteen numbers, row by row.
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(rows: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

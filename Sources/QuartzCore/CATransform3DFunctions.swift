public import CoreGraphics

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Makes a move.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Makes a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Makes a rotation by an angle in radians about an axis of any length; about none nothing is changed.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let t = 1 - c
  return CATransform3D(rows: [
    c + x * x * t, x * y * t + z * s, x * z * t - y * s, 0,
    x * y * t - z * s, c + y * y * t, y * z * t + x * s, 0,
    x * z * t + y * s, y * z * t - x * s, c + z * z * t, 0,
    0, 0, 0, 1,
  ])
}

/// A move followed by a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling followed by a transform.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation by an angle in radians about an axis followed by a transform.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A transform followed by another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var rows = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for index in 0..<4 {
        rows[row * 4 + column] += left[row * 4 + index] * right[index * 4 + column]
      }
    }
  }
  return CATransform3D(rows: rows)
}

/// The transform that undoes another one, or that one itself if it cannot be undone.
///
/// By elimination (Gauss and Jordan), the greatest number of a column first.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var (own, other) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let pivot = (column..<4).max {
      own[$0 * 4 + column].magnitude < own[$1 * 4 + column].magnitude
    }
    guard let pivot, case let factor = own[pivot * 4 + column], factor != 0, factor.isFinite else {
      return t
    }
    for index in 0..<4 {
      own.swapAt(column * 4 + index, pivot * 4 + index)
      other.swapAt(column * 4 + index, pivot * 4 + index)
      own[column * 4 + index] /= factor
      other[column * 4 + index] /= factor
    }
    for row in 0..<4 where row != column {
      let part = own[row * 4 + column]
      for index in 0..<4 {
        own[row * 4 + index] -= part * own[column * 4 + index]
        other[row * 4 + index] -= part * other[column * 4 + index]
      }
    }
  }
  return CATransform3D(rows: other)
}

/// A transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Whether a transform is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What a transform does in the plane; right where it is one of the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public import Foundation

/// A transform of the plane that keeps lines straight and parallel.
///
/// A point (x, y) goes to
/// (a x + c y + tx, b x + d y + ty).
///
/// - SeeAlso: Apple's documentation, page `cgaffinetransform`.
public struct CGAffineTransform: Hashable, Sendable, BitwiseCopyable {
  /// How x changes x.
  public var a: CGFloat
  /// How x changes y.
  public var b: CGFloat
  /// How y changes x.
  public var c: CGFloat
  /// How y changes y.
  public var d: CGFloat
  /// The move along x, applied last.
  public var tx: CGFloat
  /// The move along y, applied last.
  public var ty: CGFloat

  /// Makes a transform of zeros, which sends every point to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform of its six numbers.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a rotation by an angle in radians, clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Makes a scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a move.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension CGAffineTransform: Codable {
  /// Reads the six numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    a = try numbers.decode(CGFloat.self)
    b = try numbers.decode(CGFloat.self)
    c = try numbers.decode(CGFloat.self)
    d = try numbers.decode(CGFloat.self)
    tx = try numbers.decode(CGFloat.self)
    ty = try numbers.decode(CGFloat.self)
  }

  /// Writes the six numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}

// MARK: - Combining

extension CGAffineTransform {
  /// Whether this transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transform followed by `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// A move followed by this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scaling followed by this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A rotation in radians followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one, or this one itself if it cannot be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Whether lines parallel to an axis stay so; rectangles then stay rectangles.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

// MARK: - Applying

extension CGPoint {
  /// This point transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// This size transformed by `t` without its move; the result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds this one transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    if t.b == 0, t.c == 0 {
      let (x1, x2) = (t.a * minX + t.tx, t.a * maxX + t.tx)
      let (y1, y2) = (t.d * minY + t.ty, t.d * maxY + t.ty)
      return CGRect(
        x: min(x1, x2),
        y: min(y1, y2),
        width: abs(x2 - x1),
        height: abs(y2 - y1)
      )
    }
    let corners = [
      CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    var low = CGPoint(x: minX, y: minY).applying(t)
    var high = low
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

import Foundation

/// Quadratic and cubic Bézier curves: points, extremes, parts and lengths.
///
/// Parameters are 0...1.
enum CurveMath {
  static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }

  static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at t: CGFloat) -> CGPoint {
    mix(mix(a, b, t), mix(b, c, t), t)
  }

  static func point(
    _ a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ d: CGPoint,
    at t: CGFloat
  ) -> CGPoint {
    mix(point(a, b, c, at: t), point(b, c, d, at: t), t)
  }

  /// The parameters inside 0...1 at which x or y turns.
  static func extremes(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c in
      let divisor = a - 2 * b + c
      guard divisor != 0 else { return nil }
      let t = (a - b) / divisor
      return t > 0 && t < 1 ? t : nil
    }
  }

  static func extremes(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { a, b, c, d -> [CGFloat] in
      // The derivative, divided by 3: q·t² + l·t + k.
      let q = d - 3 * c + 3 * b - a
      let l = 2 * (c - 2 * b + a)
      let k = b - a
      var roots: [CGFloat] = []
      if abs(q) < 1e-12 {
        if l != 0 { roots = [-k / l] }
      } else {
        let discriminant = l * l - 4 * q * k
        if discriminant >= 0 {
          let root = discriminant.squareRoot()
          roots = [(-l + root) / (2 * q), (-l - root) / (2 * q)]
        }
      }
      return roots.filter { $0 > 0 && $0 < 1 }
    }
  }

  /// The part of a cubic curve between two parameters, as its four points.
  static func part(
    of a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ d: CGPoint,
    from: CGFloat,
    to: CGFloat
  ) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    // Blossoming: the control points are the curve's polar form at (from, from, to) and (from, to,
    // to).
    func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
      let (ab, bc, cd) = (mix(a, b, r), mix(b, c, r), mix(c, d, r))
      return mix(mix(ab, bc, s), mix(bc, cd, s), t)
    }
    return (
      blossom(from, from, from), blossom(from, from, to), blossom(from, to, to),
      blossom(to, to, to)
    )
  }
}

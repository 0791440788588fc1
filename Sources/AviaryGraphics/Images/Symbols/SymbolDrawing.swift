import Foundation

/// The strokes and forms that our own symbols are drawn with, in the icons' square of 16 units.
///
/// All give path data that runs clockwise to the eye, so that overlapping forms join. They are never
/// inlined: the optimiser takes half a minute over the tables of drawings otherwise.
package enum SymbolDrawing {
  /// A filled circle.
  @inline(never)
  static func disc(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(x - r) \(y)a\(r) \(r) 0 0 1 \(2 * r) 0a\(r) \(r) 0 0 1 \(-2 * r) 0z"
  }

  /// A circle's line; `r` is to its middle.
  @inline(never)
  static func ring(_ x: Double, _ y: Double, _ r: Double, _ width: Double = 1) -> String {
    disc(x, y, r + width / 2) + hole(x, y, r - width / 2)
  }

  /// A filled rectangle with round corners.
  @inline(never)
  static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ r: Double = 0
  ) -> String {
    """
    M\(x + r) \(y)h\(width - 2 * r)a\(r) \(r) 0 0 1 \(r) \(r)v\(height - 2 * r)\
    a\(r) \(r) 0 0 1 \(-r) \(r)h\(2 * r - width)a\(r) \(r) 0 0 1 \(-r) \(-r)\
    v\(2 * r - height)a\(r) \(r) 0 0 1 \(r) \(-r)z
    """
  }

  /// A rectangle's line, inside the given rectangle.
  @inline(never)
  package static func frame(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ r: Double,
    _ line: Double = 1
  ) -> String {
    let inner = max(0, r - line)
    let (x1, y1) = (x + line, y + line)
    let (width1, height1) = (width - 2 * line, height - 2 * line)
    // The inner edge runs the other way.
    return box(x, y, width, height, r) + """
      M\(x1 + inner) \(y1)a\(inner) \(inner) 0 0 0 \(-inner) \(inner)v\(height1 - 2 * inner)\
      a\(inner) \(inner) 0 0 0 \(inner) \(inner)h\(width1 - 2 * inner)\
      a\(inner) \(inner) 0 0 0 \(inner) \(-inner)v\(2 * inner - height1)\
      a\(inner) \(inner) 0 0 0 \(-inner) \(-inner)z
      """
  }

  /// A straight stroke with round ends.
  @inline(never)
  static func bar(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ width: Double = 1
  ) -> String {
    let length = max(hypot(x2 - x1, y2 - y1), 1e-6)
    let (nx, ny) = (-(y2 - y1) / length * width / 2, (x2 - x1) / length * width / 2)
    let r = width / 2
    return """
      M\(x1 - nx) \(y1 - ny)L\(x2 - nx) \(y2 - ny)A\(r) \(r) 0 0 1 \(x2 + nx) \(y2 + ny)\
      L\(x1 + nx) \(y1 + ny)A\(r) \(r) 0 0 1 \(x1 - nx) \(y1 - ny)z
      """
  }

  /// Strokes from point to point.
  @inline(never)
  static func line(_ points: [(Double, Double)], _ width: Double = 1) -> String {
    zip(points, points.dropFirst())
      .map { bar($0.0, $0.1, $1.0, $1.1, width) }.joined()
  }

  /// Part of a circle's line with round ends, from one angle to a greater one in degrees, clockwise
  /// from three o'clock; less than a whole turn.
  @inline(never)
  static func arc(
    _ x: Double,
    _ y: Double,
    _ r: Double,
    from: Double,
    to: Double,
    _ width: Double = 1
  ) -> String {
    func point(_ radius: Double, _ degrees: Double) -> String {
      let angle = degrees * .pi / 180
      return "\(x + radius * cos(angle)) \(y + radius * sin(angle))"
    }
    let (outer, inner, cap) = (r + width / 2, r - width / 2, width / 2)
    let isLarge = to - from > 180 ? 1 : 0
    return """
      M\(point(outer, from))A\(outer) \(outer) 0 \(isLarge) 1 \(point(outer, to))\
      A\(cap) \(cap) 0 0 1 \(point(inner, to))\
      A\(inner) \(inner) 0 \(isLarge) 0 \(point(inner, from))\
      A\(cap) \(cap) 0 0 1 \(point(outer, from))z
      """
  }

  /// A filled polygon; its points run clockwise to the eye.
  @inline(never)
  static func polygon(_ points: [(Double, Double)]) -> String {
    points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.0) \($1.1)" }.joined() + "z"
  }

  /// A circle that is cut out of the form around it.
  @inline(never)
  static func hole(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(x - r) \(y)a\(r) \(r) 0 0 0 \(2 * r) 0a\(r) \(r) 0 0 0 \(-2 * r) 0z"
  }

  /// A rectangle that is cut out of the form around it.
  @inline(never)
  static func slot(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "M\(x) \(y)v\(height)h\(width)v\(-height)z"
  }
}

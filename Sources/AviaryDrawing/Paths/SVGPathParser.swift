import Foundation

/// Reads the path data of SVG: the `d` of a `path` element.
///
/// - SeeAlso: SVG 2, chapter 9.3, "Path data"; chapter 9.5.4, "Error handling in path data"
struct SVGPathParser {
  private var reader: SVGPathReader
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which `S` and `T` mirror, and the kind of curve it belongs to.
  private var lastControl: (point: CGPoint, isCubic: Bool)?

  /// The path that `data` describes, up to the first fault.
  static func path(_ data: String) -> Path {
    var parser = SVGPathParser(data)
    parser.run()
    return parser.path
  }

  private init(_ data: String) {
    reader = SVGPathReader(data)
  }

  private mutating func run() {
    // The first command is a move.
    guard let first = reader.nextLetter, first & 0xdf == UInt8(ascii: "M") else { return }
    var command: UInt8?
    while true {
      if let letter = reader.letter() {
        command = letter
      } else if command == nil || !reader.startsNumber {
        return
      }
      guard let letter = command, perform(letter) else { return }
      // More coordinates after a move are lines; a close takes none.
      switch letter {
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
      default: break
      }
    }
  }

  /// Carries out one command.
  ///
  /// - Returns: whether its numbers were all there.
  private mutating func perform(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    let control = lastControl
    lastControl = nil
    switch letter & 0xdf {
    case UInt8(ascii: "M"):
      guard let end = reader.point(from: origin) else { return false }
      path.move(to: end)
      current = end
      start = end
    case UInt8(ascii: "L"):
      guard let end = reader.point(from: origin) else { return false }
      line(to: end)
    case UInt8(ascii: "H"):
      guard let x = reader.number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = reader.number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "C"):
      guard let first = reader.point(from: origin), let second = reader.point(from: origin),
        let end = reader.point(from: origin)
      else { return false }
      cubic(to: end, first, second)
    case UInt8(ascii: "S"):
      guard let second = reader.point(from: origin), let end = reader.point(from: origin)
      else { return false }
      cubic(to: end, mirrored(control, isCubic: true), second)
    case UInt8(ascii: "Q"):
      guard let middle = reader.point(from: origin), let end = reader.point(from: origin)
      else { return false }
      quadratic(to: end, middle)
    case UInt8(ascii: "T"):
      guard let end = reader.point(from: origin) else { return false }
      quadratic(to: end, mirrored(control, isCubic: false))
    case UInt8(ascii: "A"):
      guard let radii = reader.point(from: .zero), let rotation = reader.number(),
        let isLarge = reader.flag(), let sweeps = reader.flag(),
        let end = reader.point(from: origin)
      else { return false }
      arc(to: end, radii: radii, rotation: rotation, isLarge: isLarge, sweeps: sweeps)
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      current = start
    default:
      return false
    }
    return true
  }

  // MARK: - Segments

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func cubic(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    lastControl = (second, true)
    current = end
  }

  private mutating func quadratic(to end: CGPoint, _ middle: CGPoint) {
    path.addQuadCurve(to: end, control: middle)
    lastControl = (middle, false)
    current = end
  }

  /// The control point for a smooth continuation: the last one mirrored in the current point.
  private func mirrored(_ control: (point: CGPoint, isCubic: Bool)?, isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  /// Adds an elliptical arc as cubic curves of a quarter turn at most.
  ///
  /// - SeeAlso: SVG 1.1, appendix F.6.5, "Conversion from endpoint to center parameterization"
  private mutating func arc(
    to end: CGPoint,
    radii: CGPoint,
    rotation: CGFloat,
    isLarge: Bool,
    sweeps: Bool
  ) {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard end != current else { return }
    guard rx > 0, ry > 0 else { return line(to: end) }
    let phi = rotation * .pi / 180
    let (sine, cosine) = (sin(phi), cos(phi))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let x1 = cosine * dx + sine * dy
    let y1 = -sine * dx + cosine * dy
    // Radii too small to reach are enlarged.
    let reach = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let numerator = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1
    let root = (max(0, numerator) / (rx * rx * y1 * y1 + ry * ry * x1 * x1)).squareRoot()
    let factor = isLarge == sweeps ? -root : root
    let (cx1, cy1) = (factor * rx * y1 / ry, -factor * ry * x1 / rx)
    let center = CGPoint(
      x: cosine * cx1 - sine * cy1 + (current.x + end.x) / 2,
      y: sine * cx1 + cosine * cy1 + (current.y + end.y) / 2
    )
    let from = atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    var delta = atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - from
    if sweeps, delta < 0 { delta += 2 * .pi }
    if !sweeps, delta > 0 { delta -= 2 * .pi }

    let pieces = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let handle = 4.0 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, tangent: CGFloat) -> CGPoint {
      let x = rx * (cos(angle) - tangent * sin(angle))
      let y = ry * (sin(angle) + tangent * cos(angle))
      return CGPoint(
        x: center.x + cosine * x - sine * y,
        y: center.y + sine * x + cosine * y
      )
    }
    for piece in 0..<pieces {
      let begin = from + CGFloat(piece) * step
      let finish = begin + step
      let isLast = piece == pieces - 1
      path.addCurve(
        to: isLast ? end : point(finish, tangent: 0),
        control1: point(begin, tangent: handle),
        control2: point(finish, tangent: -handle)
      )
    }
    current = end
  }
}

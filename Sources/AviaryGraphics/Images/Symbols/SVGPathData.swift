@_spi(Hosting) package import AviaryDrawing
import Foundation

/// Reads the path data of SVG: the value of a `d` attribute.
///
/// - SeeAlso: SVG 1.1, chapter 8.3, "Path data"
package struct SVGPathData {
  private var reader: Reader
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which `S` and `T` mirror, and the kind of curve it belongs to.
  private var lastControl: (point: CGPoint, isCubic: Bool)?

  /// The path that `data` describes.
  ///
  /// As the specification asks, reading ends at the first fault and what came before stands.
  package static func path(_ data: String) -> Path {
    var parser = SVGPathData(reader: Reader(data))
    parser.run()
    return parser.path
  }

  private init(reader: Reader) {
    self.reader = reader
  }

  private mutating func run() {
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

extension SVGPathData {
  /// Splits path data into letters, numbers and flags.
  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
      bytes = Array(text.utf8)
    }

    mutating func letter() -> UInt8? {
      skipSeparators()
      guard index < bytes.count, isLetter(bytes[index]) else { return nil }
      index += 1
      return bytes[index - 1]
    }

    var startsNumber: Bool {
      mutating get {
        skipSeparators()
        guard index < bytes.count else { return false }
        return isDigit(bytes[index]) || [43, 45, 46].contains(bytes[index])
      }
    }

    mutating func point(from origin: CGPoint) -> CGPoint? {
      guard let x = number(), let y = number() else { return nil }
      return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// A single `0` or `1`, which need not be parted from what follows.
    mutating func flag() -> Bool? {
      skipSeparators()
      guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
      index += 1
      return bytes[index - 1] == 49
    }

    /// A number: `-1.5e3`, `.5`; a second point or a sign begins the next one.
    mutating func number() -> CGFloat? {
      skipSeparators()
      let start = index
      if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
      skipDigits()
      if index < bytes.count, bytes[index] == 46 {
        index += 1
        skipDigits()
      }
      if index + 1 < bytes.count, bytes[index] | 0x20 == 101 {
        let next = bytes[index + 1]
        if isDigit(next) || next == 43 || next == 45 {
          index += 2
          skipDigits()
        }
      }
      guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
        return nil
      }
      return CGFloat(value)
    }

    private mutating func skipDigits() {
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    }

    private mutating func skipSeparators() {
      while index < bytes.count, bytes[index] <= 32 || bytes[index] == 44 { index += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    private func isLetter(_ byte: UInt8) -> Bool {
      byte | 0x20 >= 97 && byte | 0x20 <= 122
    }
  }
}

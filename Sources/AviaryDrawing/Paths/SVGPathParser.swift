import AviaryGeometry
import Foundation

/// Reads the path data of SVG 1.1, section 8.3: the `d` of a `path` element.
struct SVGPathParser {
  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve continues from, if the last command was a curve of its
  /// kind.
  private var lastCubic: CGPoint?
  private var lastQuad: CGPoint?

  /// nil if the text is no path data.
  static func parse(_ text: String) -> Path? {
    var parser = SVGPathParser(bytes: Array(text.utf8))
    return parser.run() ? parser.path : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() -> Bool {
    skipSeparators()
    var command: UInt8?
    while index < bytes.count {
      if Self.letters.contains(bytes[index]) {
        command = bytes[index]
        index += 1
      } else if command == nil || command == UInt8(ascii: "z") || command == UInt8(ascii: "Z") {
        return false
      }
      guard let letter = command, perform(letter) else { return false }
      // Further pairs after a move are lines.
      if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      skipSeparators()
    }
    return true
  }

  private static let letters = Set("MmLlHhVvCcSsQqTtAaZz".utf8)

  private mutating func perform(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let base = isRelative ? current : .zero
    var cubic: CGPoint?
    var quad: CGPoint?
    defer { (lastCubic, lastQuad) = (cubic, quad) }
    switch isRelative ? letter - 32 : letter {
    case UInt8(ascii: "M"):
      guard let end = point(base) else { return false }
      path.move(to: end)
      (current, start) = (end, end)
    case UInt8(ascii: "L"):
      guard let end = point(base) else { return false }
      line(to: end)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: base.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: base.y + y))
    case UInt8(ascii: "C"):
      guard let control1 = point(base), let control2 = point(base), let end = point(base) else {
        return false
      }
      path.addCurve(to: end, control1: control1, control2: control2)
      (cubic, current) = (control2, end)
    case UInt8(ascii: "S"):
      guard let control2 = point(base), let end = point(base) else { return false }
      path.addCurve(to: end, control1: mirrored(lastCubic), control2: control2)
      (cubic, current) = (control2, end)
    case UInt8(ascii: "Q"):
      guard let control = point(base), let end = point(base) else { return false }
      path.addQuadCurve(to: end, control: control)
      (quad, current) = (control, end)
    case UInt8(ascii: "T"):
      guard let end = point(base) else { return false }
      let control = mirrored(lastQuad)
      path.addQuadCurve(to: end, control: control)
      (quad, current) = (control, end)
    case UInt8(ascii: "A"):
      guard let rx = number(), let ry = number(), let rotation = number(), let isLarge = flag(),
        let isSweep = flag(), let end = point(base)
      else { return false }
      arc(to: end, rx: abs(rx), ry: abs(ry), rotation: rotation * .pi / 180, isLarge, isSweep)
    default:
      path.closeSubpath()
      current = start
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  // MARK: - Arcs

  /// Source: SVG 1.1, appendix F.6, from end points to the centre.
  private mutating func arc(
    to end: CGPoint,
    rx: CGFloat,
    ry: CGFloat,
    rotation: CGFloat,
    _ isLarge: Bool,
    _ isSweep: Bool
  ) {
    let from = current
    guard rx > 0, ry > 0, from != end else { return line(to: end) }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let (dx, dy) = ((from.x - end.x) / 2, (from.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let size = x * x / (rx * rx) + y * y / (ry * ry)
    let factor = size > 1 ? size.squareRoot() : 1
    let (rx, ry) = (rx * factor, ry * factor)
    let under = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let over = rx * rx * y * y + ry * ry * x * x
    let root = max(under / over, 0).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var delta = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isSweep && delta < 0 { delta += 2 * .pi }
    if !isSweep && delta > 0 { delta -= 2 * .pi }
    let center = CGPoint(
      x: cosine * cx - sine * cy + (from.x + end.x) / 2,
      y: sine * cx + cosine * cy + (from.y + end.y) / 2
    )
    let ellipse = CGAffineTransform(
      a: cosine * rx,
      b: sine * rx,
      c: -sine * ry,
      d: cosine * ry,
      tx: center.x,
      ty: center.y
    )
    path.addRelativeArc(
      center: .zero,
      radius: 1,
      startAngle: Angle(radians: Double(first)),
      delta: Angle(radians: Double(delta)),
      transform: ellipse
    )
    current = end
  }

  // MARK: - Numbers

  private mutating func point(_ base: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
    index += 1
    return bytes[index - 1] == 49
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    let first = index
    if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
    skipDigits()
    if index < bytes.count, bytes[index] == 46 {
      index += 1
      skipDigits()
    }
    if index + 1 < bytes.count, bytes[index] | 32 == UInt8(ascii: "e") {
      let next = bytes[index + 1]
      if next == 43 || next == 45 || (48...57).contains(next) {
        index += 2
        skipDigits()
      }
    }
    return Double(String(decoding: bytes[first..<index], as: UTF8.self)).map { CGFloat($0) }
  }

  private mutating func skipDigits() {
    while index < bytes.count, (48...57).contains(bytes[index]) { index += 1 }
  }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }
}

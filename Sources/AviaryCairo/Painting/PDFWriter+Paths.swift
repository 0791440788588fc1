@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

// Colours and paths.
extension PDFWriter {
  /// Makes a colour that of fills and texts.
  mutating func setFill(_ color: RGBA) {
    guard fillColor != color else { return }
    if fillColor?.alpha != color.alpha { setAlpha(CGFloat(color.alpha)) }
    fillColor = color
    write(color)
    content.append("rg\n")
  }

  mutating func write(_ color: RGBA) {
    for component in [color.red, color.green, color.blue] {
      content.append(CGFloat(min(max(component, 0), 1)))
      content.append(" ")
    }
  }

  mutating func setAlpha(_ alpha: CGFloat) {
    let alpha = min(max(alpha, 0), 1)
    let index = alphas.firstIndex(of: alpha) ?? alphas.count
    if index == alphas.count { alphas.append(alpha) }
    content.append("/A")
    content.append(index)
    content.append(" gs\n")
  }

  mutating func writeStroke(_ style: StrokeStyle, _ color: RGBA) {
    setAlpha(CGFloat(color.alpha))
    write(color)
    content.append("RG\n")
    content.append(style.lineWidth)
    content.append(" w ")
    switch style.lineCap {
    case .butt: content.append("0 J ")
    case .round: content.append("1 J ")
    case .square: content.append("2 J ")
    }
    switch style.lineJoin {
    case .miter:
      content.append("0 j ")
      content.append(max(style.miterLimit, 1))
      content.append(" M\n")
    case .round: content.append("1 j\n")
    case .bevel: content.append("2 j\n")
    }
    guard style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy(\.isFinite) else { return }
    content.append("[")
    for length in style.dash {
      content.append(" ")
      content.append(max(length, 0))
    }
    content.append(" ] ")
    content.append(style.dashPhase)
    content.append(" d\n")
  }

  mutating func write(_ path: Path) {
    if case .rect(let rect) = path.storage {
      content.append(rect.origin + origin)
      content.append(" ")
      content.append(CGPoint(x: rect.width, y: rect.height))
      return content.append(" re\n")
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        content.append(end + origin)
        content.append(" m\n")
      case .line(let end):
        content.append(end + origin)
        content.append(" l\n")
      case .quadCurve(let end, let control):
        writeCurve(
          current + (control - current) * (2.0 / 3),
          end + (control - end) * (2.0 / 3),
          end
        )
      case .curve(let end, let control1, let control2):
        writeCurve(control1, control2, end)
      case .closeSubpath:
        content.append("h\n")
      }
      if let end = element.end { current = end }
    }
  }

  mutating func writeCurve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    content.append(control1 + origin)
    content.append(" ")
    content.append(control2 + origin)
    content.append(" ")
    content.append(end + origin)
    content.append(" c\n")
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
  fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }
}

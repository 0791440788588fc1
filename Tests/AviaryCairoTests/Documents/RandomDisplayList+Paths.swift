@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

extension RandomDisplayList {
  mutating func path() -> Path {
    let rect = rect()
    switch numbers.below(8) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerRadius: length(0...20), style: .circular)
    case 3: return Path(roundedRect: rect, cornerRadius: length(0...20))
    case 4: return Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.midY)]) }
    default: return elements()
    }
  }

  /// Several subpaths of any elements, closed or open, some of which begin at the close of the one before.
  private mutating func elements() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<(2 + numbers.below(7)) {
      switch numbers.below(9) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2, 3: path.addQuadCurve(to: point(), control: point())
      case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
      case 6: if let point = path.currentPoint { path.addLine(to: point) }
      default: path.addLine(to: point())
      }
    }
    return path
  }

  mutating func stroke() -> StrokeStyle {
    let caps: [CGLineCap] = [.butt, .round, .square]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    let dashes: [[CGFloat]] = [[], [], [6, 4], [5], [0, 7], [8, 3, 2], [4, 0, 4, 6]]
    return StrokeStyle(
      lineWidth: length(1...9),
      lineCap: caps[numbers.below(3)],
      lineJoin: joins[numbers.below(3)],
      miterLimit: [10, 1, 3][numbers.below(3)],
      dash: dashes[numbers.below(dashes.count)],
      dashPhase: [0, 2.5, -3][numbers.below(3)]
    )
  }
}

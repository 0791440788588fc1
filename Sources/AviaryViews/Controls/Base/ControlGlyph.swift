import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// The small signs that controls draw: arrows, a check mark, plus and minus.
struct ControlGlyph: Shape {
  enum Kind {
    case chevronForward, chevronBackward, chevronDown, chevronUpDown, checkmark, plus, minus
    case magnifyingGlass
  }

  let kind: Kind

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func lines(_ points: (CGFloat, CGFloat)...) -> Path {
      var path = Path()
      path.addLines(points.map { point($0.0, $0.1) })
      return path
    }
    switch kind {
    case .chevronForward: return lines((0, 0), (1, 0.5), (0, 1))
    case .chevronBackward: return lines((1, 0), (0, 0.5), (1, 1))
    case .chevronDown: return lines((0, 0), (0.5, 1), (1, 0))
    case .chevronUpDown:
      var path = lines((0, 0.34), (0.5, 0), (1, 0.34))
      path.addPath(lines((0, 0.66), (0.5, 1), (1, 0.66)))
      return path
    case .checkmark: return lines((0, 0.55), (0.36, 1), (1, 0))
    case .plus:
      var path = lines((0.5, 0), (0.5, 1))
      path.addPath(lines((0, 0.5), (1, 0.5)))
      return path
    case .minus: return lines((0, 0.5), (1, 0.5))
    case .magnifyingGlass:
      var path = Path(
        ellipseIn: CGRect(
          x: rect.minX,
          y: rect.minY,
          width: rect.width * 0.76,
          height: rect.height * 0.76
        )
      )
      path.addPath(lines((0.65, 0.65), (1, 1)))
      return path
    }
  }
}

extension ControlGlyph {
  /// The glyph as a view of a size in points.
  nonisolated static func view(
    _ kind: Kind,
    width: CGFloat,
    height: CGFloat,
    lineWidth: CGFloat
  ) -> some View {
    ControlGlyph(kind: kind)
      .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
      .frame(width: width, height: height)
  }

  /// The sign at the end of a row that leads somewhere.
  nonisolated static var disclosure: some View {
    view(.chevronForward, width: 6, height: 11, lineWidth: 2)
      .foregroundStyle(Color(.tertiaryLabel))
  }
}

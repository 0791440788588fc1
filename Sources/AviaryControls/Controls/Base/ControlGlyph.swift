@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// The small signs that controls draw: arrows, a check mark, plus and minus.
struct ControlGlyph: Shape {
  enum Kind {
    case chevronForward, chevronBackward, chevronDown, chevronUpDown, checkmark, plus, minus
    case magnifyingGlass
  }

  let kind: Kind

  /// Arrows follow the direction of reading; signs that mean the same everywhere stay as they are.
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    switch kind {
    case .checkmark, .magnifyingGlass: .fixed
    case .chevronForward, .chevronBackward, .chevronDown, .chevronUpDown, .plus, .minus: .mirrors
    }
  }

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
  /// The glyph as a view.
  ///
  /// - Parameters:
  ///   - size: How large it is at the usual text size.
  ///   - grows: Whether it is as large as the text beside it; false in a control that never grows.
  nonisolated static func view(
    _ kind: Kind,
    _ size: GlyphSize,
    grows: Bool = true
  ) -> some View {
    GlyphView(kind: kind, size: size.size, lineWidth: size.lineWidth, grows: grows)
  }
}

private struct GlyphView: View {
  @ScaledMetric(relativeTo: .body) private var growth: CGFloat = 1
  let kind: ControlGlyph.Kind
  let size: CGSize
  let lineWidth: CGFloat
  let grows: Bool

  nonisolated init(kind: ControlGlyph.Kind, size: CGSize, lineWidth: CGFloat, grows: Bool) {
    self.kind = kind
    self.size = size
    self.lineWidth = lineWidth
    self.grows = grows
  }

  var body: some View {
    let scale = grows ? growth : 1
    ControlGlyph(kind: kind)
      .stroke(
        style: StrokeStyle(lineWidth: lineWidth * scale, lineCap: .round, lineJoin: .round)
      )
      .frame(width: size.width * scale, height: size.height * scale)
  }
}

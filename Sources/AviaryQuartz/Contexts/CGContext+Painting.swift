public import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

extension CGContext {
  // MARK: - Lines

  /// Sets the width of lines, in the caller's space.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Sets how corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// Sets the greatest length of a pointed corner, as a factor of the width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets a pattern of dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern lines begin.
  ///   - lengths: Lengths of dashes and gaps in turn; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  // MARK: - The path

  /// Draws the path, which is empty then.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    current = Path()
    if mode.fills { fill(path, isEvenOdd: mode.isEvenOdd) }
    if mode.strokes { stroke(path) }
  }

  /// Fills the path, which is empty then.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the path, which is empty then.
  public func strokePath() { drawPath(using: .stroke) }

  // MARK: - Shapes

  /// Fills a rectangle; the path is empty then.
  ///
  /// - Parameter rect: In units of the caller's space; a negative size is made positive.
  public func fill(_ rect: CGRect) { fillShape(Path(rect)) }

  /// Fills rectangles; the path is empty then.
  ///
  /// - Parameter rects: In the caller's space; where several cover a place it is painted once.
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    fillShape(path)
  }

  /// Fills the ellipse within a rectangle; the path is empty then.
  public func fillEllipse(in rect: CGRect) { fillShape(Path(ellipseIn: rect)) }

  /// Draws the outline of a rectangle; the path is empty then.
  ///
  /// - Parameter rect: In units of the caller's space; half of the line is inside.
  public func stroke(_ rect: CGRect) { strokeShape(Path(rect)) }

  /// Draws the outline of a rectangle with a line of a width; the path is empty then.
  ///
  /// - Parameters:
  ///   - rect: In units of the caller's space; half of the line is inside.
  ///   - width: The width of the line in units of the caller's space, for this rectangle only.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let outer = state.line.lineWidth
    state.line.lineWidth = width
    strokeShape(Path(rect))
    state.line.lineWidth = outer
  }

  /// Draws the outline of the ellipse within a rectangle; the path is empty then.
  public func strokeEllipse(in rect: CGRect) { strokeShape(Path(ellipseIn: rect)) }

  /// Draws lines from the first point to the second, from the third to the fourth and so on; the path is empty then.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokeShape(path)
  }

  /// Makes a rectangle clear, whatever the opacity, the blend mode and the shadow.
  ///
  /// - Parameter rect: In units of the caller's space; only what is under the clip is cleared.
  public func clear(_ rect: CGRect) {
    let (alpha, mode) = (state.alpha, state.blendMode)
    (state.alpha, state.blendMode) = (1, .clear)
    let path = Path(rect).applying(ctm).placed(by: target.base)
    add(shape: { path }) { $0.fill(path.boundingRect, .color(.black)) }
    (state.alpha, state.blendMode) = (alpha, mode)
  }

  private func fillShape(_ path: Path) {
    current = Path()
    fill(path.placed(by: ctm), isEvenOdd: false)
  }

  private func strokeShape(_ path: Path) {
    current = Path()
    stroke(path.applying(ctm))
  }

  // MARK: - Commands

  /// Fills a path of the space that the context begins in.
  private func fill(_ path: Path, isEvenOdd: Bool) {
    let path = path.placed(by: target.base)
    let paint = Paint.color(state.fillColor.paint(in: target.colorSpace))
    let style = FillStyle(eoFill: isEvenOdd, antialiased: isAntialiased)
    let mode = state.blendMode
    add(shape: { isEvenOdd ? path.normalized(eoFill: true) : path }) {
      if mode.reachesEverywhere {
        // The shape clips it: its edges are not to be soft twice.
        $0.fill(path.boundingRect.insetBy(dx: -2, dy: -2), paint)
      } else {
        $0.fill(path, paint, style: style)
      }
    }
  }

  /// Draws a line along a path of the space that the context begins in.
  private func stroke(_ path: Path) {
    let transform = total
    let paint = Paint.color(state.strokeColor.paint(in: target.colorSpace))
    guard !path.isEmpty, transform.canBeInverted else { return }
    let mode = state.blendMode
    let outline = { self.strokeOutline(of: path).placed(by: self.target.base) }
    add(shape: outline) {
      if mode.reachesEverywhere {
        $0.fill(outline().boundingRect.insetBy(dx: -2, dy: -2), paint)
      } else if transform.keepsShapes {
        var style = state.line.paintable
        let factor = hypot(transform.a, transform.b)
        style.lineWidth *= factor
        style.dash = style.dash.map { $0 * factor }
        style.dashPhase *= factor
        $0.stroke(path.applying(target.base), style, paint, antialiased: isAntialiased)
      } else {
        // The pen is no circle then.
        var inner = FragmentBuilder()
        let own = path.applying(ctm.inverted())
        inner.stroke(own, state.line, paint, antialiased: isAntialiased)
        $0.transformed(inner.build(), by: transform)
      }
    }
  }
}

extension Path {
  /// The path transformed, which stays a rectangle or an ellipse where it is mirrored too.
  ///
  /// For paths of one subpath to be filled alone: it may run around the other way.
  func placed(by transform: CGAffineTransform) -> Path {
    guard transform.b == 0, transform.c == 0 else { return applying(transform) }
    switch storage {
    case .rect(let rect): return Path(rect.applying(transform))
    case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
    case .roundedRect(let rect, let size, let style):
      return Path(
        roundedRect: rect.applying(transform),
        cornerSize: CGSize(
          width: size.width * abs(transform.a),
          height: size.height * abs(transform.d)
        ),
        style: style
      )
    case .empty, .elements: return applying(transform)
    }
  }
}

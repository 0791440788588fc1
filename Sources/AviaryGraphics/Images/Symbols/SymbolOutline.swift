@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
package import Foundation

/// A symbol ready to be filled: one path under the nonzero rule.
///
/// Every layer is brought to the same sense of rotation first, so that laying one over another fills
/// what either fills, and one turned the other way round is cut out.
package struct SymbolOutline: Equatable, Sendable {
  /// The square the symbol is designed in, 16 units wide; a few symbols reach a little over it.
  package static let viewBox = SymbolEntry.all

  /// In units of `viewBox`, y downwards.
  package let path: Path

  /// Lays the layers of `entry` over each other.
  ///
  /// - Parameters:
  ///   - entry: What the symbol is made of. Where a drawing is missing the result is nil.
  ///   - shape: Gives the drawing of an icon.
  init?(_ entry: SymbolEntry, shape: (String) -> SymbolShape?) {
    var contours: [SymbolContour] = []
    for layer in entry.layers {
      guard let shape = shape(layer.icon) else { return nil }
      let placed = Self.place(shape, in: layer)
      switch layer.role {
      case .drawn:
        contours += placed
      case .cutOut:
        // Strokes of our own drawings overlap, and would be cut out twice.
        let isOwn = layer.icon.hasPrefix("own:")
        contours += (isOwn ? SymbolUnion.pieces(of: placed) : placed).map(\.reversed)
      case .badge:
        contours = Self.cleared(contours, around: layer.frame)
        contours += placed
      }
    }
    if entry.isSlashed { contours = Self.slashed(contours) }
    path = Path(elements: contours.flatMap(\.elements))
  }

  /// The drawing's contours, oriented, in the layer's frame.
  private static func place(_ shape: SymbolShape, in layer: SymbolEntry.Layer) -> [SymbolContour] {
    let transform = Self.transform(from: shape.viewBox, to: layer.frame, turn: layer.turn)
    return shape.paths.flatMap { outline -> [SymbolContour] in
      let path = Path(svgPathData: outline.d).applying(transform)
      return SymbolContour.oriented(SymbolContour.contours(of: path), evenOdd: outline.evenOdd)
    }
  }

  private static func transform(
    from viewBox: CGRect,
    to frame: CGRect,
    turn: SymbolEntry.Turn
  ) -> CGAffineTransform {
    let scale = min(frame.width / viewBox.width, frame.height / viewBox.height)
    // About the middle of the icon: to the origin, turned, to the middle of the frame.
    var (a, b, c, d) = (scale, CGFloat(0), CGFloat(0), scale)
    switch turn {
    case .none: break
    case .mirrored: a = -scale
    case .by(let degrees):
      let angle = CGFloat(degrees) * .pi / 180
      (a, b, c, d) = (
        scale * cos(angle), scale * sin(angle), -scale * sin(angle), scale * cos(angle)
      )
    }
    let tx: CGFloat = frame.midX - a * viewBox.midX - c * viewBox.midY
    let ty: CGFloat = frame.midY - b * viewBox.midX - d * viewBox.midY
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  // MARK: - Gaps

  /// The width of the gap around badges and strokes.
  private static let gap: CGFloat = 1

  /// The contours without a round gap for a badge.
  private static func cleared(
    _ contours: [SymbolContour],
    around frame: CGRect
  ) -> [SymbolContour] {
    let corners = 24
    let radius = frame.width / 2 + gap / 2
    let polygon = (0..<corners).map { corner -> CGPoint in
      let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
      return CGPoint(x: frame.midX + radius * cos(angle), y: frame.midY + radius * sin(angle))
    }
    return SymbolClipping.outside(polygon, of: contours)
  }

  /// The contours crossed by a stroke from the upper left to the lower right, with gaps beside it.
  private static func slashed(_ contours: [SymbolContour]) -> [SymbolContour] {
    let (from, to) = (CGPoint(x: 1.4, y: 1.4), CGPoint(x: 14.6, y: 14.6))
    let cleared = SymbolClipping.outside(bar(from, to, half: 0.55 + gap), of: contours)
    let stroke = SymbolContour(polygon: bar(from, to, half: 0.55))
    return cleared + SymbolContour.oriented([stroke], evenOdd: false)
  }

  /// A bar along a line, longer than it by half its width at either end.
  private static func bar(_ from: CGPoint, _ to: CGPoint, half: CGFloat) -> [CGPoint] {
    let length = hypot(to.x - from.x, to.y - from.y)
    let (ux, uy) = ((to.x - from.x) / length * half, (to.y - from.y) / length * half)
    return [
      CGPoint(x: from.x - ux - uy, y: from.y - uy + ux),
      CGPoint(x: from.x - ux + uy, y: from.y - uy - ux),
      CGPoint(x: to.x + ux + uy, y: to.y + uy - ux),
      CGPoint(x: to.x + ux - uy, y: to.y + uy + ux),
    ]
  }
}

@_spi(Hosting) import AviaryDrawing
import AviaryGraphics
import Foundation

/// What joins two layers like glass that are near each other: a neck that is the wider the nearer they are.
struct GlassBridge {
  let path: Path

  /// Joins the places of two layers side by side or one above the other.
  ///
  /// Of layers that lie over each other at their ends it fills the notch between. nil where they are further apart than
  /// `spacing`, meet only at corners, lie deep in each other, or one is empty.
  nonisolated init?(_ first: CGRect, _ second: CGRect, spacing: CGFloat) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let left = max(first.minX, second.minX)
    let right = min(first.maxX, second.maxX)
    let top = max(first.minY, second.minY)
    let bottom = min(first.maxY, second.maxY)
    // What lies over each other in both directions is beside each other where it does so less.
    let (beside, below) = (left - right, top - bottom)
    guard beside < 0 || below < 0 else { return nil }
    let isRow = beside >= below
    // Both are written as for a row: along from one to the other, across from edge to edge.
    let gap = isRow ? left - right : top - bottom
    guard gap < spacing else { return nil }
    let (low, high) = isRow ? (top, bottom) : (left, right)
    let start = isRow ? right : bottom
    let (before, after) =
      isRow
      ? (
        first.minX < second.minX ? first.width : second.width,
        first.minX < second.minX ? second.width : first.width
      )
      : (
        first.minY < second.minY ? first.height : second.height,
        first.minY < second.minY ? second.height : first.height
      )
    let across = high - low
    // It begins inside of both, where round ends are nearly as high as the layers themselves.
    let from = start - min(before, across) / 3
    let to = start + gap + min(after, across) / 3
    guard from < to else { return nil }
    let near = 1 - gap / spacing
    let root = across * 0.86 / 2
    let neck = min(root, across * 0.72 * near / 2)
    let middle = (low + high) / 2
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isRow ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    // A curve of this kind passes halfway between its ends and its control point.
    let control = 2 * neck - root
    var path = Path()
    path.move(to: point(from, middle - root))
    path.addQuadCurve(
      to: point(to, middle - root),
      control: point((from + to) / 2, middle - control)
    )
    path.addLine(to: point(to, middle + root))
    path.addQuadCurve(
      to: point(from, middle + root),
      control: point((from + to) / 2, middle + control)
    )
    path.closeSubpath()
    self.path = path
  }
}

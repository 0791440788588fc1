@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
import Foundation

/// A node's piece of the display list and of the accessibility tree, from one pass.
///
/// A node that shows one child and nothing else shares the child's piece, and knows only where it lies.
package final class NodeFragment {
  /// What is drawn, in coordinates whose origin is at `offset` of the node.
  let content: DisplayFragment
  /// What is told to those who can't see it, in the same coordinates.
  let pieces: [AccessibilityPiece]
  let offset: CGPoint
  /// What the piece was recorded for, if it is good for nothing else; nil where all is in it.
  let scope: DrawingScope?

  init(
    _ content: DisplayFragment,
    _ pieces: [AccessibilityPiece],
    offset: CGPoint = .zero,
    scope: DrawingScope?
  ) {
    self.content = content
    self.pieces = pieces
    self.offset = offset
    self.scope = scope
  }

  /// What is drawn, in the node's coordinates.
  package var display: DisplayFragment {
    offset == .zero || content.isEmpty
      ? content : DisplayFragment([.fragment(content, offset: offset)])
  }

  /// What is told, in the node's coordinates.
  package var accessibility: [AccessibilityPiece] {
    guard offset != .zero, !pieces.isEmpty else { return pieces }
    return [.moved(pieces, CGAffineTransform(translationX: offset.x, y: offset.y))]
  }

  /// What a piece that was recorded later shows otherwise; a sentence each.
  func differences(from other: NodeFragment) -> [String] {
    func dump(_ fragment: NodeFragment) -> String {
      DisplayList(root: fragment.display, size: .zero).dump
    }
    var result: [String] = []
    let (old, new) = (dump(self), dump(other))
    if old != new { result.append("the piece of the display list\n\(old)would be\n\(new)") }
    let elements = AccessibilityPiece.elements(accessibility)
    let fresh = AccessibilityPiece.elements(other.accessibility)
    if elements != fresh { result.append("the elements \(elements) would be \(fresh)") }
    return result
  }
}

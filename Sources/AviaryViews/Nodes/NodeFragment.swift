package import AviaryDrawing
package import AviaryGeometry
import Foundation

/// A node's piece of the display list and of the accessibility tree, from one pass.
package final class NodeFragment {
  package let display: DisplayFragment
  package let accessibility: [AccessibilityPiece]
  /// What the piece was recorded for, if it is good for nothing else; nil where all is in it.
  let scope: DrawingScope?

  init(
    _ display: DisplayFragment,
    _ accessibility: [AccessibilityPiece],
    scope: DrawingScope?
  ) {
    self.display = display
    self.accessibility = accessibility
    self.scope = scope
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

/// A part of the accessibility tree, in the coordinates of the piece that holds it.
package enum AccessibilityPiece {
  indirect case element(AccessibilityElement)
  /// The elements of another piece, moved.
  case moved([AccessibilityPiece], CGAffineTransform)

  /// Adds the elements, their frames in the space that `transform` leads to.
  func append(to elements: inout [AccessibilityElement], under transform: CGAffineTransform) {
    switch self {
    case .element(let element): elements.append(element.applying(transform))
    case .moved(let pieces, let inner):
      let transform = inner.concatenating(transform)
      for piece in pieces { piece.append(to: &elements, under: transform) }
    }
  }

  static func elements(_ pieces: [AccessibilityPiece]) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    for piece in pieces { piece.append(to: &elements, under: .identity) }
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated().sorted {
      let (a, b) = ($0.element.sortPriority, $1.element.sortPriority)
      return a == b ? $0.offset < $1.offset : a > b
    }.map(\.element)
  }
}

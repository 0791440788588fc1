import AviaryDrawing
import AviaryGeometry
import Foundation

/// Records what a node draws.
struct NodeRecorder {
  var builder: FragmentBuilder
  var accessibility: [AccessibilityPiece] = []

  let scope: DrawingScope
  /// Whether what was recorded is good for no other scope.
  private(set) var isBoundToScope = false

  init(_ scope: DrawingScope) {
    builder = FragmentBuilder()
    self.scope = scope
  }

  /// Notes that something was left out, or would be in another scope.
  mutating func bindToScope() { isBoundToScope = true }

  /// Draws a child at its place.
  mutating func draw(_ child: ViewNode) {
    let transform = child.transformToParent
    let piece = child.draw(scope.inside(transform))
    if piece.scope != nil { isBoundToScope = true }
    if !piece.display.isEmpty {
      if transform.isTranslation {
        builder.append(
          .fragment(piece.display, offset: CGPoint(x: transform.tx, y: transform.ty))
        )
      } else {
        builder.append(.transformed(piece.display, transform))
      }
    }
    if !piece.accessibility.isEmpty { accessibility.append(.moved(piece.accessibility, transform)) }
  }

  /// Records a child apart, for an effect to be applied to it.
  ///
  /// - Parameter visible: The rectangle that can be seen of it, in the node's coordinates; nil for all: effects
  ///   may bring anything into sight.
  mutating func isolated(_ child: ViewNode, visible: CGRect? = nil) -> DisplayFragment {
    let inner = apart(child, visible: visible)
    accessibility += inner.accessibility
    return inner.builder.build()
  }

  /// Records a child, its picture and what it says, into another recorder.
  mutating func apart(_ child: ViewNode, visible: CGRect? = nil) -> NodeRecorder {
    var inner = NodeRecorder(DrawingScope(leavesOut: scope.leavesOut, visible: visible))
    inner.draw(child)
    if inner.isBoundToScope { isBoundToScope = true }
    return inner
  }

  /// Says what is drawn, for those who can't see it.
  mutating func describe(_ element: AccessibilityElement) {
    accessibility.append(.element(element))
  }

  func finish() -> NodeFragment {
    NodeFragment(builder.build(), accessibility, scope: isBoundToScope ? scope : nil)
  }
}

extension CGAffineTransform {
  /// Whether the transform only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

// The node's piece of the display list.
extension ViewNode {
  /// The node's piece of the display list, reused until something inside changes.
  ///
  /// A piece from which something was left out is good for its scope alone; one for those who can't see it is
  /// made each time where a picture would leave something out.
  package final func draw(_ scope: DrawingScope) -> NodeFragment {
    if let fragment, fragment.scope == nil || fragment.scope == scope { return fragment }
    resolveIfNeeded()
    root.counters.fragmentsBuilt += 1
    var recorder = NodeRecorder(scope)
    draw(into: &recorder)
    let made = recorder.finish()
    if made.scope == nil || scope.leavesOut { fragment = made }
    return made
  }

  package final func invalidateDrawing() {
    var node: ViewNode? = self
    while let current = node, current.fragment != nil || current.reach != .unknown {
      current.fragment = nil
      current.reach = .unknown
      if current.isInTransition { root.animator?.transitions.contentDidChange(current) }
      node = current.parent
      node?.reachDidChange(of: current)
    }
    root.needsDisplay = true
  }

  /// Whether the node and all in it draw within the node's bounds, up to ``overhang``.
  ///
  /// False where that is not known. Costs a walk through the subtree the first time.
  final var drawsWithinBounds: Bool {
    if reach == .unknown {
      resolveIfNeeded()
      reach = computeDrawsWithinBounds() ? .within : .anywhere
    }
    return reach == .within
  }

  /// Whether all children lie in the node's bounds and draw within their own.
  package final var childrenDrawWithinBounds: Bool {
    var result = true
    forEachChild { child in
      guard result else { return }
      let (origin, inner) = (child.origin, child.size)
      result =
        origin.x >= -1 && origin.y >= -1 && origin.x + inner.width <= size.width + 1
        && origin.y + inner.height <= size.height + 1
        && child.transformToParent == CGAffineTransform(translationX: origin.x, y: origin.y)
        && !child.isInTransition && child.drawsWithinBounds
    }
    return result
  }
}

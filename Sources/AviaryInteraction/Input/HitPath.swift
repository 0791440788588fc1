@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
package import Foundation

extension ViewRoot {
  /// The nodes that a pointer at a point of the root's space hits, outermost first.
  ///
  /// They are the topmost view there and all nodes around it; none where nothing is hit.
  ///
  /// A view is hit where it draws something: text and images in their bounds, shapes in their outline, colours
  /// unless they are clear. `contentShape` replaces that. The space between the views of a stack is not hit.
  ///
  /// The tree has to be at rest. Costs a walk down to what is hit; of a large container only the children near the
  /// point are looked at. Lays out and draws nothing.
  ///
  /// Source: the documentation of `contentShape(_:eoFill:)` and `allowsHitTesting(_:)`.
  package func hitPath(at point: CGPoint) -> [ViewNode] {
    var path: [ViewNode] = []
    if let node { _ = node.appendHit(point, to: &path) }
    return path
  }
}

extension ViewNode {
  /// Adds the node and what is hit inside of it.
  ///
  /// - Parameters:
  ///   - point: In the parent's space.
  ///   - path: What was hit so far, outermost first.
  /// - Returns: Whether anything was hit.
  fileprivate func appendHit(_ point: CGPoint, to path: inout [ViewNode]) -> Bool {
    guard !isOutOfReach, let own = point.undoing(transformToParent) else { return false }
    if let region = self as? any HitRegion, !region.containsHit(own) { return false }
    let depth = path.count
    path.append(self)
    let shape = (self as? any ContentShapeProvider)?.contentShape(for: .interaction)
    if let shape, !shape.path.contains(own, eoFill: shape.eoFill) {
      path.removeLast()
      return false
    }
    guard let inner = hitLocation(own) else {
      path.removeLast()
      return false
    }
    var isFound = false
    visitHitCandidates(at: inner) { child in
      isFound = child.appendHit(inner, to: &path)
      return isFound
    }
    if isFound || shape != nil || isHit(at: own) { return true }
    path.removeSubrange(depth...)
    return false
  }

  /// Whether something inside of the node is hit at a point of its space.
  package final func isContentHit(at point: CGPoint) -> Bool {
    guard let inner = hitLocation(point) else { return false }
    var isFound = false
    visitHitCandidates(at: inner) { child in
      var path: [ViewNode] = []
      isFound = child.appendHit(inner, to: &path)
      return isFound
    }
    return isFound
  }

  /// A point of the root's space, in the node's own; nil where the node is squashed flat.
  package final func locationInNode(_ point: CGPoint) -> CGPoint? {
    var chain: [ViewNode] = []
    var node: ViewNode? = self
    while let current = node {
      chain.append(current)
      node = current.parent
    }
    var result = point
    for node in chain.reversed() {
      guard let own = result.undoing(node.transformToParent) else { return nil }
      if node === self { return own }
      guard let inner = node.hitLocation(own) else { return nil }
      result = inner
    }
    return result
  }
}

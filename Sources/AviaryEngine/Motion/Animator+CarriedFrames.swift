import AviaryGeometry
import Foundation

/// Views with an animation of their own inside of others that go elsewhere at once.
///
/// `Color.red.animation(.linear, value: on).padding()` moves when a neighbour grows: the padding is at its new place at once,
/// and shows nothing of its own; the colour sets out from where it was seen.
///
/// Source: documentation of `geometryGroup()`: only views that draw apply the current animation to their frames, and
/// those around them hand changes of place down.
extension Animator {
  /// A node that is to set out from elsewhere than its parent has it.
  struct CarriedNode {
    let node: ViewNode
    /// From where it ends to where it was seen, in its parent's space.
    let way: CGPoint
    let transaction: Transaction
  }

  /// The outermost nodes with an animation in those that went elsewhere without one.
  ///
  /// - Parameter changed: The nodes whose frames have changed in this round, and their old frames.
  /// - Returns: None where no rule for a part of the tree counts in this round.
  func carriedNodes(_ changed: [ObjectIdentifier: (node: ViewNode, old: CGRect)]) -> [CarriedNode] {
    guard rules.hasTriggered || rules.hasUnconditional else { return [] }
    let new = Set(newNodes.map { ObjectIdentifier($0) })
    func jump(of node: ViewNode) -> CGPoint? {
      guard let entry = changed[ObjectIdentifier(node)], node.isMounted,
        entry.old.origin != node.origin,
        roundTransaction(at: node.environment).animation == nil
      else { return nil }
      return CGPoint(x: entry.old.minX - node.origin.x, y: entry.old.minY - node.origin.y)
    }
    var found: [CarriedNode] = []
    /// - Parameter way: What a view inside has been moved by, in the node's parent's space.
    func visit(_ node: ViewNode, _ way: CGPoint) {
      guard let way = node.transformToParent.undoneWay(way) else { return }
      node.forEachChild { child in
        guard child.hasFrame, !new.contains(ObjectIdentifier(child)) else { return }
        let transaction = roundTransaction(at: child.environment)
        if transaction.animation != nil {
          if way != .zero {
            found.append(CarriedNode(node: child, way: way, transaction: transaction))
          }
        } else if !child.isGeometryGroup {
          let own = jump(of: child) ?? .zero
          visit(child, CGPoint(x: way.x + own.x, y: way.y + own.y))
        }
      }
    }
    for (node, _) in changed.values {
      // Those inside of others are met on the way down.
      guard !node.isGeometryGroup, let way = jump(of: node),
        node.ancestor(where: { jump(of: $0) != nil }) == nil
      else { continue }
      visit(node, way)
    }
    return found
  }

  /// Has a node set out from where it was seen, beside what else moves it.
  func carry(_ carried: CarriedNode) {
    let node = carried.node
    guard node.isMounted, let animation = carried.transaction.animation else { return }
    let end = CGRect(origin: node.origin, size: node.size)
    let start = end.offsetBy(dx: carried.way.x, dy: carried.way.y)
    let key = Key(owner: ObjectIdentifier(node), attribute: .frame)
    guard let known = entries[key]?.motion as? AnimatableMotion<CGRect> else {
      animate(
        node,
        .frame,
        in: carried.transaction,
        at: node.environment,
        from: start,
        to: end,
        .apartFromUpdates
      ) { [unowned node] in node.present($0) }
      return
    }
    var way = MotionTrack(at: start.animatableData)
    way.animate(
      to: end.animatableData,
      animation,
      environment: EnvironmentValues(scope: node.environment),
      waiting: [],
      now
    )
    known.track.add(way) { $0 }
  }
}

extension CGAffineTransform {
  /// A way in the space that the transform leads to, as one in the space it comes from; nil where that is squashed flat.
  fileprivate func undoneWay(_ way: CGPoint) -> CGPoint? {
    if a == 1, b == 0, c == 0, d == 1 { return way }
    let determinant = a * d - b * c
    guard determinant.magnitude > 1e-9 else { return nil }
    return CGPoint(
      x: (d * way.x - c * way.y) / determinant,
      y: (a * way.y - b * way.x) / determinant
    )
  }
}

import AviaryGeometry
import Foundation

/// What many nodes may tell of in one change, and is looked at when layout is done: frames and colours.
extension Animator {
  /// A node that was laid out before lies elsewhere, or has another size.
  func frameWillChange(_ node: ViewNode, from old: CGRect) {
    if node.parent?.scrollsContent == true { return }
    if frames[ObjectIdentifier(node)] == nil { frames[ObjectIdentifier(node)] = (node, old) }
  }

  /// A view with a geometry that others may have is new.
  func mayTakeOver(_ node: any GeometryTaker) { if mayAnimate { takeovers.append(node) } }

  /// A node is new among those of a container.
  package func nodeIsNew(_ node: ViewNode) { if mayAnimate { newNodes.append(node) } }

  /// A node comes into view because its neighbours move: it comes along with one of them.
  package func nodeComes(_ node: ViewNode, with neighbour: ViewNode) {
    if mayAnimate { companions.append((node, neighbour)) }
  }

  /// A node will resolve what it is painted in anew.
  func willResolve(_ node: ViewNode) {
    guard node.hasFrame, let painted = node as? any PaintedNode else { return }
    let transaction = transaction(at: node.environment)
    guard transaction.animation != nil || node.hasMotion else { return }
    let id = ObjectIdentifier(node)
    if paints[id] == nil { paints[id] = (node, painted.notePaint(transaction)) }
  }

  func commitTakeovers() {
    let due = takeovers
    takeovers.removeAll()
    for node in due where node.isMounted { node.takeOver(self) }
    root.matchedGeometry.departed.removeAll()
  }

  /// From a node's space to the root's, as it was seen before the layout that has just been done.
  func seenTransform(of node: ViewNode) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var current: ViewNode? = node
    while let node = current {
      let seen = track(node, .frame) ?? frames[ObjectIdentifier(node)]?.old
      let way = seen.map { ($0.minX - node.origin.x, $0.minY - node.origin.y) } ?? (0, 0)
      transform = transform.concatenating(node.transformToParent)
        .concatenating(CGAffineTransform(translationX: way.0, y: way.1))
      current = node.parent
    }
    return transform
  }

  func commitFrames() {
    let changed = frames.values
    let carried = carriedNodes(frames)
    let companions = companions.compactMap { node, neighbour in
      frames[ObjectIdentifier(neighbour)].map { (node, neighbour, $0.old) }
    }
    self.companions.removeAll()
    frames.removeAll()
    for (node, neighbour, old) in companions where node.isMounted && neighbour.isMounted {
      let end = CGRect(origin: node.origin, size: node.size)
      let start = end.offsetBy(dx: old.minX - neighbour.origin.x, dy: old.minY - neighbour.origin.y)
      animate(
        node,
        .frame,
        in: roundTransaction(at: node.environment),
        at: node.environment,
        from: start,
        to: end,
        .apartFromUpdates
      ) { [unowned node] in node.present($0) }
    }
    for (node, old) in changed where node.isMounted {
      let new = CGRect(origin: node.origin, size: node.size)
      animate(
        node,
        .frame,
        in: roundTransaction(at: node.environment),
        at: node.environment,
        from: old,
        to: new,
        .apartFromUpdates
      ) { [unowned node] in node.present($0) }
    }
    carried.forEach(carry)
  }

  /// What is new is where it ends from the start, whatever moves around it, as far as the nearest geometry group.
  ///
  /// Source: documentation of `geometryGroup()`: views that draw animate their places, and those around them don't.
  func commitNewNodes() {
    let new = newNodes
    newNodes.removeAll()
    for node in new
    where node.isMounted && roundTransaction(at: node.environment).animation != nil {
      standStill(node)
    }
  }

  func commitPaints() {
    let changed = paints.values
    paints.removeAll()
    for (node, commit) in changed where node.isMounted { commit(self) }
  }
}

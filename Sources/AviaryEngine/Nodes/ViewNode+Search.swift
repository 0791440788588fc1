extension ViewNode {
  /// The first node of a kind in this one, itself included, in the order of the tree; nil for none.
  ///
  /// - Parameters:
  ///   - inReach: Whether to leave out what is hidden.
  ///   - accepts: Which of the kind to take.
  package final func firstNode<Node>(
    of kind: Node.Type,
    inReach: Bool = false,
    where accepts: (Node) -> Bool = { _ in true }
  ) -> Node? {
    if inReach, isOutOfReach { return nil }
    if let node = self as? Node, accepts(node) { return node }
    var found: Node?
    forEachChild {
      if found == nil { found = $0.firstNode(of: kind, inReach: inReach, where: accepts) }
    }
    return found
  }

  /// The nearest ancestor that a closure accepts.
  package final func ancestor(where accepts: (ViewNode) -> Bool) -> ViewNode? {
    var node = parent
    while let current = node {
      if accepts(current) { return current }
      node = current.parent
    }
    return nil
  }
}

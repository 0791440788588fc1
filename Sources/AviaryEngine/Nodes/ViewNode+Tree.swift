import AviaryGraph

// How a node comes into the tree, and leaves it.
extension ViewNode {
  /// Takes the node out of the tree for good.
  package final func detach() {
    guard isMounted else { return }
    isMounted = false
    root.counters.nodesUnmounted += 1
    willUnmount()
    dependent?.detach()
    forEachChild { $0.detach() }
    root.forget(self)
    parent = nil
  }

  /// Calls an action when layout is done; if the node is in something that is mounted but not shown, once it is.
  package final func whenShown(_ name: String, _ action: @escaping () -> Void) {
    var child: ViewNode = self
    while let ancestor = child.parent {
      if ancestor.holds((name, action), of: child) { return }
      child = ancestor
    }
    root.actions.append((name, action))
  }

  /// Whether all that the node is in shows it.
  package final var isShown: Bool {
    var child: ViewNode = self
    while let ancestor = child.parent {
      guard ancestor.shows(child) else { return false }
      child = ancestor
    }
    return true
  }

  /// Says that the list element, which this node is or is a part of, has ended.
  package final func markStale() {
    var node = self
    while node.elementID == nil, let parent = node.parent { node = parent }
    node.isStale = true
  }
}

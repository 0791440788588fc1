extension ViewNode {
  /// The nodes of a kind, or with a capability, in this one, itself included, in the order of the tree.
  ///
  /// - Parameter outermostOnly: Whether to leave out those that lie in another one of the kind.
  /// - Complexity: O(*n*) for *n* nodes.
  package final func nodes<Kind>(of kind: Kind.Type, outermostOnly: Bool = false) -> [Kind] {
    var found: [Kind] = []
    func visit(_ node: ViewNode) {
      if let node = node as? Kind {
        found.append(node)
        if outermostOnly { return }
      }
      node.forEachChild(visit)
    }
    visit(self)
    return found
  }
}

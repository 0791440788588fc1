/// A list that runs a body, and can be told to run it though nothing that it read has changed.
protocol RepeatableBody: _ViewList {
  /// Has the body run in the next update.
  func runAgain()
}

extension ViewRoot {
  /// Has all bodies that something is shown of run in the next update, since their code has changed.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package func runAllBodies() {
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: ViewNode) {
      var next = node.sourceList?.owner
      while let list = next as? _ViewList, list !== node.parent?.sourceList {
        if let body = list as? any RepeatableBody, seen.insert(ObjectIdentifier(body)).inserted {
          body.runAgain()
        }
        next = list.owner
      }
      for child in node.children { visit(child) }
    }
    if let node { visit(node) }
  }
}

import AviaryGraph

/// Watches what is written on the elements of a container behind proxies, and has the container read it again.
final class BorrowedTraits: GraphItem {
  private unowned let node: ListNode
  private var dependent: Dependent!

  init(_ node: ListNode) {
    self.node = node
    dependent = Dependent(item: self, graph: node.root.graph, depth: node.content.inputs.depth)
  }

  deinit { dependent.detach() }

  var graphName: String { node.viewName }

  /// Forgets the elements that were watched: all are read again.
  func begin() { dependent.beginRun() }

  /// Watches the traits of one more element.
  func watch(_ traits: ViewTraits) { traits.subscribe(dependent) }

  func updateIfNeeded() {
    begin()
    node.listDidChange(node.content, .traits)
  }
}

/// Nodes that want to be told of something, in the order in which they came.
package struct ObserverList {
  private struct Entry {
    unowned(unsafe) let node: ViewNode
    let notify: () -> Bool
    let order: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var next = 0

  package init() {}

  /// - Parameter notify: Tells the node; answers whether anything was new.
  package mutating func add(_ node: ViewNode, _ notify: @escaping () -> Bool) {
    node.isInObserverList = true
    entries[ObjectIdentifier(node)] = Entry(node: node, notify: notify, order: next)
    next += 1
  }

  package mutating func remove(_ node: ViewNode) {
    if node.isInObserverList, !entries.isEmpty { entries[ObjectIdentifier(node)] = nil }
  }

  package var all: [(node: ViewNode, notify: () -> Bool)] {
    entries.values.sorted { $0.order < $1.order }.map { ($0.node, $0.notify) }
  }
}

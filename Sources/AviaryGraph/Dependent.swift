/// The side of a graph item that signals know: it carries the item's place in the update order.
///
/// Signals hold dependents strongly and dependents hold their item unsafely, so an item must call
/// ``detach()`` before it goes away. What an item read in an earlier run counts for nothing: each run takes
/// a new generation, and signals drop what belongs to an old one.
package final class Dependent {
  /// The graph that updates the item.
  package let graph: Graph

  /// Distance from the root; shallower items are updated first.
  package var depth: Int { Int(shortDepth) }

  private let shortDepth: Int32

  /// Counts the runs; subscriptions of earlier runs are void.
  @exclusivity(unchecked) package private(set) var generation: UInt32 = 0

  /// Whether the item waits in the graph's queue.
  @exclusivity(unchecked) package internal(set) var isQueued = false

  /// Whether something that the item read has changed since its last run began.
  @exclusivity(unchecked) package private(set) var needsUpdate = false

  @exclusivity(unchecked) private unowned(unsafe) var unsafeItem: (any GraphItem)?

  /// The last pruning of a signal that met this one.
  private var mark: UInt32 = 0

  package init(item: any GraphItem, graph: Graph, depth: Int) {
    self.unsafeItem = item
    self.graph = graph
    shortDepth = Int32(truncatingIfNeeded: depth)
  }

  /// The item, or nil once it is detached.
  package var item: (any GraphItem)? { unsafeItem }

  /// Cuts the tie to the item: it will not be updated any more.
  package func detach() {
    unsafeItem = nil
    generation &+= 1
  }

  /// Notes a pruning.
  ///
  /// Returns whether it meets this one for the first time.
  func take(mark: UInt32) -> Bool {
    guard self.mark != mark else { return false }
    self.mark = mark
    return true
  }

  /// Voids all subscriptions.
  ///
  /// Called at the start of each run.
  package func beginRun() {
    generation &+= 1
    needsUpdate = false
  }

  /// Marks the item as in need of an update.
  package func invalidate() {
    guard unsafeItem != nil else { return }
    needsUpdate = true
    graph.willInvalidate?(self)
    graph.enqueue(self)
  }
}

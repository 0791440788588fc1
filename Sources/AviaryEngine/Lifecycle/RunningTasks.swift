import Synchronization

/// How many tasks of views run: who drives a tree of views may want to wait for them.
package final class RunningTasks: Sendable {
  private let running = Atomic(0)

  /// How many have begun, and not ended.
  package var count: Int { running.load(ordering: .relaxed) }

  package func begin() { running.add(1, ordering: .relaxed) }
  package func end() { running.subtract(1, ordering: .relaxed) }
}

import Foundation
import Synchronization

/// Changes that wait for a graph to look at them, in the order in which they were made; any thread may add some.
final class GraphInbox: @unchecked Sendable {
  /// A dependent has to run again.
  struct Change {
    let dependent: Dependent
    /// It runs if it has not run since the run that read what changed; nil for any.
    let generation: UInt32?
    let context: ChangeContext?
  }

  /// What waits, each kind in its order.
  struct Content {
    var changes: [Change] = []
    /// What is to be done, before anybody runs again because of a change.
    var work: [() -> Void] = []

    /// Forgets what is there, and keeps its memory where that is not much.
    mutating func removeAll() {
      changes.removeAll(keepingCapacity: changes.count < 1 << 12)
      if !work.isEmpty { work = [] }
    }
  }

  private let lock = NSLock()
  private var content = Content()
  private let hasContent = Atomic<Bool>(false)

  /// Whether there are any; takes no lock.
  var isFilled: Bool { hasContent.load(ordering: .acquiring) }

  func add(_ change: Change) { fill { $0.changes.append(change) } }

  func add(_ changes: [Change]) { fill { $0.changes += changes } }

  func add(_ work: @escaping () -> Void) { fill { $0.work.append(work) } }

  private func fill(_ body: (inout Content) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body(&content)
    hasContent.store(true, ordering: .releasing)
  }

  /// Takes out all that is there.
  ///
  /// - Parameter taken: Empty; its memory holds what comes next.
  func take(into taken: inout Content) {
    lock.lock()
    defer { lock.unlock() }
    swap(&content, &taken)
    hasContent.store(false, ordering: .relaxed)
  }
}

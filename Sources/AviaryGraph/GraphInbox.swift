import Foundation
import Synchronization

/// Changes that wait for a graph to look at them, in the order in which they were made; any thread may add some.
final class GraphInbox: @unchecked Sendable {
  enum Entry {
    /// A dependent has to run again, if it has not run since the run that read what changed; nil for any.
    case change(Dependent, generation: UInt32?, ChangeContext?)
    case work(() -> Void)
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private let hasEntries = Atomic<Bool>(false)

  /// Whether there are any; takes no lock.
  var isFilled: Bool { hasEntries.load(ordering: .acquiring) }

  func add(_ new: [Entry]) {
    lock.withLock {
      entries += new
      hasEntries.store(true, ordering: .releasing)
    }
  }

  /// Takes out all that is there.
  func take() -> [Entry] {
    lock.withLock {
      defer { entries.removeAll() }
      hasEntries.store(false, ordering: .relaxed)
      return entries
    }
  }
}

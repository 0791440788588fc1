import Synchronization

/// Something that can be read and can change: a state value, an environment entry, the count of a list.
///
/// Reading registers whoever is running in ``Tracker``; ``send()`` marks those readers and forgets them
/// until they read again. Cost: amortised O(1) a read, O(readers) a change.
package final class Signal {
  private struct Subscription {
    let dependent: Dependent
    let generation: UInt32
    var isCurrent: Bool { dependent.generation == generation && dependent.item != nil }
  }

  @exclusivity(unchecked) private var subscriptions: [Subscription] = []
  @exclusivity(unchecked) private var pruneLimit = 64

  /// Tells one pruning from the next, whichever root it is in: a dependent is not told whose signals it meets.
  private static let lastMark = Atomic<UInt32>(0)

  package init() {}

  /// Registers the running reader, if there is one.
  package func track() {
    guard let reader = Tracker.currentDependent() else { return }
    subscribe(reader)
  }

  /// Registers a reader for the run that it is in.
  package func subscribe(_ reader: Dependent) {
    if let last = subscriptions.last, last.dependent === reader,
      last.generation == reader.generation
    {
      return
    }
    if subscriptions.count >= pruneLimit {
      prune()
    }
    subscriptions.append(Subscription(dependent: reader, generation: reader.generation))
  }

  /// Drops what is void, and what is there twice.
  private func prune() {
    let mark = Signal.lastMark.wrappingAdd(1, ordering: .relaxed).newValue
    subscriptions.removeAll { !$0.isCurrent || !$0.dependent.take(mark: mark) }
    pruneLimit = max(64, subscriptions.count * 4)
  }

  /// Marks all current readers as in need of an update.
  package func send() {
    guard !subscriptions.isEmpty else { return }
    let current = subscriptions
    subscriptions.removeAll()
    for subscription in current where subscription.isCurrent {
      subscription.dependent.invalidate()
    }
  }
}

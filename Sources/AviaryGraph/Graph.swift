import Dispatch
import Foundation
import Synchronization

/// Keeps what is out of date and brings it up to date, shallowest first.
///
/// Used on the main thread only, but for ``invalidateFromAnyThread(_:generation:)``,
/// ``invalidateBeforeChange(_:)`` and ``perform(_:)``.
package final class Graph: @unchecked Sendable {
  /// How often one item may run within one flush before it counts as a cycle.
  package static let runLimit = 128

  private var queue = DependentHeap()

  /// What has been changed by other threads, and what by this one while it was not known who reads it.
  private let foreign = GraphInbox()
  private let own = GraphInbox()
  /// Whether what came in is being looked at: it is not looked at again in the middle of that.
  private var isTaking = false
  /// What came in last, emptied: its memory holds what comes next.
  private var emptyContent = GraphInbox.Content()

  private let lock = NSLock()
  /// Those that were told of a change by another thread before it makes it; guarded by ``lock``.
  private var changing: [ObjectIdentifier: Dependent] = [:]

  /// How long after it told of a change another thread has surely made it, in seconds.
  private static let changeDelay = 0.1

  /// Called when the graph turns from clean to dirty; a window asks for a frame there.
  package var onInvalidate: (() -> Void)?

  /// Called on the engine's thread with each dependent of which something that it read changes, where anybody asks.
  package var willInvalidate: ((Dependent) -> Void)?

  /// Brings an item up to date, in place of ``flush()``.
  package var aroundUpdate: ((Dependent, any GraphItem) -> Void)?

  /// Called on their thread for changes that were made off the main thread.
  ///
  /// To be set before anything observes.
  package var onForeignInvalidate: (@Sendable () -> Void)?

  /// Called when something observed is changed while somebody runs who records reads, with the name of who had
  /// read it.
  package var onChangeWhileTracking: ((String) -> Void)?

  private let isMain = MainQueue.isCurrent

  package init() {}

  /// Whether whoever asks runs beside the main actor, to which the graph belongs.
  ///
  /// A graph that was made elsewhere belongs to nobody.
  package var isForeignHere: Bool { isMain && !MainQueue.isCurrent }

  /// Whether anything waits to be updated.
  package var isDirty: Bool {
    take(foreign)
    return hasOwnChanges || foreign.isFilled
  }

  /// Whether anything waits to be updated that this thread has changed, or that was there when the last flush began.
  ///
  /// What other threads change meanwhile is left where it is.
  package var hasOwnChanges: Bool {
    take(own)
    return !queue.isEmpty || own.isFilled
  }

  /// Puts an item in the queue, once.
  package func enqueue(_ dependent: Dependent) {
    guard !dependent.isQueued else { return }
    dependent.isQueued = true
    let wasEmpty = queue.isEmpty
    queue.insert(dependent)
    if wasEmpty { onInvalidate?() }
  }

  /// Notes a change that was made on some thread; it takes effect with the next flush.
  ///
  /// - Parameter generation: The run that read what changed; nil for any.
  package func invalidateFromAnyThread(_ dependent: Dependent, generation: UInt32? = nil) {
    let context = ChangeContext.current
    // What runs on the main actor need not run on the main thread.
    if isForeignHere {
      context?.payload.willTravel()
      add(
        GraphInbox.Change(dependent: dependent, generation: generation, context: context),
        to: foreign
      )
    } else {
      if context != nil { willInvalidate?(dependent) }
      add(GraphInbox.Change(dependent: dependent, generation: generation, context: nil), to: own)
    }
  }

  /// Notes a change that is about to be made on some thread.
  ///
  /// Who tells of a change before making it, as an `ObservableObject` does, has no way to say when it is made. Off the main
  /// thread, where that is not meant to happen, views may be updated in between; so they look once more.
  package func invalidateBeforeChange(_ dependent: Dependent) {
    invalidateFromAnyThread(dependent)
    if isForeignHere { lookAgain(dependent) }
  }

  private func add(_ change: GraphInbox.Change, to inbox: GraphInbox) {
    inbox.add(change)
    tell(of: inbox)
  }

  private func tell(of inbox: GraphInbox) {
    if inbox === foreign { onForeignInvalidate?() } else { onInvalidate?() }
  }

  /// Runs a dependent once more later: it was told before another thread made its change, and may have run meanwhile.
  private func lookAgain(_ dependent: Dependent) {
    let isFirst = lock.withLock {
      defer { changing[ObjectIdentifier(dependent)] = dependent }
      return changing.isEmpty
    }
    guard isFirst else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.changeDelay) { [weak self] in
      guard let self else { return }
      let changed = lock.withLock {
        defer { changing.removeAll() }
        return changing.values.map {
          GraphInbox.Change(dependent: $0, generation: nil, context: nil)
        }
      }
      foreign.add(changed)
      onForeignInvalidate?()
    }
  }

  /// Does something on the main thread before the next flush; may be called on any thread.
  package func perform(_ work: @escaping () -> Void) {
    let inbox = isForeignHere ? foreign : own
    inbox.add(work)
    tell(of: inbox)
  }

  /// Brings everything up to date.
  ///
  /// What other threads change while it runs is not looked at, so that one that changes something without rest does not
  /// keep it from ending.
  ///
  /// - Parameter takesForeign: Whether what other threads have changed before is part of it; true by default.
  /// - Returns: The names of items that kept invalidating each other, or nothing where all came to rest.
  package func flush(takesForeign: Bool = true) -> [String] {
    if takesForeign { take(foreign) }
    take(own)
    var runs: [ObjectIdentifier: Int] = [:]
    var steps = 0
    while let dependent = queue.removeFirst() {
      dependent.isQueued = false
      guard dependent.needsUpdate, let item = dependent.item else { continue }
      steps += 1
      if steps > 1024 {
        let count = (runs[ObjectIdentifier(dependent)] ?? 0) + 1
        runs[ObjectIdentifier(dependent)] = count
        if count > Graph.runLimit {
          var names = [item.graphName]
          while let other = queue.removeFirst() {
            other.isQueued = false
            if let name = other.item?.graphName, !names.contains(name) { names.append(name) }
          }
          return names
        }
      }
      if let aroundUpdate { aroundUpdate(dependent, item) } else { item.updateIfNeeded() }
      take(own)
    }
    return []
  }

  private func take(_ inbox: GraphInbox) {
    guard !isTaking, inbox.isFilled else { return }
    isTaking = true
    defer { isTaking = false }
    var taken = GraphInbox.Content()
    swap(&taken, &emptyContent)
    inbox.take(into: &taken)
    if !taken.work.isEmpty {
      // State is set before anybody runs again because of another change, and in no transaction of who looks.
      ChangeContext.run(in: nil) { taken.work.forEach { $0() } }
    }
    for change in taken.changes {
      let dependent = change.dependent
      if change.generation == nil || dependent.generation == change.generation {
        ChangeContext.run(in: change.context) { dependent.invalidate() }
      }
      change.context?.payload.didTravel()
    }
    taken.removeAll()
    swap(&taken, &emptyContent)
  }
}

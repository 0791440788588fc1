import AviaryGraph
import Foundation

/// A place where a value is kept, to be read and written by reference.
package class Location<Value> {
  package func get() -> Value { preconditionFailure("abstract") }
  package func set(_ value: Value, _ transaction: Transaction) { preconditionFailure("abstract") }
}

/// The place of a view's state.
///
/// Any thread may read and set it; the main thread changes it.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  /// As views see it; guarded by the lock, as ``waiting`` is.
  private var value: Value
  /// What it will be for them, by batches.
  private var waiting: [(batch: Int, value: Value)] = []
  private let signal = Signal()
  private let reference: RootReference
  /// Whether observers of the property are running; guarded by the lock.
  private var isObserving = false

  package init(_ value: Value, root: ViewRoot) {
    self.value = value
    reference = root.reference
  }

  package override func get() -> Value {
    signal.track()
    return Tracker.isTracking ? StateLock.with { value } : newest
  }

  private var newest: Value { StateLock.with { waiting.last?.value ?? value } }

  // The tree belongs to the main thread: what other threads set is set there.
  package override func set(_ new: Value, _ transaction: Transaction) {
    let root = reference.root
    if let graph = root?.graph, graph.isForeignHere {
      Warnings.once(
        "State<\(Value.self)> was changed on a background thread; it changes on the main thread, later"
      )
      transaction.completions.forEach { $0.enter() }
      graph.perform { [self] in
        set(new, transaction)
        transaction.completions.forEach { $0.leave() }
      }
      return
    }
    if Tracker.isTracking {
      root?.warn(
        "State<\(Value.self)> was changed while a body was running; change state in response to events"
      )
    }
    if ValueEquality.isEqual(newest, new) { return }
    guard let batch = root?.batch(for: transaction) else { return change(to: new, transaction) }
    if waiting.last?.batch == batch {
      // What was there is let go of outside of the lock: that may run anybody's code.
      var old = new
      StateLock.with { swap(&waiting[waiting.count - 1].value, &old) }
    } else {
      StateLock.with { waiting.append((batch, new)) }
      root?.stateBatches.add { [self] in
        change(to: StateLock.with { waiting.removeFirst().value }, transaction)
      }
    }
  }

  /// Notes that observers of the property begin to run.
  ///
  /// - Returns: False if one is running already: then what it sets is set without them.
  func beginObserving() -> Bool {
    StateLock.with {
      guard !isObserving else { return false }
      isObserving = true
      return true
    }
  }

  /// Notes that the observers have run.
  func endObserving() { StateLock.with { isObserving = false } }

  private func change(to new: Value, _ transaction: Transaction) {
    var old = new
    StateLock.with { swap(&value, &old) }
    if transaction.isEmpty {
      signal.send()
    } else {
      withTransaction(transaction) { signal.send() }
    }
  }
}

/// Guards the values of all state for the moment that it takes to copy one.
///
/// One for all: a lock for each would take more memory than most values.
private enum StateLock {
  private static let lock = NSLock()

  static func with<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

/// A part of the value at another place.
final class KeyPathLocation<Root, Value>: Location<Value> {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var root = Tracker.untracked { base.get() }
    root[keyPath: keyPath] = value
    base.set(root, transaction)
  }
}

/// A place that closures read and write.
package final class FunctionalLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  package override func get() -> Value { read() }
  package override func set(_ value: Value, _ transaction: Transaction) {
    write(value, transaction)
  }
}

/// A place that holds one value for good.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}
}

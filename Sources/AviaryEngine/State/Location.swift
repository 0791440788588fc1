import AviaryGraph

/// A place where a value is kept, to be read and written by reference.
package class Location<Value> {
  package func get() -> Value { preconditionFailure("abstract") }
  package func set(_ value: Value, _ transaction: Transaction) { preconditionFailure("abstract") }
}

/// The place of a view's state.
package final class StateLocation<Value>: Location<Value> {
  /// As views see it.
  private var value: Value
  /// What it will be for them, by batches.
  private var waiting: [(batch: Int, value: Value)] = []
  private let signal = Signal()
  private weak var root: ViewRoot?

  package init(_ value: Value, root: ViewRoot) {
    self.value = value
    self.root = root
  }

  package override func get() -> Value {
    signal.track()
    return Tracker.isTracking ? value : newest
  }

  private var newest: Value { waiting.last?.value ?? value }

  // The tree belongs to the main thread: what other threads set is set there.
  package override func set(_ new: Value, _ transaction: Transaction) {
    if let graph = root?.graph, graph.isForeignHere {
      Warnings.once(
        "State<\(Value.self)> was changed on a background thread; it changes on the main thread, later"
      )
      nonisolated(unsafe) let (location, value) = (self, new)
      graph.perform { location.set(value, transaction) }
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
      waiting[waiting.count - 1].value = new
    } else {
      waiting.append((batch, new))
      root?.stateBatches.add { [self] in
        change(to: waiting.removeFirst().value, transaction)
      }
    }
  }

  private func change(to new: Value, _ transaction: Transaction) {
    value = new
    if transaction.isEmpty {
      signal.send()
    } else {
      withTransaction(transaction) { signal.send() }
    }
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
  package override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A place that holds one value for good.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}
}

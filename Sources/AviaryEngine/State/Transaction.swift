import AviaryGraph
import Foundation

/// A key of a value that travels with a change of state.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What travels with a change of state.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without an animation.
  public nonisolated init() {}

  /// What the transaction carries under a key, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the transaction carries nothing.
  var isEmpty: Bool { values.isEmpty }

  /// Whether changes of both are shown in the same way, and the same wait for them.
  func isSame(as other: Transaction) -> Bool {
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let value2 = other.values[key] else { return false }
      if let groups = value as? [CompletionGroup], let others = value2 as? [CompletionGroup] {
        return groups.elementsEqual(others, by: ===)
      }
      guard let value = value as? AnyHashable else { return false }
      return value == value2 as? AnyHashable
    }
  }

  /// The transaction that changes made now belong to.
  package nonisolated(unsafe) static var current = Transaction()

  /// This transaction, with what another one carries on top.
  func merged(with other: Transaction) -> Transaction {
    if other.values.isEmpty { return self }
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// Runs a closure whose changes of state belong to a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  let outerThread = Graph.changingThread
  Transaction.current = transaction
  Graph.changingThread = transaction.isEmpty ? nil : pthread_self()
  defer {
    Transaction.current = outer
    Graph.changingThread = outerThread
    // Whoever brought completions has made all changes that they wait for.
    if !transaction.isEmpty {
      for group in transaction.completions
      where !group.isSealed && !outer.completions.contains(where: { $0 === group }) { group.seal() }
    }
  }
  return try body()
}

/// Runs a closure whose changes of state carry a value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

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

  /// The transaction that changes made now on this thread belong to.
  package static var current: Transaction {
    guard let context = ChangeContext.current else { return Transaction() }
    return unsafeDowncast(context.payload, to: TransactionPayload.self).transaction
  }

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
  if transaction.isEmpty { return try ChangeContext.run(in: nil, body) }
  defer {
    // Whoever brought completions has made all changes that they wait for.
    let groups = transaction.completions
    if !groups.isEmpty {
      let others = Transaction.current.completions
      for group in groups where !group.isSealed && !others.contains(where: { $0 === group }) {
        group.seal()
      }
    }
  }
  return try ChangeContext.run(in: ChangeContext(TransactionPayload(transaction)), body)
}

/// Carries a transaction along with changes.
private final class TransactionPayload: ChangePayload {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  // Completions wait for changes that are made elsewhere.
  func willTravel() { transaction.completions.forEach { $0.enter() } }
  func didTravel() { transaction.completions.forEach { $0.leave() } }
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

import AviaryGraph

/// Keeps changes of state apart that are made in different transactions before any of them has been shown.
///
/// Those of the first transaction are made at once. The others wait, in order: views see each batch of them in a round of
/// the update of its own, and so in the transaction that it was made in. Whoever reads a state outside of a body
/// sees the newest value all along.
///
/// Source: that two `withAnimation` of one action move what they change each by its own animation, and a plain change
/// beside them moves nothing.
final class StateBatches {
  private struct Batch {
    let number: Int
    let transaction: Transaction
    var changes: [() -> Void] = []
  }

  /// The transaction of the changes that views have not seen yet, if there are any.
  private var current: Transaction?
  private var waiting: [Batch] = []
  private var lastNumber = 0

  /// More batches than an event makes; where nobody updates the views, they don't pile up beyond that.
  private static let most = 16

  var isEmpty: Bool { waiting.isEmpty }

  /// Says which batch a change belongs to.
  ///
  /// - Parameter isDirty: Whether there are changes that views have not seen.
  /// - Returns: nil for a change to be made at once.
  func batch(for transaction: Transaction, isDirty: Bool) -> Int? {
    if waiting.isEmpty {
      guard isDirty, let current, !current.isSame(as: transaction) else {
        current = transaction
        return nil
      }
    } else if waiting.count >= Self.most {
      while commitNext() {}
      return nil
    }
    if waiting.last?.transaction.isSame(as: transaction) != true {
      lastNumber += 1
      waiting.append(Batch(number: lastNumber, transaction: transaction))
      // Who waits for the change waits until it has been made, too.
      transaction.completions.forEach { $0.enter() }
    }
    return lastNumber
  }

  /// Adds to the last batch what makes a change.
  func add(_ change: @escaping () -> Void) { waiting[waiting.count - 1].changes.append(change) }

  /// A round of the update begins: the next batch is its own, unless there are changes already.
  func willUpdate() {
    if current == nil { _ = commitNext() }
  }

  /// Views have seen what was changed.
  func didUpdate() { current = nil }

  private func commitNext() -> Bool {
    guard !waiting.isEmpty else { return false }
    let batch = waiting.removeFirst()
    current = batch.transaction
    withTransaction(batch.transaction) { batch.changes.forEach { $0() } }
    batch.transaction.completions.forEach { $0.leave() }
    return true
  }
}

extension ViewRoot {
  /// The batch that a change of state belongs to; nil for a change to be made at once.
  func batch(for transaction: Transaction) -> Int? {
    // Without time nothing moves.
    guard animator != nil else { return nil }
    return stateBatches.batch(for: transaction, isDirty: graph.isDirty)
  }

  /// The changes of state that views have not seen.
  var stateBatches: StateBatches { rootStorage { StateBatches() } }
}

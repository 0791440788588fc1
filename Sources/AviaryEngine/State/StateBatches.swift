import AviaryGraph

/// Keeps changes of state apart that are made in different transactions, or in different turns of the main thread's
/// loop, before any of them has been shown.
///
/// Those of the first transaction are made at once. The others wait, in order: views see each batch of them in a round of
/// the update of its own, and so in the transaction that it was made in. Whoever reads a state outside of a body
/// sees the newest value all along.
///
/// Source: that two `withAnimation` of one action move what they change each by its own animation, and a plain change
/// beside them moves nothing; that what three turns of the main queue set reaches `onChange` three times, though one
/// frame shows it.
final class StateBatches {
  private struct Batch {
    let number: Int
    let transaction: Transaction
    let turn: Int

    func isSame(as other: Transaction, in otherTurn: Int) -> Bool {
      turn == otherTurn && transaction.isSame(as: other)
    }
  }

  /// What is changed in a batch, by its number.
  private struct Waiting {
    let batch: Batch
    var changes: [() -> Void] = []
  }

  /// The changes that views have not seen yet, if there are any.
  private var current: Batch?
  private var waiting: [Waiting] = []
  private var lastNumber = 0

  /// More batches than an event makes; where nobody updates the views, they don't pile up beyond that.
  private static let most = 16

  var isEmpty: Bool { waiting.isEmpty }

  /// Says which batch a change belongs to.
  ///
  /// - Parameter isDirty: Whether there are changes that views have not seen.
  /// - Returns: nil for a change to be made at once.
  func batch(for transaction: Transaction, isDirty: Bool) -> Int? {
    let turn = MainTurn.number
    if waiting.isEmpty {
      guard isDirty, let current, !current.isSame(as: transaction, in: turn) else {
        current = Batch(number: lastNumber, transaction: transaction, turn: turn)
        return nil
      }
    } else if waiting.count >= Self.most {
      while commitNext() {}
      return nil
    }
    if waiting.last?.batch.isSame(as: transaction, in: turn) != true {
      lastNumber += 1
      let batch = Batch(number: lastNumber, transaction: transaction, turn: turn)
      waiting.append(Waiting(batch: batch))
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
  ///
  /// - Returns: The transaction of the changes; nil where there were none.
  func didUpdate() -> Transaction? {
    defer { current = nil }
    return current?.transaction
  }

  /// Whether the next batch moves nothing, as the one that views have just seen moved nothing.
  func isNextPlain(after transaction: Transaction?) -> Bool {
    guard let next = waiting.first, let transaction else { return false }
    return next.batch.transaction.isEmpty && transaction.isEmpty
  }

  private func commitNext() -> Bool {
    guard !waiting.isEmpty else { return false }
    let next = waiting.removeFirst()
    let transaction = next.batch.transaction
    current = next.batch
    withTransaction(transaction) { next.changes.forEach { $0() } }
    transaction.completions.forEach { $0.leave() }
    return true
  }
}

extension ViewRoot {
  /// The batch that a change of state belongs to; nil for a change to be made at once.
  func batch(for transaction: Transaction) -> Int? {
    // Without time nothing moves.
    guard animator != nil else { return nil }
    // What other threads have set before comes first; during an update that is left for the next one.
    let isDirty = isUpdating ? graph.hasOwnChanges : graph.isDirty
    return stateBatches.batch(for: transaction, isDirty: isDirty)
  }

  /// The changes of state that views have not seen.
  var stateBatches: StateBatches { rootStorage { StateBatches() } }
}

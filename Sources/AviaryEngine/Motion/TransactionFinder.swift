import Foundation

/// Finds the transaction that changes at one place of the tree belong to: what the change brought, as the modifiers
/// around that place have it.
struct TransactionFinder {
  /// The scopes of `animation(_:value:)` and the like whose values have changed in this round.
  private var triggered: Set<ObjectIdentifier> = []
  /// What was found, by scope, for the round's own transaction.
  private var known: [ObjectIdentifier: Transaction] = [:]
  /// Whether some rule counts for all changes.
  var hasUnconditional = false

  var hasTriggered: Bool { !triggered.isEmpty }

  /// The value of a scope's rule has changed.
  mutating func trigger(_ scope: EnvironmentScope) {
    triggered.insert(ObjectIdentifier(scope))
    known.removeAll()
  }

  /// A round has ended.
  mutating func reset() {
    triggered.removeAll()
    known.removeAll()
  }

  /// The round's own transaction is another one.
  mutating func forgetKnown() { known.removeAll() }

  /// The transaction at a scope.
  ///
  /// - Parameters:
  ///   - base: What the change brought.
  ///   - scope: The environment of the place.
  ///   - isRound: Whether `base` is the round's own transaction, for which answers are remembered.
  /// - Returns: The transaction as the rules around the place leave it, the outermost first.
  mutating func transaction(
    _ base: Transaction,
    at scope: EnvironmentScope,
    isRound: Bool
  ) -> Transaction {
    guard hasTriggered || hasUnconditional else { return base }
    if isRound, let known = known[ObjectIdentifier(scope)] { return known }
    var rules: [(rule: TransactionRule, scope: EnvironmentScope)] = []
    var current: EnvironmentScope? = scope
    while let scope = current {
      if let rule = scope.ownTransactionRule { rules.append((rule, scope)) }
      current = scope.parent
    }
    var transaction = base
    var outer: [Transaction] = []
    for (rule, scope) in rules.reversed() {
      switch rule.kind {
      case .all: rule.transform(&transaction)
      case .value:
        if triggered.contains(ObjectIdentifier(scope)) { rule.transform(&transaction) }
      case .scoped:
        outer.append(transaction)
        rule.transform(&transaction)
      case .restored: transaction = outer.popLast() ?? transaction
      }
    }
    if isRound { known[ObjectIdentifier(scope)] = transaction }
    return transaction
  }

  /// The transaction in which an element of a container comes or goes.
  ///
  /// Between the container and the element there may be rules for several elements, such as those of a group around
  /// an `if`. Only those count whose values have changed: what comes or goes has had no other value.
  func transaction(
    _ base: Transaction,
    ofElementAt element: EnvironmentScope,
    in container: EnvironmentScope
  ) -> Transaction {
    guard hasTriggered else { return base }
    var rules: [TransactionRule] = []
    var current: EnvironmentScope? = element
    while let scope = current, scope !== container {
      if triggered.contains(ObjectIdentifier(scope)), let rule = scope.ownTransactionRule {
        rules.append(rule)
      }
      current = scope.parent
    }
    var transaction = base
    for rule in rules.reversed() { rule.transform(&transaction) }
    return transaction
  }
}

extension EnvironmentScope {
  /// The rule that this scope adds to those around it.
  fileprivate var ownTransactionRule: TransactionRule? {
    let key = ObjectIdentifier(TransactionRulesKey.self)
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    return unsafeDowncast(entry.box, to: TypedBox<[TransactionRule]>.self).value.last
  }
}

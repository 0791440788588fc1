/// Changes the transactions of changes inside a view.
nonisolated struct TransactionModifier: _EnvironmentModifier {
  let rule: TransactionRule

  func _apply(to values: inout EnvironmentValues) { values.transactionRules.append(rule) }
}

/// What is to be done to a transaction on its way into a view.
package struct TransactionRule {
  package enum Kind: Equatable {
    /// The rule counts for all changes.
    case all
    /// The rule counts for changes together with a value.
    case value(AnyEquatable)
    /// The rule counts for all changes, up to where the transaction is restored.
    case scoped
    /// The transaction is what it was around the last scoped rule.
    case restored
  }

  package let kind: Kind
  package let transform: (inout Transaction) -> Void
}

enum TransactionRulesKey: EnvironmentKey {
  static var defaultValue: [TransactionRule] { [] }
}

extension EnvironmentValues {
  /// What is done to transactions on their way in, outermost first; read where changes are
  /// animated.
  package var transactionRules: [TransactionRule] {
    get { self[TransactionRulesKey.self] }
    set { self[TransactionRulesKey.self] = newValue }
  }
}

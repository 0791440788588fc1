import AviaryGraph

// Which transaction a change belongs to.
extension Animator {
  /// Something has to run because of what changes now.
  func note(_ dependent: Dependent) {
    let transaction = Transaction.current
    guard !transaction.isEmpty else { return }
    transaction.completions.forEach { $0.enter() }
    let key = ObjectIdentifier(dependent)
    var merged = transaction
    // Who waited for an earlier change waits for what is shown of both.
    if let before = waiting[key] {
      merged.completions = before.transaction.completions + merged.completions
    }
    waiting[key] = (dependent, merged)
  }

  func run(_ dependent: Dependent, _ item: any GraphItem) {
    guard let entry = waiting.removeValue(forKey: ObjectIdentifier(dependent)) else {
      withTransaction(Transaction()) { item.updateIfNeeded() }
      return
    }
    roundGroups += entry.transaction.completions
    noteRound(entry.transaction)
    withTransaction(entry.transaction) { item.updateIfNeeded() }
  }

  /// A change of this transaction is part of the round.
  func noteRound(_ transaction: Transaction) {
    guard !transaction.isEmpty else { return }
    if transaction.animation != nil || round.isEmpty {
      round = transaction
      rules.forgetKnown()
    }
  }

  /// Something changes now that is shown without anything having to run.
  func noteChange() {
    let transaction = Transaction.current
    guard !transaction.isEmpty else { return }
    transaction.completions.forEach { $0.enter() }
    roundGroups += transaction.completions
    noteRound(transaction)
  }

  /// Keeps somebody waiting until all animations of the round have begun.
  func waitForRound(_ group: CompletionGroup) {
    group.enter()
    roundGroups.append(group)
  }

  /// The transaction of a change that is made now at a place.
  package func transaction(at scope: EnvironmentScope) -> Transaction {
    rules.transaction(.current, at: scope, isRound: false)
  }

  /// The transaction of what the round's changes do to layout at a place.
  func roundTransaction(at scope: EnvironmentScope) -> Transaction {
    rules.transaction(round, at: scope, isRound: true)
  }

  /// The transaction in which an element of a container comes or goes in this round.
  func transaction(ofElement node: ViewNode, in container: ListNode) -> Transaction {
    let scope = container.content.environment
    return rules.transaction(roundTransaction(at: scope), ofElementAt: node.environment, in: scope)
  }

  /// Whether anything that changes in this round may be animated.
  var mayAnimate: Bool {
    round.animation != nil || rules.hasTriggered || rules.hasUnconditional
  }
}

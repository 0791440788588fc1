/// Runs a closure whose changes of state are shown with an animation.
///
/// - Parameters:
///   - animation: How the changes are shown; nil for at once. By default `.default`.
///   - body: Changes the state; called at once.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes of state are shown with an animation, and calls back when that is
/// complete.
///
/// What is not animated is complete at once, as all is in a picture. An animation that another one
/// takes over from is complete when that one is.
///
/// - Parameters:
///   - animation: How the changes are shown; nil for at once. By default `.default`.
///   - completionCriteria: Whether the animation is complete when it seems to be, or when nothing
///     moves any more; `.logicallyComplete` by default.
///   - body: Changes the state; called at once.
///   - completion: Called once, when the animation is complete.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

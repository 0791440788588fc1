/// Runs a closure whose changes of state are shown with an animation.
///
/// - Parameter animation: How the changes are shown; nil for at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes of state are shown with an animation, and calls back when that is complete.
///
/// In a picture views are at rest: the changes are complete as soon as they are made.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  AnimationCompletions.complete(completion)
  return result
}

/// Decides when completions of animations are called.
package enum AnimationCompletions {
  /// Where animations run over time, what runs them puts something else here.
  package nonisolated(unsafe) static var complete: (@escaping () -> Void) -> Void = { $0() }
}

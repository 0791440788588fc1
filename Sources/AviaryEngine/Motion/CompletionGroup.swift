/// Waits for all animations that a transaction starts, then calls back once.
///
/// Changes of state that have not been shown yet count like animations.
package final class CompletionGroup {
  /// Whether an animation counts until nothing of it moves, and not just until it has got there.
  let waitsForEnd: Bool
  private var action: (() -> Void)?
  private var pending = 0
  /// Whether the closure whose changes are waited for has ended.
  private(set) var isSealed = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    waitsForEnd = criteria == .removed
    self.action = action
  }

  package func enter() { pending += 1 }

  package func leave() {
    pending -= 1
    callIfDone()
  }

  /// Says that no further changes follow.
  func seal() {
    isSealed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isSealed, pending <= 0, let action else { return }
    self.action = nil
    CompletionGroup.due.append(action)
    CompletionGroup.callDue()
  }

  // MARK: - Calling

  private nonisolated(unsafe) static var due: [() -> Void] = []
  private nonisolated(unsafe) static var holds = 0

  /// Runs a closure in which animations are moved on; what is complete is called after it, in order.
  static func holding<Result>(_ body: () throws -> Result) rethrows -> Result {
    holds += 1
    defer {
      holds -= 1
      callDue()
    }
    return try body()
  }

  private static func callDue() {
    while holds == 0, !due.isEmpty {
      let actions = due
      due.removeAll()
      // The changes that completions make are not part of what was completed.
      withTransaction(Transaction()) { actions.forEach { $0() } }
    }
  }
}

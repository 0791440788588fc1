import AviaryGraph
import Foundation

/// Waits for all animations that a transaction starts, then calls back once.
///
/// Changes of state that have not been shown yet count like animations, and changes that are on their way to the main
/// thread.
package final class CompletionGroup {
  private let lock = NSLock()
  /// Whether an animation counts until nothing of it moves, and not just until it has got there.
  let waitsForEnd: Bool
  private var action: (() -> Void)?
  private var pending = 0
  /// Whether the closure whose changes are waited for has ended.
  var isSealed: Bool { lock.withLock { wasSealed } }
  private var wasSealed = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    waitsForEnd = criteria == .removed
    self.action = action
  }

  package func enter() { lock.withLock { pending += 1 } }

  package func leave() {
    lock.withLock { pending -= 1 }
    callIfDone()
  }

  /// Says that no further changes follow.
  func seal() {
    lock.withLock { wasSealed = true }
    callIfDone()
  }

  private func callIfDone() {
    let due = lock.withLock { () -> (() -> Void)? in
      guard wasSealed, pending <= 0 else { return nil }
      defer { action = nil }
      return action
    }
    guard let due else { return }
    if let held = CompletionGroup.held {
      held.pointee.append(due)
    } else {
      CompletionGroup.call([due])
    }
  }

  // MARK: - Calling

  /// What is complete and waits for the end of ``holding(_:)``; nil where nobody holds it on this thread.
  private static var held: UnsafeMutablePointer<[() -> Void]>? {
    HeldWork.current?.assumingMemoryBound(to: [() -> Void].self)
  }

  /// Runs a closure in which animations are moved on; what is complete is called after it, in order.
  static func holding<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard held == nil else { return try body() }
    var due: [() -> Void] = []
    defer { if !due.isEmpty { call(due) } }
    return try withUnsafeMutablePointer(to: &due) { try HeldWork.run(in: $0, body) }
  }

  private static func call(_ actions: [() -> Void]) {
    // The changes that completions make are not part of what was completed.
    withTransaction(Transaction()) { actions.forEach { $0() } }
  }
}

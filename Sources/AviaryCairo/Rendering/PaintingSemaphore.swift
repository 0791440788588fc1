import Foundation
import Synchronization

/// Lets a number of tasks go on at a time, in the order in which they came.
///
/// A task that is cancelled while it waits goes on at once, with an error.
final class PaintingSemaphore: Sendable {
  private struct State {
    var free: Int
    var lastNumber = 0
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    /// The numbers of those that wait, and of some that no longer do; those before `first` are done with.
    var order: [Int] = []
    var first = 0
  }

  private let state: Mutex<State>

  /// - Parameter count: How many tasks may go on at a time, at least one.
  init(_ count: Int) {
    state = Mutex(State(free: max(count, 1)))
  }

  /// How many tasks wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits for a turn, which is to be given back by ``end()``.
  ///
  /// - Throws: `CancellationError` where the task is cancelled; there is no turn to give back then.
  func begin() async throws {
    let number = state.withLock {
      $0.lastNumber += 1
      return $0.lastNumber
    }
    let hasTurn = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: Bool? = state.withLock {
          // Who cancels sets this before it asks for the lock.
          if Task.isCancelled { return false }
          if $0.free > 0 {
            $0.free -= 1
            return true
          }
          $0.waiting[number] = continuation
          $0.order.append(number)
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
    }
    guard hasTurn else { throw CancellationError() }
  }

  /// Hands the turn to the next that waits.
  func end() {
    let next: CheckedContinuation<Bool, Never>? = state.withLock { state in
      while state.first < state.order.count {
        let number = state.order[state.first]
        state.first += 1
        if state.first > 64, state.first * 2 > state.order.count {
          state.order.removeFirst(state.first)
          state.first = 0
        }
        if let next = state.waiting.removeValue(forKey: number) { return next }
      }
      state.free += 1
      return nil
    }
    next?.resume(returning: true)
  }
}

import Dispatch
import Foundation

/// Runs a closure on several threads at the same time, and waits for all.
func onThreads(_ count: Int = 4, _ work: @escaping (Int) -> Void) {
  nonisolated(unsafe) let work = work
  DispatchQueue.concurrentPerform(iterations: count) { work($0) }
}

/// Waits until something holds, for at most ten seconds.
func wait(until isTrue: () -> Bool) -> Bool {
  let end = Date().addingTimeInterval(10)
  while !isTrue() {
    if Date() > end { return false }
    usleep(1000)
  }
  return true
}

/// A number that threads share.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add(_ more: Int = 1) { lock.withLock { count += more } }
}

import Dispatch
import Foundation
import Synchronization

/// Knows whether the main actor's code is running.
///
/// It runs on the main thread; but where a program's `main` is asynchronous, the main queue is drained by threads
/// of Dispatch's own.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// The main thread, once it has asked; 0 before.
  ///
  /// To ask the system each time is two calls for each change of state.
  private static let mainThread = Atomic<pthread_t>(0)

  package static var isCurrent: Bool {
    let thread = pthread_self()
    if thread == mainThread.load(ordering: .relaxed) { return true }
    if Thread.isMainThread {
      mainThread.store(thread, ordering: .relaxed)
      return true
    }
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}

import Dispatch
import Foundation

/// Knows whether the main actor's code is running.
///
/// It runs on the main thread; but where a program's `main` is asynchronous, the main queue is drained by threads
/// of Dispatch's own.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  package static var isCurrent: Bool {
    if Thread.isMainThread { return true }
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}

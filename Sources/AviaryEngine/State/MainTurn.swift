/// Tells the turns of the main thread's loop apart: what is set in one is told apart from what is set in the next.
package enum MainTurn {
  // Shared: the main thread has one loop, and it alone writes and reads this.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var number = 0
  @exclusivity(unchecked) nonisolated(unsafe) private static var observers: [Int: () -> Void] = [:]
  @exclusivity(unchecked) nonisolated(unsafe) private static var lastObserver = 0

  /// Says that another turn begins.
  ///
  /// To be called on the main thread, by who runs its loop.
  package static func begin() {
    number &+= 1
    for observer in observers.values { observer() }
  }

  /// Calls a closure in each turn, on the main thread.
  ///
  /// - Returns: What takes it away again.
  package static func observe(_ observer: @escaping () -> Void) -> () -> Void {
    lastObserver += 1
    let key = lastObserver
    observers[key] = observer
    return { observers[key] = nil }
  }
}

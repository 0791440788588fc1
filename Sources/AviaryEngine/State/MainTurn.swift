/// Counts the turns of the main thread's loop: what is set in two of them are two changes.
package enum MainTurn {
  // Shared: the main thread has one loop, and it alone writes and reads this.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var number = 0

  /// Says that another turn begins.
  ///
  /// To be called on the main thread, by who runs its loop.
  package static func begin() { number &+= 1 }
}

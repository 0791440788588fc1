import AviaryEngine
import CAviaryWindow
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

// What Foundation's own run loop drains the main queue with.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// The loop that a program with windows runs in: GLib's, with the main queue and the main run loop in it.
///
/// Tasks of the main actor, `DispatchQueue.main`, timers and what the run loop is asked to perform run between two
/// events of the display. Nothing wakes the program up while nothing is due.
@MainActor
enum MainLoop {
  /// When a timer of the run loop fires next.
  private static var nextTimer: Date?

  /// Starts to listen to the main queue.
  ///
  /// Once, after the display was opened.
  static func start() {
    aviary_loop_watch(mainQueueHandle()) { handle in
      var count: UInt64 = 0
      _ = read(handle, &count, 8)
      MainTurn.begin()
      drainMainQueue(nil)
      MainTurn.begin()
    }
    runTimers()
  }

  /// Waits until something has happened, and handles it.
  ///
  /// - Parameter delay: After how many seconds to return at the latest; nil for whenever.
  static func wait(atMost delay: TimeInterval?) {
    let next = [delay, nextTimer?.timeIntervalSinceNow].compactMap(\.self).min()
    aviary_loop_set_alarm(next.map { max($0, 0) } ?? -1)
    aviary_loop_wait()
    MainTurn.begin()
    runTimers()
  }

  private static func runTimers() { nextTimer = RunLoop.main.limitDate(forMode: .default) }
}

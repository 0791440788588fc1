import CAviaryWindow
import Foundation

extension AppWindow {
  /// Makes the window of the display, which calls back into this one.
  func makeHandle() -> OpaquePointer {
    var events = aviary_window_events(
      frame: { owner, time in
        AppWindow.of(owner) { $0.frame(at: time) } ? 1 : 0
      },
      draw: { owner in AppWindow.of(owner) { $0.draw() } },
      state: { owner, state in AppWindow.of(owner) { $0.setState(state) } },
      close: { owner in AppWindow.of(owner) { $0.askToClose() } }
    )
    return aviary_window_new(&events, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Calls a closure with the window that was given to the display.
  ///
  /// The display calls back on the main thread, and not after ``close()``.
  private nonisolated static func of<Result: Sendable>(
    _ owner: UnsafeMutableRawPointer?,
    _ body: @MainActor (AppWindow) -> Result
  ) -> Result {
    guard let owner else { preconditionFailure("an event of no window") }
    nonisolated(unsafe) let pointer = owner
    return MainActor.assumeIsolated {
      body(Unmanaged<AppWindow>.fromOpaque(pointer).takeUnretainedValue())
    }
  }
}

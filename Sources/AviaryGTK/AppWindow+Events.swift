@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryInteraction
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
      painted: { owner in AppWindow.of(owner) { $0.endFrame() } },
      close: { owner in AppWindow.of(owner) { $0.askToClose() } },
      pointer: { owner, event in AppWindow.tell(owner, event) { $0.receive($1) } },
      scroll: { owner, event in AppWindow.tell(owner, event) { $0.receive($1) } },
      pinch: { owner, event in AppWindow.tell(owner, event) { $0.receive($1) } },
      key: { owner, event in AppWindow.tell(owner, event) { $0.receive($1) } },
      text: { owner, event in
        _ = AppWindow.tell(owner, event) {
          $0.receive($1)
          return true
        }
      },
      surrounding: { owner, result in
        nonisolated(unsafe) let result = result
        return AppWindow.of(owner) {
          guard let around = $0.surroundings(), let result else { return 0 }
          result.pointee = around
          return 1
        }
      },
      drop: { owner, event in
        guard let event else { return 0 }
        nonisolated(unsafe) let told = event.pointee
        return AppWindow.of(owner) { $0.receive(told) }
      }
    )
    return aviary_window_new(&events, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Calls a closure with the window and an event.
  ///
  /// - Returns: 1 where the closure has made use of it, 0 else.
  private nonisolated static func tell<Event>(
    _ owner: UnsafeMutableRawPointer?,
    _ event: UnsafePointer<Event>?,
    _ body: @MainActor (AppWindow, Event) -> Bool
  ) -> Int32 {
    guard let event else { return 0 }
    nonisolated(unsafe) let told = event.pointee
    return of(owner) { body($0, told) ? 1 : 0 }
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

extension AppWindow {
  /// Which addresses from outside the window is for; nil where its content says nothing.
  var externalEvents: ExternalEventConditions? { wishes.externalEvents }

  /// Hands an address to the views that take some.
  ///
  /// - Returns: Whether there is one.
  func receive(_ address: URL) -> Bool { host.root.receive(address) }
}

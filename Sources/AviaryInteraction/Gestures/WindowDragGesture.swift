@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// Moves the window that a view is in: a press on the view that moves is one on the window's title bar.
///
/// From then on the desktop has the pointer, so that the gesture ends as it begins. Without windows it fails, which is
/// said once.
public struct WindowDragGesture {
  /// That a window is moved.
  public struct Value: Equatable, Sendable {}

  /// Creates a gesture.
  public nonisolated init() {}
}

extension WindowDragGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    WindowDragRecognizer()
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {}
}

private final class WindowDragRecognizer: _GestureRecognizer<WindowDragGesture.Value> {
  private var start: (location: CGPoint, window: WindowReference?)?

  /// How far the pointer moves first, in points: a press that shakes a little moves nothing.
  private static let slack: CGFloat = 4

  override func reset() { start = nil }

  override func receive(_ event: GestureEvent) -> GestureOutcome<WindowDragGesture.Value> {
    switch event.kind {
    case .down:
      start = (event.location, event.window)
      return .possible
    case .tick: return .possible
    case .moved:
      guard let start else { return .failed }
      guard event.location.distance(to: start.location) > Self.slack else { return .possible }
      guard start.window?.beginMove() == true else {
        Warnings.once("WindowDragGesture has no effect: there is no window to move here")
        return .failed
      }
      return .ended(WindowDragGesture.Value())
    default: return .failed
    }
  }
}

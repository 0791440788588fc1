import AviaryApps
import CAviaryWindow
import Foundation

// What a window without the desktop's title bar does itself, and windows of tools.
extension AppWindow {
  /// How far from the top a press moves the window that no view wants, in points.
  private var gripHeight: CGFloat {
    dragsByBackground ? .infinity : hasOwnButtons ? WindowContent.barHeight : 0
  }
  /// How far it is dragged before it moves, in points.
  private static let gripSlack: CGFloat = 4

  /// Moves the window with a pointer that is pressed at its top where no view wants it, as its title bar would.
  ///
  /// - Parameter isUsed: Whether a view made use of the event.
  func followGrip(_ kind: Int32, at place: CGPoint, button: Int32, clicks: Int32, isUsed: Bool) {
    guard gripHeight > 0 else { return }
    switch Int(kind) {
    case AVIARY_POINTER_DOWN:
      guard !isUsed, button == 1, place.y < gripHeight else { return isGripped = false }
      let isOnTitle = hasOwnButtons && place.y < WindowContent.barHeight
      if clicks == 2, isOnTitle, !wishes.hindrances.contains(.resize) { return toggleLarge() }
      isGripped = true
    case AVIARY_POINTER_MOVED:
      guard isGripped, hypot(place.x - pressed.x, place.y - pressed.y) > Self.gripSlack
      else { return }
      isGripped = false
      _ = beginMove()
    default: isGripped = false
    }
  }

  func minimize() { aviary_window_minimize(handle) }

  /// Moves the window with the pointer that is pressed in it.
  ///
  /// - Returns: Whether it can.
  func beginMove() -> Bool {
    aviary_window_begin_move(handle, pressed.x * desktop.zoom, pressed.y * desktop.zoom) != 0
  }

  /// Has the window take the whole screen, or be as it was before, unless its content says that people can't.
  func toggleFullScreen() {
    if !wishes.hindrances.contains(.fullScreen) || aviary_window_is_full_screen(handle) != 0 {
      aviary_window_toggle_full_screen(handle)
    }
  }

  /// Shows the window that was hidden, without asking for the keyboard.
  func showAgain() { aviary_window_show(handle) }

  /// Keeps the window in front of another one.
  func stay(inFrontOf other: AppWindow?) {
    aviary_window_set_in_front_of(handle, other?.handle)
  }
}

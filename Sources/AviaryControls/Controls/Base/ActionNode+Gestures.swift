@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
import AviaryLayout
package import Foundation

private var theme: ButtonTheme { ControlTheme.standard.button }

extension ActionNode: GestureNode {
  /// How far a finger may slide off before the press does not count, in points; a mouse may not.
  private static var slack: CGFloat { theme.pressSlack }
  /// How long it is held before it acts by itself, and then between two times, in seconds.
  private static var repeatDelay: Double { theme.repeatDelay }
  private static var repeatInterval: Double { theme.repeatInterval }

  package var gestureDeadline: Date? { nextRepeat }

  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      if modifier.isInert { return .failed }
      // What is drawn in the view may be hit beside the part that counts.
      if modifier.trailingReach != nil, !pressArea.contains(event.location) { return .failed }
      isPressed = true
      clickCount = event.clickCount
      hasRepeated = false
      nextRepeat = repeats ? event.time.addingTimeInterval(Self.repeatDelay) : nil
      return .possible
    case .moved:
      let slack = event.isTouch ? Self.slack : 0
      let reach = pressArea.insetBy(dx: -slack, dy: -slack)
      isPressed = reach.contains(event.location)
      return hasRepeated ? .changed : .possible
    case .up:
      nextRepeat = nil
      guard isPressed else { return .failed }
      isPressed = false
      if hasRepeated { return .ended }
      event.perform { [weak self] in
        guard let self else { return }
        if !event.isTouch, modifier.fillsRow == .always, isEnabledNow,
          surroundingList?.rowWasClicked(
            around: self,
            event.modifiers,
            clickCount: clickCount
          ) == true
        {
          return
        }
        activate()
        if modifier.fillsRow != .never { surroundingList?.rowWasPressed(around: self) }
      }
      return .ended
    case .cancelled:
      nextRepeat = nil
      isPressed = false
      return .failed
    case .tick:
      guard let due = nextRepeat, event.time >= due else {
        return hasRepeated ? .changed : .possible
      }
      nextRepeat = event.time.addingTimeInterval(Self.repeatInterval)
      guard isPressed else { return hasRepeated ? .changed : .possible }
      hasRepeated = true
      event.perform { [weak self] in self?.activate() }
      return .changed
    case .magnify, .rotate, .pinchEnded: return .failed
    }
  }
}

@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
import AviaryStacks
package import Foundation

private var theme: SwipeTheme { ControlTheme.standard.swipe }

/// A press on a row, which may swipe it or lift it.
struct RowPress {
  enum Mode {
    case waiting, swiping
  }

  /// In the root's space.
  let start: CGPoint
  let time: Date
  /// How far the row was slid before, in points.
  let base: CGFloat
  /// Whether one of the uncovered actions is pressed.
  let isOnActions: Bool
  let isTouch: Bool
  var mode = Mode.waiting
  var speed: SwipeSpeed

  /// For how long a press lifts a row, in seconds.
  static var reorderDelay: TimeInterval { theme.reorderDelay }
}

extension ListRowNode: GestureNode {
  package var gesturePriority: GesturePriority { swipe.along != 0 ? .high : .normal }

  package var gestureMask: GestureMask {
    reorderItem != nil || swipe.along != 0 || canSwipe(by: 1) || canSwipe(by: -1)
      ? .all : .subviews
  }

  package var gestureDeadline: Date? {
    guard let press, press.mode == .waiting, press.isTouch, swipe.along == 0, reorderItem != nil
    else { return nil }
    return press.time.addingTimeInterval(RowPress.reorderDelay)
  }

  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    switch event.kind {
    case .down:
      press = RowPress(
        start: place,
        time: event.time,
        base: swipe.along,
        isOnActions: isOnActions(place),
        isTouch: event.isTouch,
        speed: SwipeSpeed(at: event.time)
      )
      return .possible
    case .moved: return follow(event, to: place)
    case .tick:
      guard let deadline = gestureDeadline, deadline <= event.time, let start = press?.start else {
        return .possible
      }
      press = nil
      event.perform { [weak self] in self?.reorderItem?.lift(from: start, to: place, isHeld: true) }
      return .changed
    case .up:
      defer { press = nil }
      return end(event)
    case .cancelled:
      press = nil
      closeSwipe()
      return .failed
    case .magnify, .rotate, .pinchEnded: return .failed
    }
  }

  private func follow(_ event: GestureEvent, to place: CGPoint) -> GestureProgress {
    guard var press else { return .failed }
    defer { self.press = press }
    let across = (place.x - press.start.x) * (isRightToLeft ? -1 : 1)
    let down = place.y - press.start.y
    if press.mode == .waiting {
      guard max(abs(across), abs(down)) >= ScrollDrag.slack else { return .possible }
      // A mouse that drags a row which carries data takes it along wherever it goes.
      let isCarried = !event.isTouch && press.base == 0 && reorderItem != nil && dragSource != nil
      if abs(across) > abs(down), canSwipe(by: across), !isCarried {
        press.mode = .swiping
      } else if !event.isTouch, press.base == 0, let item = reorderItem {
        // A finger scrolls, a mouse has its wheel.
        event.perform { [weak item, start = press.start] in
          item?.lift(from: start, to: place, isHeld: false)
        }
        return .changed
      } else {
        if press.base != 0 { event.perform { [weak self] in self?.closeSwipe() } }
        return .failed
      }
    }
    press.speed.move(to: across, at: event.time)
    let sign = press.base != 0 ? press.base : across
    let edge = swipe.edge ?? (sign > 0 ? .leading : .trailing)
    let along = press.base + across
    event.perform { [weak self] in self?.swipe(to: along, edge) }
    return .changed
  }

  private func end(_ event: GestureEvent) -> GestureProgress {
    guard let press else { return .failed }
    switch press.mode {
    case .waiting:
      guard press.base != 0, !press.isOnActions else { return .failed }
      event.perform { [weak self] in self?.closeSwipe() }
    case .swiping:
      let velocity = press.speed.velocity(letGoAt: event.time)
      event.perform { [weak self] in self?.endSwipe(velocity: velocity) }
    }
    return .ended
  }
}

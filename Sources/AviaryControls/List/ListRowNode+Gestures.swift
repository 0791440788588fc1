@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
import AviaryStacks
package import Foundation

private var theme: SwipeTheme { ControlTheme.standard.swipe }

/// A press on a row, which may swipe it or move it to another place.
struct RowPress {
  enum Mode {
    case waiting, swiping, reordering
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
  /// How far the pointer was moved at last, when, and how fast, in points a second.
  var distance: CGFloat = 0
  var moved: Date
  var velocity: CGFloat = 0

  /// For how long a press lifts a row, in seconds, and how fast a flick opens one, in points a second.
  static var reorderDelay: TimeInterval { theme.reorderDelay }
  static var flick: CGFloat { theme.flick }
}

extension ListRowNode: GestureNode {
  package var gesturePriority: GesturePriority { swipe.along != 0 ? .high : .normal }

  package var gestureMask: GestureMask {
    canReorder || reorderItem != nil || swipe.along != 0 || canSwipe(by: 1) || canSwipe(by: -1)
      ? .all : .subviews
  }

  package var gestureDeadline: Date? {
    guard let press, press.mode == .waiting, swipe.along == 0,
      canReorder || (press.isTouch && reorderItem != nil)
    else { return nil }
    return press.time.addingTimeInterval(RowPress.reorderDelay)
  }

  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    switch event.kind {
    case .down:
      let actions = actionsNode.map { $0.convert(CGRect(origin: .zero, size: $0.size), to: nil) }
      press = RowPress(
        start: place,
        time: event.time,
        base: swipe.along,
        isOnActions: actions?.contains(place) ?? false,
        isTouch: event.isTouch,
        moved: event.time
      )
      return .possible
    case .moved: return follow(event, to: place)
    case .tick:
      guard let deadline = gestureDeadline, deadline <= event.time else { return .possible }
      if let item = reorderItem, let start = press?.start {
        press = nil
        event.perform { [weak item] in item?.lift(from: start, to: place) }
        return .changed
      }
      press?.mode = .reordering
      event.perform { [weak self] in self?.reorder(by: 0) }
      return .changed
    case .up:
      defer { press = nil }
      return end(event)
    case .cancelled:
      press = nil
      close()
      putBack()
      return .failed
    case .magnify, .rotate: return .failed
    }
  }

  private func follow(_ event: GestureEvent, to place: CGPoint) -> GestureProgress {
    guard var press else { return .failed }
    defer { self.press = press }
    let across = (place.x - press.start.x) * (isRightToLeft ? -1 : 1)
    let down = place.y - press.start.y
    if press.mode == .waiting {
      guard max(abs(across), abs(down)) >= ScrollDrag.slack else { return .possible }
      if abs(across) > abs(down), canSwipe(by: across) {
        press.mode = .swiping
      } else if !event.isTouch, press.base == 0, let item = reorderItem {
        event.perform { [weak item, start = press.start] in item?.lift(from: start, to: place) }
        return .changed
      } else if !event.isTouch, abs(down) > abs(across), press.base == 0, canReorder {
        // A finger scrolls, a mouse has its wheel.
        press.mode = .reordering
      } else {
        if press.base != 0 { event.perform { [weak self] in self?.close() } }
        return .failed
      }
    }
    if press.mode == .reordering {
      event.perform { [weak self] in self?.reorder(by: down) }
      return .changed
    }
    let passed = event.time.timeIntervalSince(press.moved)
    if passed > 0 { press.velocity = (across - press.distance) / passed }
    press.distance = across
    press.moved = event.time
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
      event.perform { [weak self] in self?.close() }
    case .swiping:
      // Who holds still before letting go does not flick.
      let isFlick = event.time.timeIntervalSince(press.moved) < theme.restDuration
      event.perform { [weak self] in self?.letGo(velocity: isFlick ? press.velocity : 0) }
    case .reordering:
      event.perform { [weak self] in self?.drop() }
    }
    return .ended
  }
}

// MARK: - Signs for editing

/// Lets a person lift the row around by this view, at once.
nonisolated struct RowGripModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    RowGripNode(list, child, place)
  }
}

final class RowGripNode: ModifierNode<RowGripModifier>, GestureNode {
  private var start: CGFloat?

  /// The grip is as high as its row, and reaches to its edge.
  override func isHit(at point: CGPoint) -> Bool {
    let reach = theme.gripReach
    return CGRect(origin: .zero, size: size).insetBy(dx: -reach.width, dy: -reach.height)
      .contains(point)
  }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global).y
    switch event.kind {
    case .down:
      guard surroundingRow?.canReorder == true else { return .failed }
      start = place
      event.perform { [weak self] in self?.surroundingRow?.reorder(by: 0) }
      return .changed
    case .moved:
      guard let start else { return .failed }
      event.perform { [weak self] in self?.surroundingRow?.reorder(by: place - start) }
      return .changed
    case .up:
      start = nil
      event.perform { [weak self] in self?.surroundingRow?.drop() }
      return .ended
    case .cancelled:
      start = nil
      surroundingRow?.putBack()
      return .failed
    case .tick: return .possible
    case .magnify, .rotate: return .failed
    }
  }
}

/// Lets a press on this view show what deleting the row around takes.
nonisolated struct RowDeletionSignModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    RowDeletionSignNode(list, child, place)
  }
}

final class RowDeletionSignNode: ModifierNode<RowDeletionSignModifier>, GestureNode {
  private var start = CGPoint.zero

  override func isHit(at point: CGPoint) -> Bool {
    let reach = theme.deletionReach
    return CGRect(origin: .zero, size: size).insetBy(dx: -reach.width, dy: -reach.height)
      .contains(point)
  }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down: start = event.location
    case .moved:
      if start.distance(to: event.location) > ScrollDrag.slack { return .failed }
    case .up:
      event.perform { [weak self] in
        self?.surroundingRow?.showDeletion()
      }
      return .ended
    case .cancelled, .magnify, .rotate: return .failed
    case .tick: break
    }
    return .possible
  }
}

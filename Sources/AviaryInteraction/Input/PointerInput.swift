@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// Leads what pointers do to the gestures under them.
final class PointerInput: TimeDriven {
  private unowned let root: ViewRoot
  private let hover: HoverTracker
  /// The presses that are under way, or wait for the next one.
  private var arenas: [Int: (arena: GestureArena, last: InputEvent.Pointer)] = [:]
  /// What fingers on a touchpad do.
  private var pinch: (arena: GestureArena, kinds: Set<PinchKind>)?
  /// What two fingers on the screen do, and the gestures that hear of it.
  private var touchPinch: (fingers: TouchPinch, listeners: [GestureArena.Entry])?

  private enum PinchKind {
    case magnify, rotate
  }

  init(root: ViewRoot) {
    self.root = root
    hover = HoverTracker(root: root)
    root.clock.add(self)
  }

  /// What a pointer looks like where it is.
  var shape: PointerShape { hover.shape }

  var isResting: Bool { hover.isResting }

  func shapeDidChange() { hover.isShapeStale = true }

  // MARK: - Events

  func receive(_ event: InputEvent.Pointer) -> Bool {
    if event.device == .mouse { follow(event) }
    if root.drags.receive(event) { return true }
    switch event.kind {
    case .hoverMoved, .left: return hover.isOverAnything
    case .down:
      switch event.button {
      case .primary: return joinPress(event) || begin(event)
      case .secondary: return root.openContextMenu(at: event.location)
      case .middle: return pasteSelection(event)
      }
    case .moved, .up, .cancelled:
      let isPinch = followTouchPinch(event)
      guard let arena = arenas[event.id]?.arena, arena.isPressed else { return isPinch }
      return pass(event, to: arena)
    }
  }

  private func follow(_ event: InputEvent.Pointer) {
    switch event.kind {
    case .left: hover.move(to: nil)
    case .cancelled: break
    default: hover.move(to: event.location)
    }
  }

  private func begin(_ event: InputEvent.Pointer) -> Bool {
    let path = root.hitPath(at: event.location)
    root.input.scrolling.wasPressed(path)
    if root.openSwipe.close(besides: path) { return true }
    var down = gestureEvent(.down, event)
    down.clickCount = event.clickCount
    if let known = arenas[event.id]?.arena {
      if known.isPressed {
        known.cancel(gestureEvent(.cancelled, event))
      } else if known.continues(path, down) {
        return pass(event, to: known)
      }
    }
    return pass(event, to: GestureArena(path))
  }

  private func pass(_ event: InputEvent.Pointer, to arena: GestureArena) -> Bool {
    let kind: GestureEvent.Kind =
      switch event.kind {
      case .down: .down
      case .moved: .moved
      case .up: .up
      default: .cancelled
      }
    let hadGestures = !arena.entries.isEmpty
    // Actions may send events themselves, so what is under way is known before they run.
    arenas[event.id] = (arena, event)
    if case .cancelled = kind {
      arena.cancel(gestureEvent(kind, event))
    } else {
      arena.receive(gestureEvent(kind, event))
    }
    if arenas[event.id]?.arena === arena, arena.isOver { arenas[event.id] = nil }
    leavePressToDrag(event.id)
    return hadGestures
  }

  /// What is dragged has the pointer from now on: nothing else comes of the press.
  private func leavePressToDrag(_ id: Int) {
    guard root.drags.drag != nil, let press = arenas.removeValue(forKey: id) else { return }
    press.arena.cancel(gestureEvent(.cancelled, press.last))
  }

  private func gestureEvent(
    _ kind: GestureEvent.Kind,
    _ event: InputEvent.Pointer
  ) -> GestureEvent {
    var result = GestureEvent(kind, at: event.location, time: event.time)
    result.isTouch = event.device == .touch
    result.modifiers = event.modifiers
    result.clickCount = event.clickCount
    if case .down = kind { result.window = EnvironmentValues(scope: root.environment).window }
    return result
  }

  /// Puts what is selected on the desktop into the text that is hit.
  private func pasteSelection(_ event: InputEvent.Pointer) -> Bool {
    let path = root.hitPath(at: event.location)
    let text = path.lazy.compactMap { $0 as? any TextEditingTarget }.first
    guard let text, let own = text.locationInNode(event.location) else { return false }
    text.pasteSelection(at: own)
    return true
  }

  // MARK: - Two fingers on the screen

  /// Makes a pinch of a second finger where the gestures under both want one: it presses nothing by itself then.
  private func joinPress(_ event: InputEvent.Pointer) -> Bool {
    guard event.device == .touch, touchPinch == nil else { return false }
    let presses = arenas.filter { id, press in
      id != event.id && press.arena.isPressed && press.last.device == .touch
    }
    guard presses.count == 1, let (id, press) = presses.first else { return false }
    let listeners = press.arena.pinchEntries(root.hitPath(at: event.location))
    guard !listeners.isEmpty else { return false }
    touchPinch = (
      TouchPinch(first: (id, press.last.location), second: (event.id, event.location)), listeners
    )
    return true
  }

  /// Tells the gestures under both fingers what comes of a finger that moves or comes up.
  ///
  /// - Returns: Whether it is one of the two.
  private func followTouchPinch(_ event: InputEvent.Pointer) -> Bool {
    guard let pinch = touchPinch, [pinch.fingers.first, pinch.fingers.second].contains(event.id)
    else { return false }
    guard let press = arenas[pinch.fingers.first], press.arena.isPressed else {
      touchPinch = nil
      return true
    }
    func tell(_ kind: GestureEvent.Kind, at location: CGPoint) {
      var told = gestureEvent(kind, event)
      told.location = location
      press.arena.receive(told, pinch.listeners)
    }
    switch event.kind {
    case .moved:
      guard let change = touchPinch?.fingers.move(event.id, to: event.location) else { break }
      tell(.magnify(change.scale), at: change.location)
      tell(.rotate(change.angle), at: change.location)
    case .up where event.id == pinch.fingers.second:
      touchPinch = nil
      tell(.pinchEnded, at: pinch.fingers.location)
    case .cancelled where event.id == pinch.fingers.second:
      touchPinch = nil
      press.arena.cancel(gestureEvent(.cancelled, press.last))
      arenas[pinch.fingers.first] = nil
    // What the first finger does besides is told to all gestures under it.
    default: touchPinch = nil
    }
    return true
  }

  // MARK: - Two fingers on a touchpad

  func magnify(_ event: InputEvent.Pinch<CGFloat>) -> Bool {
    pinch(.magnify, .magnify(event.value), event.phase, event.location, event.time)
  }

  func rotate(_ event: InputEvent.Pinch<Angle>) -> Bool {
    pinch(.rotate, .rotate(event.value), event.phase, event.location, event.time)
  }

  /// Fingers on a touchpad may move apart and turn at the same time: both are one gesture of theirs.
  private func pinch(
    _ kind: PinchKind,
    _ change: GestureEvent.Kind,
    _ phase: InputEvent.Phase,
    _ location: CGPoint,
    _ time: Date
  ) -> Bool {
    if pinch == nil, phase == .began || phase == .changed {
      let path = root.hitPath(at: location).filter {
        ($0 as? any GestureNode)?.followsPinches ?? false
      }
      pinch = (GestureArena(path), [])
    }
    guard let arena = pinch?.arena else { return false }
    switch phase {
    case .began, .changed:
      pinch?.kinds.insert(kind)
      arena.receive(GestureEvent(change, at: location, time: time))
    case .ended, .cancelled:
      if phase == .ended { arena.receive(GestureEvent(change, at: location, time: time)) }
      pinch?.kinds.remove(kind)
      guard pinch?.kinds.isEmpty == true else { break }
      if phase == .ended {
        arena.receive(GestureEvent(.up, at: location, time: time))
      }
      arena.cancel(GestureEvent(.cancelled, at: location, time: time))
      pinch = nil
    }
    return !arena.entries.isEmpty
  }

  // MARK: - Time

  var nextWakeUp: WakeUp {
    arenas.values.reduce(.never) { earliest, press in
      press.arena.deadline.map { earliest.earlier(.at($0)) } ?? earliest
    }
  }

  func tick(_ now: Date) {
    for (id, press) in arenas {
      guard let deadline = press.arena.deadline, deadline <= now else { continue }
      var event = gestureEvent(.tick, press.last)
      event.time = now
      press.arena.receive(event)
      if arenas[id]?.arena === press.arena, press.arena.isOver { arenas[id] = nil }
      leavePressToDrag(id)
    }
    hover.refresh()
    root.input.focus.followPresentations()
  }
}

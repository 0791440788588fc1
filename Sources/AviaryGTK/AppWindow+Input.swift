import AviaryApps
import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import CAviaryWindow
import Foundation

// What people do in a window, told to its views.
extension AppWindow {
  /// A place in the picture, in points.
  private func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x / desktop.zoom, y: y / desktop.zoom)
  }

  /// Hands an event over, and sees to what follows from it.
  private func receive(_ event: InputEvent) -> Bool {
    FrameTimes.shared?.begin()
    let start = TraceFile.shared.map { _ in TraceFile.Moment.now }
    let isUsed = host.receive(event)
    if let start { TraceFile.shared?.span(event.traceName, "event", since: start) }
    undoManager.endEvent()
    scheduleFrame()
    return isUsed
  }

  func receive(_ event: aviary_pointer_event) -> Bool {
    let kind: InputEvent.Pointer.Kind =
      switch Int(event.kind) {
      case AVIARY_POINTER_DOWN: .down
      case AVIARY_POINTER_MOVED: .moved
      case AVIARY_POINTER_UP: .up
      case AVIARY_POINTER_CANCELLED: .cancelled
      case AVIARY_POINTER_LEFT: .left
      default: .hoverMoved
      }
    if case .down = kind {
      pressed = point(event.x, event.y)
      aviary_window_end_composing(handle)
    }
    // Nobody has a free pointer while something is dragged: whoever dragged it is gone.
    if case .hoverMoved = kind, incoming?.isDropped == false { leave() }
    let isUsed = receive(
      .pointer(
        InputEvent.Pointer(
          kind,
          at: point(event.x, event.y),
          time: clock.now,
          id: Int(truncatingIfNeeded: event.id),
          button: event.button == 3 ? .secondary : event.button == 2 ? .middle : .primary,
          device: event.is_touch != 0 ? .touch : .mouse,
          modifiers: EventModifiers(desktop: event.modifiers),
          clickCount: Int(event.click_count)
        )
      )
    )
    followGrip(
      event.kind,
      at: point(event.x, event.y),
      button: event.button,
      clicks: event.click_count,
      isUsed: isUsed
    )
    if case .moved = kind { followDragOut(at: point(event.x, event.y)) }
    showPointer()
    return isUsed
  }

  /// Shows the pointer as the view below it wants it.
  func showPointer() {
    let shape = host.pointerShape
    guard shape != shownPointer else { return }
    shownPointer = shape
    aviary_window_set_cursor(handle, shape.name)
  }

  func receive(_ event: aviary_scroll_event) -> Bool {
    receive(
      .scroll(
        InputEvent.Scroll(
          CGSize(width: event.dx / desktop.zoom, height: event.dy / desktop.zoom),
          at: point(event.x, event.y),
          time: clock.now,
          phase: InputEvent.Phase(event.kind),
          isPrecise: event.is_precise != 0,
          modifiers: EventModifiers(desktop: event.modifiers)
        )
      )
    )
  }

  func receive(_ event: aviary_pinch_event) -> Bool {
    let (phase, location, time) = (
      InputEvent.Phase(event.kind), point(event.x, event.y), clock.now
    )
    let magnifies = receive(
      .magnify(InputEvent.Pinch(CGFloat(event.scale), phase, at: location, time: time))
    )
    let rotates = receive(
      .rotate(InputEvent.Pinch(Angle(radians: event.angle), phase, at: location, time: time))
    )
    return magnifies || rotates
  }

  func receive(_ event: aviary_key_event) -> Bool {
    if let key = EventModifiers(desktopKey: event.value) {
      // What comes with the event is what was held before it.
      var keys = EventModifiers(desktop: event.modifiers)
      if event.is_press != 0 { keys.formUnion(key) } else { keys.subtract(key) }
      host.modifierKeysDidChange(to: keys)
      scheduleFrame()
    }
    guard let key = KeyEquivalent(desktop: event.value, character: event.character) else {
      return false
    }
    var modifiers = EventModifiers(desktop: event.modifiers)
    // The numbers of a pad's keys, from KP_Space to KP_9.
    if (0xFF80...0xFFB9).contains(event.value) { modifiers.insert(.numericPad) }
    let phase: KeyPress.Phases =
      event.is_press == 0 ? .up : event.is_repeat != 0 ? .repeat : .down
    let told = InputEvent.Key(key, phase, modifiers: modifiers, time: clock.now)
    return receive(.key(told)) || performs(told)
  }

  /// Does what the desktop's programs do with keys that nobody else wants.
  private func performs(_ key: InputEvent.Key) -> Bool {
    defer { undoManager.endEvent() }
    if isUtility, key.key == .escape, key.phase == .down {
      askToClose()
      return true
    }
    return content.standardCommands.perform(key, hasMenuBar: !content.commands.isEmpty)
  }

  // MARK: - Text

  func receive(_ event: aviary_text_event) {
    let text = event.text.map { String(cString: $0) } ?? ""
    let kind: InputEvent.Text.Kind =
      switch Int(event.kind) {
      case AVIARY_TEXT_COMMITTED: .commit(text)
      case AVIARY_TEXT_COMPOSED: .preedit(text, caret: Int(event.caret))
      default: .deleteSurrounding(before: Int(event.before), after: Int(event.after))
      }
    _ = receive(.text(InputEvent.Text(kind, time: clock.now)))
  }

  /// What an input method wants to know of the text around the caret.
  func surroundings() -> aviary_surrounding? {
    guard let state = host.textInputState else { return nil }
    return aviary_surrounding(
      text: strdup(state.text),
      length: Int32(clamping: state.text.utf8.count),
      head: Int32(clamping: state.selection.upperBound),
      anchor: Int32(clamping: state.selection.lowerBound)
    )
  }

  /// Tells the input method where the caret is now, if it is anywhere.
  func updateInputMethod() {
    let state = host.textInputState
    guard state?.caret != shownText?.caret || state?.isSecure != shownText?.isSecure else { return }
    shownText = state
    guard let state else {
      aviary_window_set_editing(handle, nil)
      return
    }
    let caret = state.caret
    var editing = aviary_editing(
      x: Int32(clamping: Int(caret.minX * desktop.zoom)),
      y: Int32(clamping: Int(caret.minY * desktop.zoom)),
      width: Int32(clamping: Int(caret.width * desktop.zoom)),
      height: Int32(clamping: Int(caret.height * desktop.zoom)),
      is_secure: state.isSecure ? 1 : 0
    )
    aviary_window_set_editing(handle, &editing)
  }
}

extension InputEvent.Phase {
  fileprivate init(_ kind: Int32) {
    self =
      switch Int(kind) {
      case AVIARY_PHASE_BEGAN: .began
      case AVIARY_PHASE_ENDED: .ended
      case AVIARY_PHASE_CANCELLED: .cancelled
      default: .changed
      }
  }
}

extension EventModifiers {
  fileprivate init(desktop flags: Int32) {
    self = []
    let known: [(Int, EventModifiers)] = [
      (AVIARY_SHIFT, .shift), (AVIARY_CONTROL, .control), (AVIARY_ALT, .option),
      (AVIARY_SUPER, .command), (AVIARY_CAPS_LOCK, .capsLock),
    ]
    for (flag, modifier) in known where Int(flags) & flag != 0 { insert(modifier) }
  }
}

extension EventModifiers {
  /// What a key of X11's numbers is held for: shift, control, caps lock, alt and super, left and right; nil for others.
  fileprivate init?(desktopKey value: UInt32) {
    switch value {
    case 0xFFE1, 0xFFE2: self = .shift
    case 0xFFE3, 0xFFE4: self = .control
    case 0xFFE7...0xFFEA: self = .option
    case 0xFFEB, 0xFFEC: self = .command
    default: return nil
    }
  }
}

extension KeyEquivalent {
  /// The key of a number of X11's, by the table of its keys; nil for Shift and the like.
  fileprivate init?(desktop value: UInt32, character: UInt32) {
    switch value {
    case 0xFF08: self = .delete
    case 0xFF09, 0xFE20: self = .tab
    case 0xFF0D, 0xFF8D: self = .return
    case 0xFF1B: self = .escape
    case 0xFF0B: self = .clear
    case 0xFFFF, 0xFF9F: self = .deleteForward
    case 0xFF50, 0xFF95: self = .home
    case 0xFF51, 0xFF96: self = .leftArrow
    case 0xFF52, 0xFF97: self = .upArrow
    case 0xFF53, 0xFF98: self = .rightArrow
    case 0xFF54, 0xFF99: self = .downArrow
    case 0xFF55, 0xFF9A: self = .pageUp
    case 0xFF56, 0xFF9B: self = .pageDown
    case 0xFF57, 0xFF9C: self = .end
    case 0xFF67: self = .menu
    // F1 to F35, which AppKit numbers from U+F704 on.
    case 0xFFBE...0xFFE0:
      guard let scalar = Unicode.Scalar(0xF704 + value - 0xFFBE) else { return nil }
      self.init(Character(scalar))
    default:
      guard character != 0, let scalar = Unicode.Scalar(character) else { return nil }
      self.init(Character(scalar))
    }
  }
}

extension InputEvent {
  /// What a trace calls it.
  fileprivate var traceName: String {
    switch self {
    case .pointer(let pointer): "pointer \(pointer.kind)"
    case .scroll: "scroll"
    case .key: "key"
    case .text: "text"
    case .magnify: "magnify"
    case .rotate: "rotate"
    }
  }
}

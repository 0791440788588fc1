@_spi(Engine) package import AviaryEngine
package import Foundation

/// Handles the events of one tree of views: who is hit, who has the focus, and what becomes of it.
package final class InputController {
  private unowned let root: ViewRoot
  private let pointers: PointerInput
  let scrolling: ScrollInput
  package let focus: FocusController
  package var clipboard: any Clipboard { root.services.clipboard }

  init(root: ViewRoot) {
    self.root = root
    pointers = PointerInput(root: root)
    scrolling = ScrollInput(root: root)
    focus = FocusController(root: root)
    root.clock.onStart { [unowned self] in focus.start() }
  }

  /// Which of the keys like shift are pressed.
  let modifierKeys = ModifierKeys()

  /// Whether the last event was a key's.
  private(set) var isLedByKeys = false

  /// The text that keys go to.
  private var text: (any TextEditingTarget)? { focus.receiver as? any TextEditingTarget }

  package var pointerShape: PointerShape { pointers.shape }

  /// Whether views that are told of the pointer have come below it by themselves: it has not moved.
  package var isPointerResting: Bool { pointers.isResting }

  /// A view says otherwise what a pointer looks like above it: whoever shows it asks again in the next frame.
  func pointerShapeDidChange() { pointers.shapeDidChange() }

  /// What an input method has to know; nil while keys don't go to a text.
  package var textInputState: TextInputState? { text?.inputState }

  package func receive(_ event: InputEvent) -> Bool {
    root.clock.advance(to: event.time)
    bringToRest()
    focus.enterPreferredIfDue()
    focus.followPresentations()
    if case .key = event { isLedByKeys = true } else { isLedByKeys = false }
    if let keys = event.modifiers { modifierKeys.change(to: keys) }
    switch event {
    case .pointer(let event): return pointers.receive(event)
    case .magnify(let event): return pointers.magnify(event)
    case .rotate(let event): return pointers.rotate(event)
    case .scroll(let event): return scrolling.receive(event)
    case .key(let event):
      return root.drags.receive(event) || KeyInput(root: root, focus: focus).receive(event)
    case .text(let event):
      guard let text else { return false }
      return text.receive(event)
    }
  }

  /// Hands a key to the view with the focus, and to the commands around it, as if no shortcut had it.
  ///
  /// - Returns: Whether it was of use.
  package func pressForFocus(_ key: InputEvent.Key) -> Bool {
    bringToRest()
    return KeyInput(root: root, focus: focus).pressForFocus(key)
  }

  /// Events belong to what can be seen: the tree at rest.
  private func bringToRest() {
    guard root.isDirty else { return }
    do { try root.update() } catch { root.warn("input: \(error)") }
  }
}

extension InputEvent {
  /// The keys like shift that were held; nil where the event does not tell.
  fileprivate var modifiers: EventModifiers? {
    switch self {
    case .pointer(let event): event.modifiers
    case .scroll(let event): event.modifiers
    case .key(let event): event.modifiers
    case .text, .magnify, .rotate: nil
    }
  }

  /// When it happened.
  package var time: Date {
    switch self {
    case .pointer(let event): event.time
    case .scroll(let event): event.time
    case .key(let event): event.time
    case .text(let event): event.time
    case .magnify(let event): event.time
    case .rotate(let event): event.time
    }
  }
}

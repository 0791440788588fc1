@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

/// How a press opens a menu at the button that a click opens it with.
nonisolated enum MenuPressing {
  /// Not at all.
  case none
  /// A press that is held, where a click does something else.
  case byHolding
  /// A press that is held, or a mouse that moves meanwhile.
  case byHoldingOrMoving
}

/// A press on the button of a menu that may open it, and then leads to an item.
struct MenuPress {
  /// Where it began, in the root's space.
  let start: CGPoint
  /// When it opens the menu by itself.
  let deadline: Date
  let isTouch: Bool
  /// Whether it has opened the menu.
  var hasOpened = false

  /// How far a pointer is from where it began, in points.
  func distance(to location: CGPoint) -> CGFloat {
    max(abs(location.x - start.x), abs(location.y - start.y))
  }
}

// A press that opens the menu leads on to one of its items, which is chosen where the pointer is let go.
extension MenuNode {
  func receivePress(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    if case .down = event.kind {
      press = MenuPress(
        start: place,
        deadline: event.time.addingTimeInterval(DragPress.delay),
        isTouch: event.isTouch
      )
    }
    guard var current = press else { return .failed }
    switch event.kind {
    case .down: return .possible
    case .moved where current.hasOpened:
      event.perform { [weak self] in self?.light(at: place) }
      return .changed
    case .moved:
      guard current.distance(to: place) >= ScrollDrag.slack else { return .possible }
      // A finger that moves scrolls.
      guard !current.isTouch, modifier.pressing == .byHoldingOrMoving else { break }
      return openByPress(&current, event)
    case .tick where !current.hasOpened && current.deadline <= event.time:
      return openByPress(&current, event)
    case .tick: return current.hasOpened ? .changed : .possible
    case .up where current.hasOpened:
      press = nil
      event.perform { [weak self] in self?.letGo(at: place, of: current) }
      return .ended
    case .up, .cancelled, .magnify, .rotate, .pinchEnded: break
    }
    press = nil
    return .failed
  }

  private func openByPress(_ current: inout MenuPress, _ event: GestureEvent) -> GestureProgress {
    current.hasOpened = true
    press = current
    event.perform { [weak self] in self?.open() }
    return .changed
  }

  /// The item of an open menu at a place of the root's space; nil for none.
  private func item(at location: CGPoint) -> (any FocusTarget)? {
    root.hitPath(at: location).lazy.compactMap { $0 as? MenuItemNode }.first?.item
  }

  private func light(at location: CGPoint) {
    guard isOpen else { return }
    root.input.focus.highlight(item(at: location))
  }

  /// The pointer is let go: over an item that is chosen, on the button or near it the menu stays, elsewhere it closes.
  private func letGo(at location: CGPoint, of press: MenuPress) {
    guard isOpen else { return }
    if let item = item(at: location) as? any Activatable {
      _ = item.activate()
    } else if press.distance(to: location) >= ScrollDrag.slack,
      locationInNode(location).map(boundsContain) != true,
      !root.hitPath(at: location).contains(where: { $0 is MenuItemNode })
    {
      close()
    }
  }
}

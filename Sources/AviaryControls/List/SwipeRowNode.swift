@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

/// Lets a person slide a view outside of lists.
nonisolated struct SwipeRowModifier: _NodeModifier {
  let edge: HorizontalEdge
  let actions: RowSwipeActions
  let swipe: Binding<RowSwipe>
  /// Whether the view is slid: its actions are told.
  let isOpen: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SwipeRowNode(list, child, place)
  }
}

/// The node of a view that is slid.
final class SwipeRowNode: ModifierNode<SwipeRowModifier> {
  private struct Press {
    /// Where it began, in the root's space.
    let start: CGPoint
    /// How far the view was slid before, in points.
    let base: CGFloat
    let isOnActions: Bool
    var isSwiping = false
    var speed: SwipeSpeed
  }

  private var press: Press?
  private var wasOpen = false

  override func viewDidChange() {
    guard wasOpen != modifier.isOpen else { return }
    tell(isOpen: !wasOpen)
  }

  /// What leaves with the view is out of sight too.
  override func willUnmount() {
    super.willUnmount()
    if wasOpen { tell(isOpen: false) }
  }

  private func tell(isOpen: Bool) {
    wasOpen = isOpen
    let tell = modifier.actions.presentation
    root.actions.append(("onPresentationChanged", { tell(isOpen) }))
  }

  override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    // Its buttons are there by themselves once it is slid.
    if !isSwiped { recorder.respond(self) }
  }
}

extension SwipeRowNode: SwipeableRow {
  var swipeDistance: CGFloat {
    get { modifier.swipe.wrappedValue.along }
    set { modifier.swipe.wrappedValue.along = newValue }
  }

  func edgeUncovered(by distance: CGFloat) -> HorizontalEdge { modifier.edge }

  func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool { modifier.actions.allowsFullSwipe }

  var gesturePriority: GesturePriority { isSwiped ? .high : .normal }

  func canSwipe(by distance: CGFloat) -> Bool {
    distance != 0 && (isSwiped || (distance > 0) == (modifier.edge == .leading))
  }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    switch event.kind {
    case .down:
      press = Press(
        start: place,
        base: swipeDistance,
        isOnActions: isOnActions(place),
        speed: SwipeSpeed(at: event.time)
      )
      return .possible
    case .moved: return follow(event, to: place)
    case .up:
      defer { press = nil }
      guard let press else { return .failed }
      if press.isSwiping {
        let velocity = press.speed.velocity(letGoAt: event.time)
        event.perform { [weak self] in self?.endSwipe(velocity: velocity) }
        return .ended
      }
      guard press.base != 0, !press.isOnActions else { return .failed }
      event.perform { [weak self] in self?.closeSwipe() }
      return .ended
    case .cancelled:
      press = nil
      closeSwipe()
      return .failed
    case .tick: return .possible
    case .magnify, .rotate, .pinchEnded: return .failed
    }
  }

  private func follow(_ event: GestureEvent, to place: CGPoint) -> GestureProgress {
    guard var press else { return .failed }
    defer { self.press = press }
    let across = (place.x - press.start.x) * (isRightToLeft ? -1 : 1)
    let down = place.y - press.start.y
    if !press.isSwiping {
      guard max(abs(across), abs(down)) >= ScrollDrag.slack else { return .possible }
      guard abs(across) > abs(down), canSwipe(by: across) else {
        if press.base != 0 { event.perform { [weak self] in self?.closeSwipe() } }
        return .failed
      }
      press.isSwiping = true
    }
    press.speed.move(to: across, at: event.time)
    let (place, edge) = (press.base + across, modifier.edge)
    event.perform { [weak self] in self?.swipe(to: place, edge) }
    return .changed
  }
}

extension SwipeRowNode: AccessibilityResponder {
  private var unseen: UnseenSwipeActions {
    UnseenSwipeActions(actions: [modifier.actions], node: self)
  }

  var offeredActions: [AccessibleAction] { unseen.names.map { .named($0) } }

  var mayOfferActions: Bool { true }

  func perform(_ action: AccessibleAction) -> Bool {
    guard case .named(let name) = action else { return false }
    return unseen.perform(name)
  }
}

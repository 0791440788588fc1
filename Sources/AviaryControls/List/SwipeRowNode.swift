@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

private var theme: SwipeTheme { ControlTheme.standard.swipe }

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

  private var along: CGFloat { modifier.swipe.wrappedValue.along }
  private var actionsNode: RowActionsNode? { child.firstNode(of: RowActionsNode.self) }

  override func viewDidChange() {
    guard wasOpen != modifier.isOpen else { return }
    wasOpen.toggle()
    let tell = modifier.actions.presentation
    let isOpen = wasOpen
    root.actions.append(("onPresentationChanged", { tell(isOpen) }))
  }

  private func slide(to place: CGFloat) {
    var along = modifier.edge == .leading ? max(0, place) : min(0, place)
    if let open = actionsNode?.openWidth, abs(along) > open, !modifier.actions.allowsFullSwipe {
      let excess = (abs(along) - open) * theme.resistance
      along = along < 0 ? -(open + excess) : open + excess
    }
    root.openSwipe.didSwipe(self, isOpen: along != 0)
    if self.along != along { modifier.swipe.wrappedValue.along = along }
  }

  private func letGo(velocity: CGFloat) {
    guard along != 0, let actions = actionsNode else { return closeSwipe() }
    let (distance, open) = (abs(along), actions.openWidth)
    let speed = modifier.edge == .leading ? velocity : -velocity
    if modifier.actions.allowsFullSwipe, distance > max(open, size.width * theme.fullShare),
      let action = actions.firstAction(modifier.edge), action.activate()
    {
      return closeSwipe()
    }
    if speed > theme.flick || (speed > -theme.flick && distance > open / 2) {
      let along = modifier.edge == .leading ? open : -open
      withAnimation { modifier.swipe.wrappedValue.along = along }
    } else {
      closeSwipe()
    }
  }
}

extension SwipeRowNode: SwipeTarget {
  var gesturePriority: GesturePriority { along != 0 ? .high : .normal }

  func canSwipe(by distance: CGFloat) -> Bool {
    distance != 0 && (along != 0 || (distance > 0) == (modifier.edge == .leading))
  }

  func swipe(by distance: CGFloat) { slide(to: along + distance) }

  func endSwipe(velocity: CGFloat) { letGo(velocity: velocity) }

  var isSwiped: Bool { along != 0 }

  func closeSwipe() {
    root.openSwipe.didSwipe(self, isOpen: false)
    guard along != 0 else { return }
    withAnimation { modifier.swipe.wrappedValue.along = 0 }
  }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    switch event.kind {
    case .down:
      let actions = actionsNode.map { $0.convert(CGRect(origin: .zero, size: $0.size), to: nil) }
      press = Press(
        start: place,
        base: along,
        isOnActions: actions?.contains(place) ?? false,
        speed: SwipeSpeed(at: event.time)
      )
      return .possible
    case .moved: return follow(event, to: place)
    case .up:
      defer { press = nil }
      guard let press else { return .failed }
      if press.isSwiping {
        let velocity = press.speed.velocity(letGoAt: event.time)
        event.perform { [weak self] in self?.letGo(velocity: velocity) }
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
    case .magnify, .rotate: return .failed
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
    let along = press.base + across
    event.perform { [weak self] in self?.slide(to: along) }
    return .changed
  }
}

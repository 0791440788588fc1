@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation
import Observation

/// How far a finger from the leading edge has drawn the screen on top aside, to go back to the one below.
@Observable
final class BackSwipe {
  /// In points towards the trailing edge; 0 at rest.
  var along: CGFloat = 0
  /// The screen that is drawn aside, counted from the first.
  var screen = 0
}

/// Puts a screen where a finger has drawn it, and shows the one below meanwhile.
struct SwipedScreen: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection
  let swipe: BackSwipe
  let index: Int
  let isOnTop: Bool

  private var along: CGFloat { swipe.screen == index ? swipe.along : 0 }
  private var isBelow: Bool { swipe.screen == index + 1 && swipe.along > 0 }

  func body(content: Content) -> some View {
    content
      .offset(x: layoutDirection == .rightToLeft ? -along : along)
      .modifier(ScreenVisibility(isShown: isOnTop, isSeen: isOnTop || isBelow))
      .animation(ScreenTransition.animation, value: isOnTop)
  }
}

/// Lets a finger that comes from the leading edge draw a screen aside, and go back by it.
///
/// As on phones: a screen whose button to go back is hidden stays where it is.
nonisolated struct BackSwipeModifier: _NodeModifier {
  let isEnabled: Bool
  let index: Int
  let swipe: BackSwipe
  let goBack: () -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    BackSwipeNode(list, child, place)
  }
}

/// The node of a screen that can be drawn aside.
final class BackSwipeNode: ModifierNode<BackSwipeModifier> {
  private struct Press {
    /// Where it began, in the root's space.
    let start: CGPoint
    var isSwiping = false
    var speed: SwipeSpeed
  }

  private var press: Press?

  /// Whether a point of the node's own space is where such fingers come from.
  private func isAtEdge(_ point: CGPoint) -> Bool {
    let distance = isRightToLeft ? size.width - point.x : point.x
    return modifier.isEnabled && distance >= 0
      && distance < ControlTheme.standard.navigationBar.backSwipeEdge
  }

  // Fingers come from the edge of the screen, whatever is drawn there.
  override func isHit(at point: CGPoint) -> Bool {
    isAtEdge(point) && point.y >= 0 && point.y < size.height
  }

  private func draw(aside along: CGFloat) {
    modifier.swipe.screen = modifier.index
    modifier.swipe.along = max(along, 0)
  }

  /// The finger was lifted: the screen goes, or lies where it was.
  private func letGo(velocity: CGFloat) {
    let swipe = modifier.swipe
    let flick = ControlTheme.standard.swipe.flick
    let goes = velocity > flick || (velocity > -flick && swipe.along > size.width / 2)
    // What goes moves on from where it is: its way out makes up for what this takes back.
    withAnimation(ScreenTransition.animation) { swipe.along = 0 }
    if goes { modifier.goBack() }
  }
}

extension BackSwipeNode: GestureNode {
  var gesturePriority: GesturePriority { .high }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    switch event.kind {
    case .down:
      guard event.isTouch, isAtEdge(event.location) else { return .failed }
      press = Press(start: place, speed: SwipeSpeed(at: event.time))
      return .possible
    case .moved: return follow(event, to: place)
    case .up:
      defer { press = nil }
      guard let press, press.isSwiping else { return .failed }
      let velocity = press.speed.velocity(letGoAt: event.time)
      event.perform { [weak self] in self?.letGo(velocity: velocity) }
      return .ended
    case .cancelled:
      if press?.isSwiping == true {
        withAnimation(ScreenTransition.animation) { modifier.swipe.along = 0 }
      }
      press = nil
      return .failed
    case .tick: return .possible
    case .magnify, .rotate: return .failed
    }
  }

  private func follow(_ event: GestureEvent, to place: CGPoint) -> GestureProgress {
    guard var press else { return .failed }
    defer { self.press = press }
    let along = (place.x - press.start.x) * (isRightToLeft ? -1 : 1)
    if !press.isSwiping {
      let down = abs(place.y - press.start.y)
      guard max(abs(along), down) >= ScrollDrag.slack else { return .possible }
      guard along > down else { return .failed }
      press.isSwiping = true
    }
    press.speed.move(to: along, at: event.time)
    event.perform { [weak self] in self?.draw(aside: along) }
    return .changed
  }
}

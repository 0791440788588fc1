@_spi(Hosting) import AviaryDrawing
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
  /// The screens below which the one before stays seen for all of their way, counted from the first, with their nodes.
  @ObservationIgnored var standingOut: [Int: ObjectIdentifier] = [:]
}

/// Puts a screen where a finger has drawn it, and shows the one below meanwhile.
struct SwipedScreen: ViewModifier {
  let swipe: BackSwipe
  let index: Int
  let isOnTop: Bool

  private var along: CGFloat { swipe.screen == index ? swipe.along : 0 }
  private var isBelow: Bool { swipe.screen == index + 1 && swipe.along > 0 }

  func body(content: Content) -> some View {
    content
      .modifier(ScreenAside(along: along, index: index, swipe: swipe))
      .modifier(
        ScreenVisibility(isShown: isOnTop, isSeen: isOnTop || isBelow) {
          swipe.standingOut[index + 1] != nil
        }
      )
      .animation(ScreenTransition.animation, value: isOnTop)
  }
}

/// Draws a screen where a finger has drawn it.
nonisolated struct ScreenAside: _NodeModifier, Animatable {
  /// In points towards the trailing edge.
  var along: CGFloat
  /// Counted from the first screen.
  let index: Int
  // Nodes live on the main thread.
  nonisolated(unsafe) let swipe: BackSwipe

  var animatableData: CGFloat {
    get { along }
    set { along = newValue }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScreenAsideNode(list, child, place)
  }
}

/// The node of a screen of a stack.
///
/// One that grows out of a view becomes smaller as it is drawn aside, and is drawn so only; others move.
final class ScreenAsideNode: ModifierNode<ScreenAside>, TransitioningScreen {
  var comesIn: Bool { modifier.index > 0 }

  var transition = _NavigationTransitionKind.automatic {
    didSet {
      let standingOut = modifier.swipe.standingOut[modifier.index]
      if transition != .automatic {
        modifier.swipe.standingOut[modifier.index] = ObjectIdentifier(self)
      } else if standingOut == ObjectIdentifier(self) {
        modifier.swipe.standingOut[modifier.index] = nil
      }
      didMove()
    }
  }

  /// Whether it becomes smaller, and doesn't just move.
  private var shrinks: Bool { TransitionSourceKey(transition) != nil }

  /// What a screen stands on that lies over others: they don't fade below it.
  var backdrop: RGBA {
    Color(.systemBackground).rgba(in: EnvironmentValues(scope: environment))
  }

  private func didMove() {
    invalidateDrawing()
    parent?.invalidateDrawing()
  }

  override func viewDidChange() { didMove() }

  override func modifierDidChange(from old: ScreenAside, _ animator: Animator) {
    animateModifier(from: old, animator, .apartFromUpdates) { [unowned self] _ in didMove() }
  }

  override var transformToParent: CGAffineTransform {
    let along = shrinks ? 0 : shownModifier.along
    guard along != 0 else { return super.transformToParent }
    return super.transformToParent.translatedBy(x: isRightToLeft ? -along : along, y: 0)
  }

  override func draw(into recorder: inout NodeRecorder) {
    let along = shownModifier.along
    guard shrinks, along > 0, size.width > 0 else { return recorder.draw(child) }
    let theme = ControlTheme.standard.screenZoom
    let inner = recorder.apart(child)
    recorder.accessibility += inner.accessibility
    let scale = 1 - (1 - theme.drawnScale) * min(along / size.width, 1)
    let radius = theme.drawnRadius * min(along / theme.roundingWay, 1)
    let bounds = CGRect(origin: .zero, size: size)
    var whole = FragmentBuilder()
    whole.fill(bounds, .color(backdrop))
    whole.fragment(inner.display)
    var clipped = FragmentBuilder()
    clipped.clipped(whole.build(), to: Path(roundedRect: bounds, cornerRadius: radius))
    // It stays below the finger.
    let way = (isRightToLeft ? -along : along) * scale
    recorder.builder.transformed(
      clipped.build(),
      by: CGAffineTransform(translationX: size.width / 2 + way / 2, y: size.height / 2)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -size.width / 2, y: -size.height / 2)
    )
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
    case .magnify, .rotate, .pinchEnded: return .failed
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

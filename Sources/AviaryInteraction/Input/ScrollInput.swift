@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryStacks
import Foundation

/// Leads wheels, touchpads and keys to scroll views, and keeps those moving that run out.
final class ScrollInput: TimeDriven, ScrollMover {
  private unowned let root: ViewRoot
  private var motions: [ObjectIdentifier: ScrollMomentum] = [:]
  /// What the fingers on a touchpad scroll, until they leave it.
  private weak var latched: ScrollNode?
  /// The view that they slide, and how fast, in points a second.
  private weak var slid: (any SwipeTarget)?
  private var slidAt = Date.distantPast
  private var slideVelocity: CGFloat = 0
  /// The scroll view that was pressed since the focus moved: keys scroll it.
  private weak var pressed: ScrollNode?

  init(root: ViewRoot) {
    self.root = root
    root.clock.add(self)
  }

  /// How a scroll view moves.
  func motion(of node: ScrollNode) -> ScrollMomentum {
    let key = ObjectIdentifier(node)
    if let known = motions[key] { return known }
    let made = ScrollMomentum(node, root.clock)
    motions[key] = made
    node.mover = self
    return made
  }

  /// A scroll view leaves the tree.
  package func forget(_ node: ScrollNode) { motions[ObjectIdentifier(node)] = nil }

  // MARK: - Wheels and touchpads

  func receive(_ event: InputEvent.Scroll) -> Bool {
    var delta = event.delta
    if event.modifiers.contains(.shift), delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    return event.isPrecise ? follow(event, delta) : turn(event, delta)
  }

  private func turn(_ event: InputEvent.Scroll, _ delta: CGSize) -> Bool {
    _ = root.openSwipe.close()
    let path = root.hitPath(at: event.location)
    if turnsWheel(in: path, by: delta, isPrecise: false) { return true }
    if let node = scrollNode(in: path, taking: delta) {
      motion(of: node).turnWheel(by: node.logical(delta))
      return true
    }
    // A wheel that turns one way only also moves what scrolls the other way, where nothing around scrolls its own.
    let across = CGSize(width: delta.height, height: 0)
    let isForAnother = scrollNodes(in: path).contains { $0.hasSpaceToScroll(.vertical) }
    guard delta.width == 0, !isForAnother, let node = scrollNode(in: path, taking: across) else {
      return false
    }
    motion(of: node).turnWheel(by: node.logical(across))
    return true
  }

  private func follow(_ event: InputEvent.Scroll, _ delta: CGSize) -> Bool {
    switch event.phase {
    // The end of the gesture before may have gone elsewhere.
    case .began: _ = letGo(event)
    case .changed: break
    case .ended, .cancelled: return letGo(event)
    }
    guard delta != .zero else { return false }
    if slid != nil { return slide(event, delta) }
    if latched == nil {
      let path = root.hitPath(at: event.location)
      if turnsWheel(in: path, by: delta, isPrecise: true) { return true }
      // At its end content is pulled beyond it, where nothing around goes on.
      let node = scrollNode(in: path, taking: delta) ?? bouncingNode(in: path, along: delta)
      if let target = swipeTarget(in: path, inside: node, by: delta) {
        slid = target
        slidAt = event.time
        slideVelocity = 0
        return slide(event, delta)
      }
      _ = root.openSwipe.close()
      latched = node
      if let latched { motion(of: latched).begin(isElastic: true) }
    }
    guard let node = latched else { return false }
    motion(of: node).follow(by: node.logical(delta))
    return true
  }

  /// The fingers have left the touchpad.
  private func letGo(_ event: InputEvent.Scroll) -> Bool {
    if let target = slid {
      slid = nil
      target.endSwipe(velocity: event.time.timeIntervalSince(slidAt) < 0.1 ? slideVelocity : 0)
      return true
    }
    guard let node = latched else { return false }
    latched = nil
    motion(of: node).letGo()
    return true
  }

  /// Turns the wheel that is hit, unless something in it scrolls.
  private func turnsWheel(in path: [ViewNode], by delta: CGSize, isPrecise: Bool) -> Bool {
    guard abs(delta.height) > abs(delta.width),
      let index = path.lastIndex(where: { $0 is any WheelTarget }),
      let target = path[index] as? any WheelTarget,
      !path[index...].contains(where: { $0.scroller != nil })
    else { return false }
    return target.turnWheel(by: delta.height, isPrecise: isPrecise)
  }

  /// The view below fingers that move across it, unless something in it scrolls that way.
  private func swipeTarget(
    in path: [ViewNode],
    inside scroll: ScrollNode?,
    by delta: CGSize
  ) -> (any SwipeTarget)? {
    guard abs(delta.width) > abs(delta.height),
      let target = path.reversed().lazy.compactMap({ $0 as? any SwipeTarget }).first,
      scroll?.isInside(target) != true, target.takesGestures,
      target.canSwipe(by: target.isRightToLeft ? delta.width : -delta.width)
    else { return nil }
    return target
  }

  private func slide(_ event: InputEvent.Scroll, _ delta: CGSize) -> Bool {
    guard let target = slid, target.isMounted else { return false }
    let distance = target.isRightToLeft ? delta.width : -delta.width
    let passed = event.time.timeIntervalSince(slidAt)
    if passed > 0 { slideVelocity = distance / passed }
    slidAt = event.time
    target.swipe(by: distance)
    return true
  }

  /// The scroll views that are hit, outermost first.
  private func scrollNodes(in path: [ViewNode]) -> [ScrollNode] {
    path.compactMap(\.scroller)
  }

  /// The innermost scroll view that can move that way.
  private func scrollNode(in path: [ViewNode], taking delta: CGSize) -> ScrollNode? {
    let nodes = scrollNodes(in: path).filter(\.isScrollEnabled)
    return nodes.last { $0.canMove(by: $0.logical(delta)) }
  }

  /// The innermost scroll view that lets itself be pulled beyond its end that way.
  private func bouncingNode(in path: [ViewNode], along delta: CGSize) -> ScrollNode? {
    let axis: Axis = abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
    return scrollNodes(in: path).last { $0.bounces(axis) }
  }

  // MARK: - Keys

  /// Scrolls as a key asks for it.
  ///
  /// That is the scroll view that was pressed last, else the one around the focus, else the first one that is shown.
  ///
  /// - Parameter node: The scroll view around the focus; nil for none.
  func receive(_ key: InputEvent.Key, in node: ScrollNode?) -> Bool {
    guard let node = pressedInFront ?? node ?? root.frontmostScrollNode, node.isScrollEnabled
    else { return false }
    if key.isCommand { return key.key.character.lowercased() == "r" && node.refresh() }
    let axis: Axis = node.scrolls(.vertical) ? .vertical : .horizontal
    let page = max(node.size[axis] - 40, 40)
    let motion = motion(of: node)
    var place = motion.destination
    switch key.key {
    case .space: place[axis] += key.modifiers.contains(.shift) ? -page : page
    case .pageDown: place[axis] += page
    case .pageUp: place[axis] -= page
    case .home: place[axis] = node.offsetRange(axis).lowerBound
    case .end: place[axis] = node.offsetRange(axis).upperBound
    case .downArrow where node.scrolls(.vertical): place.y += 40
    case .upArrow where node.scrolls(.vertical): place.y -= 40
    case .rightArrow where node.scrolls(.horizontal): place.x += node.isRightToLeft ? -40 : 40
    case .leftArrow where node.scrolls(.horizontal): place.x -= node.isRightToLeft ? -40 : 40
    default: return false
    }
    motion.glide(to: place)
    return true
  }

  /// A press has hit what is in some scroll views, outermost first.
  func wasPressed(_ path: [ViewNode]) {
    pressed = scrollNodes(in: path).last
  }

  /// The focus is elsewhere now.
  func focusDidMove() { pressed = nil }

  private var pressedInFront: ScrollNode? {
    guard let pressed, pressed.isMounted, let front = root.frontmostNode, pressed.isInside(front)
    else { return nil }
    return pressed
  }

  // MARK: - Time

  var nextWakeUp: WakeUp { motions.values.reduce(.never) { $0.earlier($1.nextWakeUp) } }

  func tick(_ now: Date) {
    for motion in Array(motions.values) where motion.isMoving { motion.tick(now) }
  }
}

extension ViewRoot {
  /// The first scroll view of what lies on top of everything else.
  fileprivate var frontmostScrollNode: ScrollNode? {
    frontmostNode?.firstScrollNode(inReach: true)
  }
}

@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryStacks
import Foundation

/// How a scroll view moves over time: it follows a pointer, runs out after it, or goes to a place.
///
/// Offsets are those of ``ScrollNode/offset``, in points; velocities in points a second.
final class ScrollMomentum {
  /// What is left of a velocity after a millisecond, as `UIScrollView.DecelerationRate.normal` documents.
  static let normalRate: CGFloat = 0.998
  /// The same where the place of rest is given: `UIScrollView.DecelerationRate.fast`.
  static let fastRate: CGFloat = 0.99
  /// How near to its end a motion is over, in points.
  static let tolerance: CGFloat = 0.5

  /// Runs out towards a place, ever slower.
  private struct Decay {
    let start: CGPoint
    let end: CGPoint
    let rate: CGFloat
    let began: Date

    /// What of the way is left at a time, 1 to 0.
    func remainder(_ now: Date) -> CGFloat {
      CGFloat(pow(Double(rate), now.timeIntervalSince(began) * 1_000))
    }

    func offset(_ now: Date) -> CGPoint {
      let left = remainder(now)
      return CGPoint(x: end.x - (end.x - start.x) * left, y: end.y - (end.y - start.y) * left)
    }

    func velocity(_ now: Date) -> CGVector {
      let factor = -1_000 * CGFloat(log(Double(rate))) * remainder(now)
      return CGVector(dx: (end.x - start.x) * factor, dy: (end.y - start.y) * factor)
    }

    func isOver(_ now: Date) -> Bool {
      let left = remainder(now)
      return abs(end.x - start.x) * left < ScrollMomentum.tolerance
        && abs(end.y - start.y) * left < ScrollMomentum.tolerance
    }
  }

  unowned let node: ScrollNode
  private unowned let clock: FrameClock
  private var decay: Decay?
  /// The offsets of the last tenth of a second, from which a velocity is found.
  private var samples: [(time: Date, offset: CGPoint)] = []
  /// The offset where the gesture under way began, and what it asked for so far, beyond the ends too.
  private var origin: CGPoint?
  private var wanted = CGPoint.zero
  /// When a wheel counts as at rest.
  private var wheelEnd: Date?
  /// Whether fingers lead it, which pull the content beyond its ends.
  private var isElastic = false
  /// The way back of content that was pulled, or has run, beyond its ends.
  private var bounce: (x: RubberBand.Return, y: RubberBand.Return, began: Date)?

  init(_ node: ScrollNode, _ clock: FrameClock) {
    self.node = node
    self.clock = clock
  }

  /// When a pull of fingers on a touchpad counts as let go though nobody says so: not every display tells of its end.
  private var pullEnd: Date?
  /// How long such a pull rests before that, in seconds; chosen.
  private static let pullPatience: TimeInterval = 0.5

  var isMoving: Bool { decay != nil || wheelEnd != nil || bounce != nil || pullEnd != nil }

  var nextWakeUp: WakeUp {
    if decay != nil || bounce != nil { return .now }
    return (wheelEnd ?? pullEnd).map { .at($0) } ?? .never
  }

  // MARK: - By hand

  /// A gesture begins: whatever the scroll view did ends here.
  ///
  /// - Parameter isElastic: Whether fingers make it, which pull the content beyond its ends.
  func begin(isElastic: Bool = false) {
    decay = nil
    pullEnd = nil
    wheelEnd = nil
    bounce = nil
    self.isElastic = isElastic
    if !isElastic { node.overshoot = .zero }
    origin = node.offset
    wanted = pulledOffset
    samples = [(clock.now, wanted)]
    node.receive(.grabbed)
  }

  /// Where the content would be if nothing held it back at its ends.
  var pulledOffset: CGPoint {
    var place = node.offset
    for axis in Axis.allCases {
      place[axis] += RubberBand.pull(node.overshoot[axis], length: node.size[axis])
    }
    return place
  }

  /// Shows what was pulled beyond the ends.
  private func showPull() {
    guard isElastic else { return }
    let inside = node.clamped(wanted)
    var shown = CGPoint.zero
    for axis in Axis.allCases where node.bounces(axis) {
      shown[axis] = RubberBand.shown(wanted[axis] - inside[axis], length: node.size[axis])
    }
    node.overshoot = shown
  }

  /// Lets the content come back from beyond its ends.
  ///
  /// - Parameter velocity: How fast it goes beyond them yet, in points a second.
  /// - Returns: Whether there is any way to go.
  private func springBack(at velocity: CGVector = .zero) -> Bool {
    let start = node.overshoot
    var speed = velocity
    if !isElastic || !node.bounces(.horizontal) { speed.dx = 0 }
    if !isElastic || !node.bounces(.vertical) { speed.dy = 0 }
    guard start != .zero || speed != .zero else { return false }
    bounce = (
      RubberBand.Return(start: start.x, velocity: speed.dx),
      RubberBand.Return(start: start.y, velocity: speed.dy),
      clock.now
    )
    return true
  }

  /// - Returns: Whether the content is back.
  private func follow(
    _ bounce: (x: RubberBand.Return, y: RubberBand.Return, began: Date),
    _ now: Date
  ) -> Bool {
    let time = now.timeIntervalSince(bounce.began)
    let isBack = bounce.x.isOver(after: time) && bounce.y.isOver(after: time)
    node.overshoot =
      isBack ? .zero : CGPoint(x: bounce.x.place(after: time), y: bounce.y.place(after: time))
    return isBack
  }

  /// The gesture has moved the content by so much since it began.
  func follow(to offset: CGPoint) {
    wanted = offset
    samples.append((clock.now, offset))
    samples.removeAll { clock.now.timeIntervalSince($0.time) > 0.1 }
    node.move(at: velocity)
    node.scroll(to: offset, byHand: true)
    showPull()
  }

  func follow(by delta: CGSize) {
    bounce = nil
    follow(to: CGPoint(x: wanted.x + delta.width, y: wanted.y + delta.height))
    pullEnd = node.overshoot == .zero ? nil : clock.now.addingTimeInterval(Self.pullPatience)
  }

  private var velocity: CGVector {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let time = CGFloat(last.time.timeIntervalSince(first.time))
    // Who stopped before letting go has no velocity.
    guard time > 0.001, clock.now.timeIntervalSince(last.time) < 0.05 else { return .zero }
    return CGVector(
      dx: (last.offset.x - first.offset.x) / time,
      dy: (last.offset.y - first.offset.y) / time
    )
  }

  /// The gesture ends: the content runs out, or goes to where the scroll view's behaviour wants it.
  func letGo() {
    pullEnd = nil
    let velocity = velocity
    let start = node.offset
    if node.offsetRange(.vertical).lowerBound - wanted.y >= ScrollNode.refreshDistance {
      node.refresh()
    }
    let way = -1 / (1_000 * CGFloat(log(Double(Self.normalRate))))
    var natural = start
    // What is pulled beyond an end has nowhere to run out to.
    for axis in Axis.allCases where node.scrolls(axis) && node.overshoot[axis] == 0 {
      natural[axis] += (axis == .horizontal ? velocity.dx : velocity.dy) * way
    }
    let rest = node.restingOffset(from: origin ?? start, proposed: natural, velocity: velocity)
    origin = nil
    let isFree = EnvironmentValues(scope: node.environment).scrollTargetBehavior == nil
    // Content that would run over its end keeps its speed until it is there.
    decay = Decay(
      start: start,
      end: isFree ? natural : rest,
      rate: isFree ? Self.normalRate : Self.fastRate,
      began: clock.now
    )
    if decay?.isOver(clock.now) == true {
      if rest != start { node.scroll(to: rest, byHand: true) }
      decay = nil
      if springBack() { node.receive(.released) } else { comeToRest() }
    } else {
      if node.overshoot != .zero { _ = springBack() }
      node.receive(.released)
    }
  }

  /// A finger that has held the content leaves it where it is: from beyond its ends it comes back.
  func letGoHeld() {
    if springBack() { node.receive(.released) } else { stop() }
  }

  /// A finger holds the content that moves.
  func hold() {
    let shown = node.overshoot
    stop()
    isElastic = true
    node.overshoot = shown
  }

  /// A wheel was turned by a notch.
  func turnWheel(by delta: CGSize) {
    decay = nil
    endBounce()
    if wheelEnd == nil {
      origin = node.offset
      node.receive(.grabbed)
    }
    wheelEnd = clock.now.addingTimeInterval(0.15)
    node.scroll(
      to: CGPoint(x: node.plannedOffset.x + delta.width, y: node.plannedOffset.y + delta.height),
      byHand: true
    )
  }

  // MARK: - By itself

  /// Goes to an offset, as keys make it.
  func glide(to offset: CGPoint) {
    wheelEnd = nil
    origin = nil
    endBounce()
    let end = node.clamped(offset)
    guard end != node.offset else { return comeToRest() }
    decay = Decay(start: node.offset, end: end, rate: Self.fastRate, began: clock.now)
    node.receive(.sent)
  }

  /// Where it is going to.
  var destination: CGPoint { decay.map { node.clamped($0.end) } ?? node.plannedOffset }

  func stop() {
    guard isMoving || node.phase != .idle else { return }
    decay = nil
    wheelEnd = nil
    origin = nil
    endBounce()
    comeToRest()
  }

  private func endBounce() {
    bounce = nil
    pullEnd = nil
    isElastic = false
    node.overshoot = .zero
  }

  func tick(_ now: Date) {
    if let end = pullEnd, end <= now {
      pullEnd = nil
      wanted = node.offset
      _ = springBack()
    }
    if let end = wheelEnd, end <= now {
      wheelEnd = nil
      let rest = node.restingOffset(
        from: origin ?? node.offset,
        proposed: node.offset,
        velocity: .zero
      )
      origin = nil
      if rest == node.offset {
        comeToRest()
      } else {
        decay = Decay(start: node.offset, end: rest, rate: Self.fastRate, began: now)
        node.receive(.released)
      }
      return
    }
    guard bounce != nil || decay != nil else { return }
    var isBack = true
    if let bounce {
      isBack = follow(bounce, now)
      if isBack { self.bounce = nil }
    }
    guard let decay else {
      if isBack { comeToRest() }
      return
    }
    let place = decay.offset(now)
    let isAtEnd = Axis.allCases.allSatisfy { axis in
      let range = node.offsetRange(axis)
      return decay.end[axis] == decay.start[axis]
        || (place[axis] <= range.lowerBound && decay.end[axis] < decay.start[axis])
        || (place[axis] >= range.upperBound && decay.end[axis] > decay.start[axis])
    }
    if decay.isOver(now) || isAtEnd {
      node.scroll(to: node.clamped(decay.isOver(now) ? decay.end : place), byHand: true)
      self.decay = nil
      // Content that has come to its end at speed runs a bit beyond it.
      if bounce == nil, decay.isOver(now) || !springBack(at: decay.velocity(now)) { comeToRest() }
    } else {
      node.move(at: decay.velocity(now))
      node.scroll(to: place, byHand: true)
    }
  }

  private func comeToRest() {
    decay = nil
    node.receive(.stopped)
    node.flashIndicators()
  }
}

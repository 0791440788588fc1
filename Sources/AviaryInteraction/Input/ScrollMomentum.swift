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

  init(_ node: ScrollNode, _ clock: FrameClock) {
    self.node = node
    self.clock = clock
  }

  var isMoving: Bool { decay != nil || wheelEnd != nil }

  var nextWakeUp: WakeUp {
    if decay != nil { return .now }
    return wheelEnd.map { .at($0) } ?? .never
  }

  // MARK: - By hand

  /// A gesture begins: whatever the scroll view did ends here.
  func begin() {
    decay = nil
    wheelEnd = nil
    origin = node.offset
    wanted = node.offset
    samples = [(clock.now, node.offset)]
    node.receive(.grabbed)
  }

  /// The gesture has moved the content by so much since it began.
  func follow(to offset: CGPoint) {
    wanted = offset
    samples.append((clock.now, offset))
    samples.removeAll { clock.now.timeIntervalSince($0.time) > 0.1 }
    node.move(at: velocity)
    node.scroll(to: offset, byHand: true)
  }

  func follow(by delta: CGSize) {
    follow(to: CGPoint(x: wanted.x + delta.width, y: wanted.y + delta.height))
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
    let velocity = velocity
    let start = node.offset
    if node.offsetRange(.vertical).lowerBound - wanted.y >= ScrollNode.refreshDistance {
      node.refresh()
    }
    let way = -1 / (1_000 * CGFloat(log(Double(Self.normalRate))))
    var natural = start
    for axis in Axis.allCases where node.scrolls(axis) {
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
      comeToRest()
    } else {
      node.receive(.released)
    }
  }

  /// A wheel was turned by a notch.
  func turnWheel(by delta: CGSize) {
    decay = nil
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
    comeToRest()
  }

  func tick(_ now: Date) {
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
    guard let decay else { return }
    let place = decay.offset(now)
    let isAtEnd = Axis.allCases.allSatisfy { axis in
      let range = node.offsetRange(axis)
      return decay.end[axis] == decay.start[axis]
        || (place[axis] <= range.lowerBound && decay.end[axis] < decay.start[axis])
        || (place[axis] >= range.upperBound && decay.end[axis] > decay.start[axis])
    }
    if decay.isOver(now) || isAtEnd {
      node.scroll(to: node.clamped(decay.isOver(now) ? decay.end : place), byHand: true)
      comeToRest()
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

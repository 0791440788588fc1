package import AviaryGeometry
package import Foundation

/// The system's own animation: a spring without bounce.
package struct DefaultAnimation: CustomAnimation {
  private var spring: SpringAnimation {
    SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0)
  }

  package func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  package func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// A curve over a time.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    guard duration > 0 else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// A spring towards the value; it takes over from another spring, and keeps that one's velocity.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  let blendDuration: TimeInterval

  /// The velocity at the start, for each second.
  private enum InitialVelocity<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Value { .zero }
  }

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    let velocity = context.state[InitialVelocity<V>.self]
    // No spring settles before its duration is over.
    if time >= spring.duration, time >= settling(value, velocity) { return nil }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  /// When what is left can't be seen: the longer the way, the more that may be.
  private func settling<V: VectorArithmetic>(_ way: V, _ velocity: V) -> TimeInterval {
    let reach = (way.magnitudeSquared + velocity.magnitudeSquared * 0.01).squareRoot()
    // A way that was taken back before it began.
    guard reach > 1e-9 else { return 0 }
    return spring.settlingDuration(
      target: way,
      initialVelocity: velocity,
      epsilon: 0.001 * max(reach / 10, min(reach, 1))
    )
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    spring.velocity(
      target: value,
      initialVelocity: context.state[InitialVelocity<V>.self],
      time: time
    )
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    guard
      previous.base is SpringAnimation || previous.base is DefaultAnimation
        || previous.base is TrackedMotion,
      let velocity = previous.velocity(value: value, time: time, context: context)
    else { return false }
    context.state[InitialVelocity<V>.self] = velocity
    return true
  }
}

/// A spring with a velocity at the start, in fractions of the way for each second.
struct AddingSpringAnimation: CustomAnimation {
  let spring: Spring
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    let end = spring.settling(amplitude: 1, velocity: initialVelocity, epsilon: 0.001)
    guard time < end else { return nil }
    return spring.value(
      target: value,
      initialVelocity: value.scaled(by: initialVelocity),
      time: time
    )
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

/// Another animation, later.
struct DelayedAnimation: CustomAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// Another animation at another speed.
struct SpeedAnimation: CustomAnimation {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// Another animation several times.
struct RepeatedAnimation: CustomAnimation {
  let base: Animation
  /// nil for ever.
  let count: Int?
  let autoreverses: Bool

  private enum Progress<Value: VectorArithmetic>: AnimationStateKey {
    /// The runs that have ended and when the current one began.
    static var defaultValue: (done: Int, start: TimeInterval) { (0, 0) }
  }

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    var progress = context.state[Progress<V>.self]
    while count.map({ progress.done < $0 }) ?? true {
      var inner = context.withState(AnimationState<V>())
      if let current = base.animate(value: value, time: time - progress.start, context: &inner) {
        context.state[Progress<V>.self] = progress
        return autoreverses && progress.done % 2 == 1 ? value - current : current
      }
      // A run that takes no time would never end. One of which it is not known how long it takes ends with the
      // frame that shows its end.
      let end = base.fixedDuration.map { progress.start + $0 } ?? time
      if end <= progress.start { return nil }
      progress = (progress.done + 1, end)
    }
    return nil
  }
}

/// Another animation that counts as complete after a time.
struct CompletedAnimation: CustomAnimation {
  let base: Animation
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}

extension Animation {
  /// How long the animation takes, in seconds, where that doesn't depend on the way; nil for springs and for animations
  /// of others.
  fileprivate var fixedDuration: TimeInterval? {
    switch base {
    case let curve as CurveAnimation: curve.duration
    case let delayed as DelayedAnimation: delayed.base.fixedDuration.map { $0 + delayed.delay }
    case let fast as SpeedAnimation:
      fast.speed > 0 ? fast.base.fixedDuration.map { $0 / fast.speed } : nil
    case let completed as CompletedAnimation: completed.base.fixedDuration
    case let repeated as RepeatedAnimation:
      repeated.count.flatMap { count in repeated.base.fixedDuration.map { $0 * Double(count) } }
    default: nil
    }
  }
}

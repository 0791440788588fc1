import AviaryGeometry
import Foundation

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

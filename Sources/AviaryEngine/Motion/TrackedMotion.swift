import AviaryGeometry
import Foundation

/// Where a value has been lately that a hand moves: changes of it are shown at once, and an animation may go on with
/// their velocity.
///
/// Source: documentation of `Transaction.tracksVelocity`.
struct TrackedValue<Value: VectorArithmetic> {
  private var places: [(value: Value, time: Date)] = []

  /// How long ago a place may be that the velocity is measured from, in seconds.
  static var memory: TimeInterval { 0.1 }

  /// Remembers that the value has been changed; of changes at the same time the last one counts.
  mutating func move(to value: Value, at time: Date) {
    forget(before: time)
    if places.last?.time == time { places.removeLast() }
    places.append((value, time))
  }

  private mutating func forget(before now: Date) {
    places.removeAll { now.timeIntervalSince($0.time) > Self.memory }
  }

  /// How fast the value changes now, for each second; zero where it has been left alone.
  mutating func velocity(at now: Date) -> Value {
    forget(before: now)
    guard let first = places.first, let last = places.last else { return .zero }
    let time = last.time.timeIntervalSince(first.time)
    guard time > 0 else { return .zero }
    return (last.value - first.value).scaled(by: 1 / time)
  }
}

/// What a value that a hand has moved brings along: no way that is left, but a velocity.
struct TrackedMotion: CustomAnimation {
  /// The velocity, for each second.
  enum Velocity<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Value { .zero }
  }

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? { nil }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { context.state[Velocity<V>.self] }
}

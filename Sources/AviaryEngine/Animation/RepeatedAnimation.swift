import AviaryGeometry
import Foundation

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

import AviaryGeometry
import Foundation

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

import AviaryGeometry
import Foundation

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

package import AviaryGeometry
import AviaryGraph
import Foundation

// The funnel: all that is animated goes through here.
extension Animator {
  /// Takes a value to another one, with the animation of the place if there is one.
  ///
  /// - Parameters:
  ///   - owner: The node or list whose value it is; kept as long as the value moves.
  ///   - attribute: Which of its values it is.
  ///   - scope: The environment that the owner is in.
  ///   - old: The value so far; what moves already goes on from where it is.
  ///   - new: The value at the end.
  ///   - writing: When the value is written beside each step.
  ///   - show: Writes a value that is to be seen. Must not keep the owner.
  /// - Returns: The value to show now.
  @discardableResult
  package func animate<Value: Animatable>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute,
    at scope: EnvironmentScope,
    from old: Value,
    to new: Value,
    _ writing: MotionWriting,
    show: @escaping (Value) -> Void
  ) -> Value {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return new }
    return animate(
      owner,
      attribute,
      in: transaction(at: scope),
      at: scope,
      from: old,
      to: new,
      writing,
      show: show
    )
  }

  /// The same in a given transaction.
  @discardableResult
  package func animate<Value: Animatable>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute,
    in transaction: Transaction,
    at scope: EnvironmentScope,
    from old: Value,
    to new: Value,
    _ writing: MotionWriting,
    show: @escaping (Value) -> Void
  ) -> Value {
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    let known = entries[key]?.motion as? AnimatableMotion<Value>
    let end = new.animatableData
    if let known {
      known.model = new
      known.show = show
      if known.track.target == end { return known.shown }
    } else if old.animatableData == end {
      return new
    }
    guard let animation = transaction.animation, !animation.isInstant else {
      if let known {
        CompletionGroup.holding { known.track.jump(to: end) }
        remove(key)
      }
      if transaction.tracksVelocity { track(key, at: end) }
      return new
    }
    var hand = tracked.removeValue(forKey: key) as? TrackedValue<Value.AnimatableData>
    let motion = known ?? AnimatableMotion(at: old, writing, show: show)
    motion.model = new
    CompletionGroup.holding {
      motion.track.animate(
        to: end,
        animation,
        environment: EnvironmentValues(scope: scope),
        waiting: transaction.completions,
        velocity: hand?.velocity(at: now) ?? .zero,
        now
      )
    }
    put(motion, of: owner, key)
    (owner as? ViewNode)?.hasMotion = true
    root.needsDisplay = true
    if showsModelValues { motion.applyModelValues() }
    return motion.shown
  }

  /// A hand has moved a value.
  func track<Value: VectorArithmetic>(_ key: Key, at value: Value) {
    // What was moved before that stands still by now.
    if now.timeIntervalSince(lastTracked) > TrackedValue<Value>.memory { tracked.removeAll() }
    lastTracked = now
    var places = tracked[key] as? TrackedValue<Value> ?? TrackedValue()
    places.move(to: value, at: now)
    tracked[key] = places
  }

  /// A view or a modifier with a body gets another value: if it is animatable, its body will run with each step.
  func valueWillChange<Value>(
    _ list: _ViewList,
    from old: Value,
    to new: Value,
    at scope: EnvironmentScope,
    _ dependent: Dependent
  ) {
    guard mayAnimate || !Transaction.current.isEmpty || !entries.isEmpty else { return }
    guard let animatable = old as? any Animatable else { return }
    func change<A: Animatable>(from old: A) {
      guard let new = new as? A else { return }
      animate(list, .body, at: scope, from: old, to: new, .withSteps) { [weak dependent] _ in
        dependent?.invalidate()
      }
    }
    change(from: animatable)
  }
}

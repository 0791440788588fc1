public import AviaryGeometry
import Foundation

/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable = Body.Value
  /// The keyframes that make these up.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that make these up.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a path. For the engine.
  func _append(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body: KeyframeTrackContent, Body.Value == Value {
  /// Adds the keyframes of the body.
  ///
  /// For the engine.
  public func _append(to path: inout _KeyframePath<Value>) { body._append(to: &path) }
}

extension KeyframeTrackContent where Body == Never {
  /// Not to be called: the keyframes are built in.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: nonisolated Animatable {
  /// There is no value to animate.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: nonisolated KeyframeTrackContent {
  /// There is no value.
  public typealias Value = Never
  /// Adds nothing.
  public nonisolated func _append(to path: inout _KeyframePath<Never>) {}
}

/// The keyframes of one value in order.
///
/// For the engine.
public struct _KeyframePath<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, startVelocity: Value?)
  }

  struct Keyframe {
    let value: Value
    let duration: TimeInterval
    let kind: Kind
  }

  var keyframes: [Keyframe] = []

  var duration: TimeInterval { keyframes.reduce(0) { $0 + $1.duration } }

  /// The value at a time, in seconds, from a first value.
  func value(from initial: Value, at time: TimeInterval) -> Value {
    var start = initial
    var begin: TimeInterval = 0
    for (index, keyframe) in keyframes.enumerated() {
      let end = begin + keyframe.duration
      if time < end, keyframe.duration > 0 {
        return value(in: index, from: start, at: time - begin)
      }
      start = keyframe.value
      begin = end
    }
    return start
  }

  private func value(in index: Int, from start: Value, at time: TimeInterval) -> Value {
    let keyframe = keyframes[index]
    let (a, b) = (start.animatableData, keyframe.value.animatableData)
    let progress = time / keyframe.duration
    var result = keyframe.value
    switch keyframe.kind {
    case .move: break
    case .linear(let curve):
      result.animatableData = a.interpolated(towards: b, amount: curve.value(at: progress))
    case .spring(let spring, let velocity):
      result.animatableData =
        a
        + spring.value(
          target: b - a,
          initialVelocity: velocity?.animatableData ?? .zero,
          time: time
        )
    case .cubic(let startVelocity, let endVelocity):
      let incoming = startVelocity?.animatableData ?? tangent(before: index, start)
      let outgoing = endVelocity?.animatableData ?? tangent(before: index + 1, start)
      result.animatableData = hermite(
        a,
        b,
        incoming.scaled(by: keyframe.duration),
        outgoing.scaled(by: keyframe.duration),
        progress
      )
    }
    return result
  }

  /// The velocity at the boundary before a keyframe: through its neighbours where both sides are cubic.
  private func tangent(before index: Int, _ start: Value) -> Value.AnimatableData {
    guard index > 0, index < keyframes.count, case .cubic = keyframes[index - 1].kind,
      case .cubic = keyframes[index].kind
    else { return .zero }
    let before = index > 1 ? keyframes[index - 2].value : start
    let time = keyframes[index - 1].duration + keyframes[index].duration
    guard time > 0 else { return .zero }
    return (keyframes[index].value.animatableData - before.animatableData).scaled(by: 1 / time)
  }

  private func hermite<V: VectorArithmetic>(_ a: V, _ b: V, _ va: V, _ vb: V, _ t: Double) -> V {
    let (t2, t3) = (t * t, t * t * t)
    return a.scaled(by: 2 * t3 - 3 * t2 + 1) + va.scaled(by: t3 - 2 * t2 + t)
      + b.scaled(by: 3 * t2 - 2 * t3) + vb.scaled(by: t3 - t2)
  }
}

public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// Goes to a value at an even pace, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let keyframe: _KeyframePath<Value>.Keyframe

  /// Creates a keyframe that takes a time in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .init(value: to, duration: duration, kind: .linear(timingCurve))
  }

  public func _append(to path: inout _KeyframePath<Value>) { path.keyframes.append(keyframe) }
}

/// Goes to a value along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let keyframe: _KeyframePath<Value>.Keyframe

  /// Creates a keyframe that takes a time in seconds; velocities that are nil come from the neighbours.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    keyframe = .init(
      value: to,
      duration: duration,
      kind: .cubic(start: startVelocity, end: endVelocity)
    )
  }

  public func _append(to path: inout _KeyframePath<Value>) { path.keyframes.append(keyframe) }
}

/// Goes to a value on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let keyframe: _KeyframePath<Value>.Keyframe

  /// Creates a keyframe; a time of nil is that in which the spring settles.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .init(
      value: to,
      duration: duration ?? spring.settlingDuration,
      kind: .spring(spring, startVelocity: startVelocity)
    )
  }

  public func _append(to path: inout _KeyframePath<Value>) { path.keyframes.append(keyframe) }
}

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let keyframe: _KeyframePath<Value>.Keyframe

  /// Creates a keyframe that takes no time.
  public init(_ to: Value) { keyframe = .init(value: to, duration: 0, kind: .move) }

  public func _append(to path: inout _KeyframePath<Value>) { path.keyframes.append(keyframe) }
}

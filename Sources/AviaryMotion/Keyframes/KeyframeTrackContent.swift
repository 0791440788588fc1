import AviaryEngine
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
}

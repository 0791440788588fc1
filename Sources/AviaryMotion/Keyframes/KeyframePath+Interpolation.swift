import AviaryEngine
import AviaryGeometry
import Foundation

/// The values of keyframes over time.
///
/// Source: documentation of `CubicKeyframe` and `SpringKeyframe`: between keyframes of one value motion is smooth.
extension _KeyframePath {
  private typealias Vector = Value.AnimatableData

  /// The value at a time, in seconds, from a first value.
  func value(from initial: Value, at time: TimeInterval) -> Value {
    var begin: TimeInterval = 0
    for (index, keyframe) in keyframes.enumerated() {
      let end = begin + keyframe.duration
      if time < end, keyframe.duration > 0 {
        return value(in: index, from: initial, at: time - begin)
      }
      begin = end
    }
    return keyframes.last?.value ?? initial
  }

  private func value(in index: Int, from initial: Value, at time: TimeInterval) -> Value {
    let keyframe = keyframes[index]
    let (a, b) = (place(before: index, initial), keyframe.value.animatableData)
    let progress = time / keyframe.duration
    var result = keyframe.value
    switch keyframe.kind {
    case .move: break
    case .linear(let curve):
      result.animatableData = a.interpolated(towards: b, amount: curve.value(at: progress))
    case .spring(let spring, _):
      let velocity = startVelocity(of: index, initial)
      result.animatableData = a + spring.value(target: b - a, initialVelocity: velocity, time: time)
    case .cubic:
      result.animatableData = hermite(
        a,
        b,
        startVelocity(of: index, initial).scaled(by: keyframe.duration),
        endVelocity(of: index, initial).scaled(by: keyframe.duration),
        progress
      )
    }
    return result
  }

  /// Where a keyframe begins.
  private func place(before index: Int, _ initial: Value) -> Vector {
    (index > 0 ? keyframes[index - 1].value : initial).animatableData
  }

  // MARK: - Velocities, for each second

  /// The velocity at the start of a keyframe: its own, that of a line, or that at the end of the one before.
  private func startVelocity(of index: Int, _ initial: Value) -> Vector {
    switch keyframes[index].kind {
    case .move: return .zero
    case .linear(let curve): return pace(of: index, initial).scaled(by: curve.velocity(at: 0))
    case .spring(_, let own?): return own.animatableData
    case .cubic(let own?, _): return own.animatableData
    case .spring, .cubic: return index > 0 ? endVelocity(of: index - 1, initial) : .zero
    }
  }

  /// The velocity at the end of a keyframe.
  private func endVelocity(of index: Int, _ initial: Value) -> Vector {
    let keyframe = keyframes[index]
    switch keyframe.kind {
    case .move: return .zero
    case .linear(let curve): return pace(of: index, initial).scaled(by: curve.velocity(at: 1))
    case .spring(let spring, _):
      return spring.velocity(
        target: keyframe.value.animatableData - place(before: index, initial),
        initialVelocity: startVelocity(of: index, initial),
        time: keyframe.duration
      )
    case .cubic(_, let own?): return own.animatableData
    case .cubic:
      guard index + 1 < keyframes.count else { return .zero }
      switch keyframes[index + 1].kind {
      case .move, .linear, .spring(_, .some), .cubic(.some, _):
        return startVelocity(of: index + 1, initial)
      // What follows begins as this one ends: through the neighbours of the place between them.
      case .cubic, .spring: return tangent(after: index, initial)
      }
    }
  }

  /// The way of a keyframe for each second.
  private func pace(of index: Int, _ initial: Value) -> Vector {
    let keyframe = keyframes[index]
    guard keyframe.duration > 0 else { return .zero }
    return (keyframe.value.animatableData - place(before: index, initial))
      .scaled(by: 1 / keyframe.duration)
  }

  /// The velocity of a Catmull-Rom spline between a keyframe and the next one.
  private func tangent(after index: Int, _ initial: Value) -> Vector {
    let time = keyframes[index].duration + keyframes[index + 1].duration
    guard time > 0 else { return .zero }
    return (keyframes[index + 1].value.animatableData - place(before: index, initial))
      .scaled(by: 1 / time)
  }

  private func hermite<V: VectorArithmetic>(_ a: V, _ b: V, _ va: V, _ vb: V, _ t: Double) -> V {
    let (t2, t3) = (t * t, t * t * t)
    return a.scaled(by: 2 * t3 - 3 * t2 + 1) + va.scaled(by: t3 - 2 * t2 + t)
      + b.scaled(by: 3 * t2 - 2 * t3) + vb.scaled(by: t3 - t2)
  }
}

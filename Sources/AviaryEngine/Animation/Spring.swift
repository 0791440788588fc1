public import AviaryGeometry
public import Foundation

/// The motion of a weight on a spring, which comes to rest at a target.
public struct Spring: Hashable, Sendable {
  /// The weight, more than 0.
  public var mass: Double
  /// The spring's force for each unit of distance, more than 0.
  public var stiffness: Double
  /// The friction for each unit of velocity, 0 or more.
  public var damping: Double

  /// Creates a spring from how long it seems to take, in seconds, and how much it bounces.
  ///
  /// - Parameter bounce: 0 for none, up to 1 for endless, less than 0 for a flat approach.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from its stiffness, in seconds, and the ratio of its damping to critical
  /// damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// Creates a spring from its physical quantities.
  ///
  /// - Parameter allowOverDamping: Whether a damping above the critical one is kept.
  public init(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// Creates a spring from the time until it stays within `epsilon` of a target one unit away.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time is inversely proportional to the frequency.
    let probe = Spring(response: 1, dampingRatio: max(dampingRatio, 1e-3))
    let time = probe.settling(amplitude: 1, velocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / max(time, 1e-9), dampingRatio: dampingRatio)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// How long the spring seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// The stiffness as a time: how long one swing would take undamped, in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// The damping as a ratio of the critical one.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// How much the spring bounces: 0 for none, up to 1; less than 0 where it is over-damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time until the spring stays near a target one unit away, in seconds.
  public var settlingDuration: TimeInterval { settling(amplitude: 1, velocity: 0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce, or a little.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; `0.5` by default.
  ///   - extraBounce: Added to a bounce of 0, a fraction of the endless one; less than 0 for a
  ///     flatter approach. By default `0.0`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce, or a little more.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; `0.5` by default.
  ///   - extraBounce: Added to a bounce of 0.15, a fraction of the endless one; less than 0 for a
  ///     flatter approach. By default `0.0`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a larger bounce, or even more.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; `0.5` by default.
  ///   - extraBounce: Added to a bounce of 0.3, a fraction of the endless one; less than 0 for a
  ///     flatter approach. By default `0.0`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// How far displacement and velocity at the start, each of one unit, displace at a time; and the
  /// same for the velocity then.
  struct Response {
    var displacement: (ofDisplacement: Double, ofVelocity: Double)
    var velocity: (ofDisplacement: Double, ofVelocity: Double)
  }

  func response(at time: Double) -> Response {
    let (w, ratio) = (frequency, dampingRatio)
    let c: Double
    let s: Double
    if ratio < 1 - 1e-9 {
      let damped = w * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * w * time)
      s = decay * sin(damped * time) / damped
      c = decay * cos(damped * time) + ratio * w * s
    } else if ratio <= 1 + 1e-9 {
      s = time * exp(-w * time)
      c = exp(-w * time) + w * s
    } else {
      let root = (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (-w * (ratio - root), -w * (ratio + root))
      s = (exp(slow * time) - exp(fast * time)) / (slow - fast)
      c = (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
    }
    return Response(displacement: (c, s), velocity: (-w * w * s, c - 2 * ratio * w * s))
  }

  func settling(amplitude: Double, velocity: Double, epsilon: Double) -> TimeInterval {
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    let (w, ratio) = (frequency, dampingRatio)
    let reach: Double
    let rate: Double
    if ratio < 1 - 1e-9 {
      let damped = w * (1 - ratio * ratio).squareRoot()
      let other = (velocity + ratio * w * amplitude) / damped
      reach = (amplitude * amplitude + other * other).squareRoot()
      rate = ratio * w
      return reach <= epsilon ? 0 : log(reach / epsilon) / rate
    }
    // Without swings the distance falls steadily in the end: find the last time it is too large.
    func distance(_ time: Double) -> Double {
      let response = response(at: time).displacement
      return abs(amplitude * response.ofDisplacement + velocity * response.ofVelocity)
    }
    var high = 1 / w
    while distance(high) > epsilon || distance(high * 1.25) > epsilon {
      high *= 2
      if high > 1e6 { return high }
    }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The value at a time, from zero towards a target.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let response = response(at: time).displacement
    return target + (V.zero - target).scaled(by: response.ofDisplacement)
      + initialVelocity.scaled(by: response.ofVelocity)
  }

  /// The velocity at a time, from zero towards a target, for each second.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: The velocity at the start, for each second; `.zero` by default.
  ///   - time: How long it has been running, in seconds.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let response = response(at: time).velocity
    return (V.zero - target).scaled(by: response.ofDisplacement)
      + initialVelocity.scaled(by: response.ofVelocity)
  }

  /// The force that acts at a position and velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves value and velocity on by a time.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: TimeInterval
  ) {
    let response = response(at: deltaTime)
    let displacement = value - target
    let speed = velocity
    value =
      target + displacement.scaled(by: response.displacement.ofDisplacement)
      + speed.scaled(by: response.displacement.ofVelocity)
    velocity =
      displacement.scaled(by: response.velocity.ofDisplacement)
      + speed.scaled(by: response.velocity.ofVelocity)
  }

  /// The time until the value stays within `epsilon` of the target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> TimeInterval {
    settling(
      amplitude: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon
    )
  }

  /// The value at a time, from one value to another.
  public func value<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: TimeInterval
  ) -> V {
    var result = fromValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start,
        initialVelocity: initialVelocity.animatableData,
        time: time
      )
    return result
  }

  /// The velocity at a time, from one value to another, for each second.
  ///
  /// - Parameters:
  ///   - fromValue: Where it begins.
  ///   - toValue: Where it comes to rest.
  ///   - initialVelocity: The velocity at the start, for each second.
  ///   - time: How long it has been running, in seconds.
  public func velocity<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time
    )
    return result
  }

  /// The force that acts at a position and velocity between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = position
    result.animatableData = force(
      target: toValue.animatableData,
      position: position.animatableData,
      velocity: velocity.animatableData
    )
    return result
  }

  /// The time until the value stays within `epsilon` of another, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon
    )
  }
}

public import AviaryGeometry
public import Foundation

/// How a change is shown over time.
public struct Animation: Hashable, Sendable {
  private let box: any CustomAnimation

  /// Creates an animation from one of your own.
  ///
  /// - Parameter base: How the value is on its way at each time.
  public init<A: CustomAnimation>(_ base: A) { box = base }

  /// What the animation is made of.
  public var base: any CustomAnimation { box }

  /// Whether both are of one kind with equal parameters.
  public static func == (a: Animation, b: Animation) -> Bool {
    AnyHashable(a.box) == AnyHashable(b.box)
  }

  /// Hashes kind and parameters.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(box)) }

  /// The value at a time, in seconds, on its way from zero to `value`; nil once it is there.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    box.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time, for each second; nil where it is not known.
  ///
  /// - Parameters:
  ///   - value: The way from start to end.
  ///   - time: How long it has been running, in seconds.
  ///   - context: What the animation keeps.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    box.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from one that is under way.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A readable form.
  public var description: String { "\(box)" }
  /// A readable form.
  public var debugDescription: String { "\(box)" }
  /// What the animation is made of.
  public var customMirror: Mirror { Mirror(reflecting: box) }
}

// MARK: - Curves

extension Animation {
  /// The system's own animation.
  public static let `default` = Animation(DefaultAnimation())

  /// A curve over 0.35 seconds with an even speed.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An even speed over a time in seconds.
  ///
  /// - Parameter duration: From start to end, in seconds; 0 or less for at once.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// Slow at first, over 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at first, over a time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// Slow at the end, over 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at the end, over a time in seconds.
  ///
  /// - Parameter duration: From start to end, in seconds; 0 or less for at once.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Slow at both ends, over 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Slow at both ends, over a time in seconds.
  ///
  /// - Parameter duration: From start to end, in seconds; 0 or less for at once.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// A Bézier curve over a time in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y),
        endControlPoint: UnitPoint(x: p2x, y: p2y)
      ),
      duration: duration
    )
  }
  /// A curve over a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}

// MARK: - Springs

extension Animation {
  /// A spring that keeps the velocity of one it takes over from.
  ///
  /// - Parameters:
  ///   - spring: How it moves.
  ///   - blendDuration: In seconds. It has no effect: a spring that takes over goes on at the
  ///     velocity there is. By default `0.0`.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }
  /// A spring from its apparent time, in seconds, and its bounce.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; `0.5` by default.
  ///   - bounce: 0 for none, up to 1 for endless, less than 0 for a flat approach; kept from -0.999
  ///     to 1. By default `0.0`.
  ///   - blendDuration: In seconds. It has no effect: a spring that takes over goes on at the
  ///     velocity there is. By default `0`.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }
  /// A spring from its response, in seconds, and the fraction of critical damping.
  ///
  /// - Parameters:
  ///   - response: How long one swing would take undamped, in seconds; `0.5` by default.
  ///   - dampingFraction: 1 for no bounce, less for more of it, as a factor of critical damping;
  ///     `0.825` by default.
  ///   - blendDuration: In seconds. It has no effect: a spring that takes over goes on at the
  ///     velocity there is. By default `0`.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  /// The spring without bounce over half a second.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  /// A spring for what follows a finger, from its apparent time in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0.0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }
  /// A spring for what follows a finger, from its response in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce, or a little.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; `0.5` by default.
  ///   - extraBounce: Added to a bounce of 0, a fraction of the endless one; less than 0 for a
  ///     flatter approach. By default `0.0`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce, or a little more.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; `0.5` by default.
  ///   - extraBounce: Added to a bounce of 0.15, a fraction of the endless one; less than 0 for a
  ///     flatter approach. By default `0.0`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a larger bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a larger bounce, or even more.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; `0.5` by default.
  ///   - extraBounce: Added to a bounce of 0.3, a fraction of the endless one; less than 0 for a
  ///     flatter approach. By default `0.0`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that adds its motion to that of others.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  /// A spring that adds its motion to that of others.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(AddingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
  /// A spring that adds its motion to that of others, from its apparent time in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce),
      initialVelocity: initialVelocity
    )
  }
  /// A spring that adds its motion to that of others, from its physical quantities.
  public static func interpolatingSpring(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity
    )
  }
}

// MARK: - Changes

extension Animation {
  /// The animation, begun later by a time in seconds.
  ///
  /// - Parameter delay: How much later, in seconds; where negative the animation begins that far
  ///   on.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }
  /// The animation at another speed; 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
  /// The animation several times over.
  ///
  /// - Parameter autoreverses: Whether every other time runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }
  /// The animation over and over.
  ///
  /// - Parameter autoreverses: Whether every other time runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  /// The animation, complete for those who wait after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(CompletedAnimation(base: self, duration: duration))
  }
}

import AviaryGeometry
import Foundation

/// One value on its way: where it ends, and the animations that bring it there.
///
/// Each animation covers a way of its own; what is left of all ways is how far the value is from its end. So an
/// animation that begins while others run begins at the value and, where it starts from rest, at the velocity that
/// they have. One that takes over from the last one gets what is left of that one's way added to its own.
///
/// Times are those of the tree's clock. Cost of a step: one call of each animation that has not ended.
struct MotionTrack<Value: VectorArithmetic> {
  private struct Layer {
    let animation: Animation
    let start: Date
    let way: Value
    var context: AnimationContext<Value>
    /// How much of the way is done.
    var done = Value.zero
    /// Who waits for the animation.
    var waiting: [CompletionGroup]
    var isLogicallyComplete = false

    /// Tells all who still wait that the animation is over.
    func leaveAll() {
      for group in waiting where group.waitsForEnd || !isLogicallyComplete { group.leave() }
    }
  }

  /// Where the value ends.
  private(set) var target: Value
  private var layers: [Layer] = []

  init(at value: Value) { target = value }

  /// The value as of the last step.
  var value: Value { layers.reduce(target) { $0 - ($1.way - $1.done) } }

  var isAtRest: Bool { layers.isEmpty }

  /// How fast the value changes, for each second; animations that don't tell count as standing still.
  func velocity(_ now: Date) -> Value {
    layers.reduce(.zero) { sum, layer in
      let time = now.timeIntervalSince(layer.start)
      return sum
        + (layer.animation.velocity(value: layer.way, time: time, context: layer.context) ?? .zero)
    }
  }

  /// Goes to another end with an animation.
  ///
  /// - Parameters:
  ///   - new: The new end. Where nothing is between it and the old one, it is reached at once.
  ///   - animation: What leads there.
  ///   - environment: That of the place, for the animation to read.
  ///   - waiting: Who is told when the animation is complete.
  ///   - velocity: How fast a hand has moved the value to where it is, for each second.
  ///   - now: The time at which it begins.
  mutating func animate(
    to new: Value,
    _ animation: Animation,
    environment: EnvironmentValues,
    waiting: [CompletionGroup],
    velocity: Value = .zero,
    _ now: Date
  ) {
    var way = new - target
    // There is nothing between a length and an endless one.
    guard way.magnitudeSquared.isFinite else { return jump(to: new) }
    var context = AnimationContext<Value>(environment: environment)
    var waiting = waiting
    for group in waiting { group.enter() }
    target = new
    // What never ends by itself ends here.
    for index in layers.indices.reversed() where layers[index].animation.isEndless {
      let ended = layers.remove(at: index)
      way += ended.way - ended.done
      ended.leaveAll()
    }
    if var last = layers.last {
      let time = now.timeIntervalSince(last.start)
      // What the last one kept is handed on.
      var taken = last.context
      taken.isLogicallyComplete = false
      if animation.shouldMerge(
        previous: last.animation,
        value: last.way,
        time: time,
        context: &taken
      ) {
        layers.removeLast()
        way += last.way - last.done
        context = taken
        if last.isLogicallyComplete {
          last.waiting.removeAll { !$0.waitsForEnd }
        }
        waiting = last.waiting + waiting
      }
    } else if velocity != .zero {
      var taken = context
      taken.state[TrackedMotion.Velocity<Value>.self] = velocity
      if animation.shouldMerge(
        previous: Animation(TrackedMotion()),
        value: .zero,
        time: 0,
        context: &taken
      ) {
        context = taken
      }
    }
    layers.append(
      Layer(animation: animation, start: now, way: way, context: context, waiting: waiting)
    )
  }

  /// The same motion elsewhere, for which nobody waits.
  func moved(by offset: Value) -> MotionTrack {
    var copy = self
    copy.target += offset
    for index in copy.layers.indices { copy.layers[index].waiting = [] }
    return copy
  }

  /// Adds another motion, the way that a function turns it, for which nobody waits.
  ///
  /// - Parameters:
  ///   - other: The motion to add.
  ///   - turned: How ways and velocities are turned; linear.
  mutating func add(_ other: MotionTrack, turned: (Value) -> Value) {
    layers += other.layers.map { layer in
      var context = layer.context
      context.state = context.state.mapValues(turned)
      return Layer(
        animation: layer.animation,
        start: layer.start,
        way: turned(layer.way),
        context: context,
        done: turned(layer.done),
        waiting: []
      )
    }
  }

  /// Goes to a value at once; all animations end.
  mutating func jump(to new: Value) {
    target = new
    end()
  }

  /// Ends all animations; the value is at its end.
  mutating func end() {
    let ended = layers
    layers.removeAll()
    for layer in ended { layer.leaveAll() }
  }

  /// Moves on to a time.
  mutating func advance(to now: Date) {
    var left: [CompletionGroup] = []
    for index in layers.indices.reversed() {
      let time = now.timeIntervalSince(layers[index].start)
      let way = layers[index].way
      if let done = layers[index].animation.animate(
        value: way,
        time: max(0, time),
        context: &layers[index].context
      ) {
        layers[index].done = done
        if layers[index].context.isLogicallyComplete, !layers[index].isLogicallyComplete {
          layers[index].isLogicallyComplete = true
          left += layers[index].waiting.filter { !$0.waitsForEnd }
        }
      } else {
        let ended = layers.remove(at: index)
        left += ended.waiting.filter { $0.waitsForEnd || !ended.isLogicallyComplete }
      }
    }
    left.forEach { $0.leave() }
  }
}

extension Animation {
  /// Whether it is at its end as it begins: a curve of no length.
  var isInstant: Bool { (base as? CurveAnimation).map { $0.duration <= 0 } ?? false }

  /// Whether the animation would go on for ever.
  var isEndless: Bool {
    switch base {
    case let repeated as RepeatedAnimation: repeated.count == nil || repeated.base.isEndless
    case let delayed as DelayedAnimation: delayed.base.isEndless
    case let fast as SpeedAnimation: fast.base.isEndless
    case let completed as CompletedAnimation: completed.base.isEndless
    default: false
    }
  }
}

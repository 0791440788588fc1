public import AviaryGeometry
public import Foundation

/// A way for a value to change over time.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, in seconds, on its way from zero to `value`; nil once it is there.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at a time, for each second; nil where it is not known.
  ///
  /// - Parameters:
  ///   - value: The way from start to end.
  ///   - time: How long it has been running, in seconds.
  ///   - context: What the animation keeps.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from one that is under way.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  ///
  /// - Parameters:
  ///   - value: The way from start to end.
  ///   - time: How long it has been running, in seconds.
  ///   - context: What the animation keeps.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// It does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation may use and keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete although it may still move.
  public var isLogicallyComplete: Bool
  /// The environment of the view that is animated.
  public private(set) var environment: EnvironmentValues

  package init(state: AnimationState<Value> = .init(), environment: EnvironmentValues = .init()) {
    self.state = state
    isLogicallyComplete = false
    self.environment = environment
  }

  /// The context with the state of another animation.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var copy = AnimationContext<T>(state: state, environment: environment)
    copy.isLogicallyComplete = isLogicallyComplete
    return copy
  }
}

/// What an animation keeps between its steps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state that keeps nothing.
  public init() {}

  /// The value under a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The state of the same animation with another value; what is kept of other types stays.
  func mapValues(_ transform: (Value) -> Value) -> AnimationState {
    var copy = self
    copy.values = values.mapValues { kept in (kept as? Value).map(transform) ?? kept }
    return copy
  }
}

/// A key of a value that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
  /// The value before one was kept.
  static var defaultValue: Value { get }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  let kind: Kind

  /// When it has got there, though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

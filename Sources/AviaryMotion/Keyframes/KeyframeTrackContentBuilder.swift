public import AviaryGeometry

/// Builds the keyframes of one value.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe, or several as one value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// The keyframes of a `for` loop, one round after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  /// No keyframes: the value stays.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeList<Value>() }

  /// The first keyframes of a closure.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Keyframes, and those after them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(accumulated, next)
  }

  /// The keyframes of an `if`, or of a case.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    .init { component._append(to: &$0) }
  }

  /// The keyframes of an `else`, or of another case.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    .init { component._append(to: &$0) }
  }

  /// One of two sequences of keyframes, by a condition.
  public struct Conditional<
    ConditionalValue: Animatable,
    First: KeyframeTrackContent,
    Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    public typealias Value = ConditionalValue
    public typealias Body = Never
    let append: (inout _KeyframePath<ConditionalValue>) -> Void

    public func _append(to path: inout _KeyframePath<ConditionalValue>) { append(&path) }
  }
}

/// Keyframes one after another.
struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never
  private var appends: [(inout _KeyframePath<Value>) -> Void] = []

  init() {}

  init(_ first: some KeyframeTrackContent<Value>, _ second: some KeyframeTrackContent<Value>) {
    appends = [{ first._append(to: &$0) }, { second._append(to: &$0) }]
  }

  init(_ all: [some KeyframeTrackContent<Value>]) {
    appends = all.map { each in { each._append(to: &$0) } }
  }

  func _append(to path: inout _KeyframePath<Value>) {
    for append in appends { append(&path) }
  }
}

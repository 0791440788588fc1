import AviaryEngine
public import AviaryGeometry
import Foundation

/// Tracks of keyframes that together animate a value.
public protocol Keyframes<Value> {
  /// What is animated.
  associatedtype Value = Body.Value
  /// The keyframes that make these up.
  associatedtype Body: Keyframes

  /// The keyframes that make these up.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a set. For the engine.
  func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body.
  ///
  /// For the engine.
  public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

extension Keyframes where Body == Never {
  /// Not to be called: the keyframes are built in.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: nonisolated Keyframes {
  public nonisolated func _append(to tracks: inout _KeyframeTracks<Never>) {}
}

/// The tracks of a value.
///
/// For the engine.
public struct _KeyframeTracks<Value> {
  struct Track {
    let duration: TimeInterval
    /// Sets the track's part of a value that starts as another one.
    let apply: (_ value: inout Value, _ initial: Value, _ time: TimeInterval) -> Void
  }

  var tracks: [Track] = []
}

/// Keyframes for one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Animates the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Animates a property of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _append(to tracks: inout _KeyframeTracks<Root>) {
    var path = _KeyframePath<Value>()
    content._append(to: &path)
    let keyPath = keyPath
    tracks.tracks.append(
      .init(duration: path.duration) { value, initial, time in
        value[keyPath: keyPath] = path.value(from: initial[keyPath: keyPath], at: time)
      }
    )
  }
}

/// Builds the tracks of keyframes of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Tracks of parts of the value.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  /// The keyframes of a `for` loop, one round after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  /// The keyframes of an `if`, or of a case.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init { component._append(to: &$0) }
  }

  /// The keyframes of an `else`, or of another case.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init { component._append(to: &$0) }
  }

  /// The first keyframes of a closure.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// The first tracks of a closure.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value { first }

  /// Keyframes, and those after them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(accumulated, next)
  }

  /// Tracks, and those beside them.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>,
    next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTrackList(accumulated, next)
  }

  /// No tracks: the value stays.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTrackList<Value>() }

  /// Keyframes of the whole value as one track.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }

  /// The tracks of a closure.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}

/// Tracks beside each other.
struct KeyframeTrackList<Value>: Keyframes {
  typealias Body = Never
  private var appends: [(inout _KeyframeTracks<Value>) -> Void] = []

  init() {}

  init(_ first: some Keyframes<Value>, _ second: some Keyframes<Value>) {
    appends = [{ first._append(to: &$0) }, { second._append(to: &$0) }]
  }

  func _append(to tracks: inout _KeyframeTracks<Value>) {
    for append in appends { append(&tracks) }
  }
}

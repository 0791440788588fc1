public import AviaryEngine
import AviaryGraph
import Foundation

/// A value that a gesture sets while it lasts; afterwards it is the first one again.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initialValue: Value
  let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state with a first value.
  public nonisolated init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates a state with a first value.
  public nonisolated init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state with a first value, to which it returns in a transaction.
  public nonisolated init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates a state with a first value, to which it returns in a transaction.
  public nonisolated init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with a first value; a closure makes the transaction in which it returns to it.
  public nonisolated init(
    wrappedValue: Value,
    reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// Creates a state with a first value; a closure makes the transaction in which it returns to it.
  public nonisolated init(
    initialValue: Value,
    reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.get() ?? initialValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let root = context.root
    location = context.object { StateLocation(initialValue, root: root) }
  }

  /// Sets the value while a gesture lasts.
  func write(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }

  /// Returns to the first value.
  func end() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.get(), &transaction)
    location.set(initialValue, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first, to which it returns in a transaction.
  public nonisolated init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is nil at first; a closure makes the transaction in which it returns to it.
  public nonisolated init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
extension GestureState: IgnoredInComparison {}

/// A gesture that sets a gesture state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state that it sets.
  public var state: GestureState<State>
  /// Sets the state from the gesture's value.
  public var body_: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that sets a state.
  public nonisolated init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    body_ = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    UpdatingRecognizer(Base._makeRecognizer(gesture.base), gesture.state, gesture.body_)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: UpdatingRecognizer<Value, State>.self)
    recognizer.state = gesture.state
    recognizer.update = gesture.body_
    Base._updateRecognizer(recognizer.content, gesture.base)
  }
}

final class UpdatingRecognizer<Value, State>: _GestureRecognizer<Value> {
  let content: _GestureRecognizer<Value>
  var state: GestureState<State>
  var update: (Value, inout State, inout Transaction) -> Void

  init(
    _ content: _GestureRecognizer<Value>,
    _ state: GestureState<State>,
    _ update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.content = content
    self.state = state
    self.update = update
  }

  /// Whether the state has to return to its first value.
  private var hasWritten = false

  override func reset() {
    end()
    content.reset()
  }

  private func end() {
    guard hasWritten else { return }
    hasWritten = false
    state.end()
  }

  private func write(_ value: Value) {
    hasWritten = true
    var new = state.wrappedValue
    var transaction = Transaction()
    transaction.tracksVelocity = true
    update(value, &new, &transaction)
    state.write(new, transaction)
  }

  override var deadline: Date? { content.deadline }
  override var claimsPointer: Bool { content.claimsPointer }
  override var followsPinches: Bool { content.followsPinches }

  override func receive(_ event: GestureEvent) -> GestureOutcome<Value> {
    let outcome = content.receive(event)
    switch outcome {
    case .changed(let value): event.perform { self.write(value) }
    case .ended, .failed: event.perform { self.end() }
    case .possible: break
    }
    return outcome
  }
}

extension Gesture {
  /// Sets a gesture state while this gesture lasts.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension GestureState: ReadProperty {}

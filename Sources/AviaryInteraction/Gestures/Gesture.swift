import AviaryEngine

/// Something that a user does with a pointer, and its meaning.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Makes what follows the pointer. For the engine.
  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>

  /// Gives what follows the pointer a new value of the gesture. For the engine.
  nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  )
}

extension Gesture where Body.Value == Value {
  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    nonisolated(unsafe) let gesture = gesture
    nonisolated(unsafe) let body = MainThread.run { gesture.body }
    return Body._makeRecognizer(body)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    nonisolated(unsafe) let gesture = gesture
    Body._updateRecognizer(recognizer, MainThread.run { gesture.body })
  }
}

extension Gesture where Body == Never {
  /// Not to be called: the gesture is built in.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: Gesture {
  public nonisolated static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Never>,
    _ gesture: Never
  ) {}
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(
    _ gesture: Wrapped?
  ) -> _GestureRecognizer<Wrapped.Value> {
    gesture.map { Wrapped._makeRecognizer($0) } ?? FailingRecognizer()
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Wrapped.Value>,
    _ gesture: Wrapped?
  ) {
    if let gesture, !(recognizer is FailingRecognizer<Wrapped.Value>) {
      Wrapped._updateRecognizer(recognizer, gesture)
    }
  }
}

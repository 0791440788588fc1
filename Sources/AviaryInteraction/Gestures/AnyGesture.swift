/// A gesture of which the type is hidden.
public struct AnyGesture<Value> {
  private let make: () -> _GestureRecognizer<Value>
  private let update: (_GestureRecognizer<Value>) -> Void

  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeRecognizer(gesture) }
    update = { T._updateRecognizer($0, gesture) }
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.make()
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    gesture.update(recognizer)
  }
}

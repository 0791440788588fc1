import AviaryEngine
import Foundation

/// A gesture, its value made into another one.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MapRecognizer(Content._makeRecognizer(gesture.content), gesture.transform)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: MapRecognizer<Content.Value, Value>.self)
    recognizer.transform = gesture.transform
    Content._updateRecognizer(recognizer.content, gesture.content)
  }
}

final class MapRecognizer<Base, Value>: _GestureRecognizer<Value> {
  let content: _GestureRecognizer<Base>
  var transform: (Base) -> Value

  init(_ content: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.content = content
    self.transform = transform
  }

  override func reset() { content.reset() }
  override var deadline: Date? { content.deadline }
  override var claimsPointer: Bool { content.claimsPointer }
  override var followsPinches: Bool { content.followsPinches }

  override func receive(_ event: GestureEvent) -> GestureOutcome<Value> {
    content.receive(event).map(transform)
  }
}

/// A gesture that calls back when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ChangedRecognizer(Content._makeRecognizer(gesture.content), gesture.action)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ChangedRecognizer<Value>.self)
    recognizer.action = gesture.action
    Content._updateRecognizer(recognizer.content, gesture.content)
  }
}

final class ChangedRecognizer<Value: Equatable>: _GestureRecognizer<Value> {
  let content: _GestureRecognizer<Value>
  var action: (Value) -> Void
  private var last: Value?

  init(_ content: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  override func reset() {
    last = nil
    content.reset()
  }

  override var deadline: Date? { content.deadline }
  override var claimsPointer: Bool { content.claimsPointer }
  override var followsPinches: Bool { content.followsPinches }

  override func receive(_ event: GestureEvent) -> GestureOutcome<Value> {
    let outcome = content.receive(event)
    if case .changed(let value) = outcome, value != last {
      last = value
      event.perform { [action] in withTransaction(\.tracksVelocity, true) { action(value) } }
    }
    return outcome
  }
}

/// A gesture that calls back when it ends well.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    EndedRecognizer(Content._makeRecognizer(gesture.content), gesture.action)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: EndedRecognizer<Value>.self)
    recognizer.action = gesture.action
    Content._updateRecognizer(recognizer.content, gesture.content)
  }
}

final class EndedRecognizer<Value>: _GestureRecognizer<Value> {
  let content: _GestureRecognizer<Value>
  var action: (Value) -> Void

  init(_ content: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  override func reset() { content.reset() }
  override var deadline: Date? { content.deadline }
  override var claimsPointer: Bool { content.claimsPointer }
  override var followsPinches: Bool { content.followsPinches }

  override func receive(_ event: GestureEvent) -> GestureOutcome<Value> {
    let outcome = content.receive(event)
    if case .ended(let value) = outcome { event.perform { [action] in action(value) } }
    return outcome
  }
}

extension Gesture {
  /// This gesture, its value made into another one.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Calls an action when the gesture ends well.
  ///
  /// - Parameter action: Called with the last value; not called where the gesture fails or is
  ///   cancelled.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Calls an action when the gesture's value changes.
  ///
  /// How fast the action changes things is kept for the spring that follows: its transaction tracks
  /// velocity.
  ///
  /// - Parameter action: Called with the new value, at first and with each change.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

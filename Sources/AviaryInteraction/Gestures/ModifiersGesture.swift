import Foundation

/// A gesture that counts only while keys are held.
public struct _ModifiersGesture<Content: Gesture> {
  let content: Content
  let modifiers: EventModifiers
}

extension _ModifiersGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ModifiersRecognizer(Content._makeRecognizer(gesture.content), gesture.modifiers)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ModifiersRecognizer<Value>.self)
    recognizer.modifiers = gesture.modifiers
    Content._updateRecognizer(recognizer.content, gesture.content)
  }
}

private final class ModifiersRecognizer<Value>: _GestureRecognizer<Value> {
  let content: _GestureRecognizer<Value>
  var modifiers: EventModifiers

  init(_ content: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.content = content
    self.modifiers = modifiers
  }

  override func reset() { content.reset() }
  override var deadline: Date? { content.deadline }
  override var claimsPointer: Bool { content.claimsPointer }
  override var followsPinches: Bool { content.followsPinches }

  override func receive(_ event: GestureEvent) -> GestureOutcome<Value> {
    if case .down = event.kind, !event.modifiers.meets(modifiers) { return .failed }
    return content.receive(event)
  }
}

extension EventModifiers {
  /// Whether all of some keys are held; Control counts as Command, as for shortcuts.
  fileprivate func meets(_ wanted: EventModifiers) -> Bool {
    var held = self
    if held.contains(.control) { held.insert(.command) }
    return held.isSuperset(of: wanted)
  }
}

extension Gesture {
  /// This gesture, where keys are held when it begins.
  ///
  /// - Parameter modifiers: All of these have to be held, and others may. Control stands for Command as well.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

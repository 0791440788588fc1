import Foundation

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the sequence is.
  public enum Value {
    /// The first one is under way.
    case first(First.Value)
    /// The first one has ended; the second one may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The one that comes first.
  public var first: First
  /// The one that comes then.
  public var second: Second

  /// Creates a gesture out of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first),
      Second._makeRecognizer(gesture.second)
    )
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: SequenceRecognizer<First, Second>.self)
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>
  private var firstValue: First.Value?

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func reset() {
    firstValue = nil
    first.reset()
    second.reset()
  }

  override var deadline: Date? {
    firstValue == nil ? first.deadline : second.deadline
  }
  override var followsPinches: Bool { first.followsPinches || second.followsPinches }
  // Once the first has ended, what comes then has the pointer.
  override var claimsPointer: Bool { firstValue != nil || first.claimsPointer }

  override func receive(
    _ event: GestureEvent
  ) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
    guard let firstValue else {
      switch first.receive(event) {
      case .possible: return .possible
      case .failed: return .failed
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        self.firstValue = value
        // A press that goes on is the beginning of what comes then.
        if case .up = event.kind { return .changed(.second(value, nil)) }
        var down = event
        down.kind = .down
        return outcome(second.receive(down), after: value)
      }
    }
    return outcome(second.receive(event), after: firstValue)
  }

  private func outcome(
    _ outcome: GestureOutcome<Second.Value>,
    after first: First.Value
  ) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
    switch outcome {
    case .possible: .changed(.second(first, nil))
    case .changed(let value): .changed(.second(first, value))
    case .ended(let value): .ended(.second(first, value))
    case .failed: .failed
    }
  }
}

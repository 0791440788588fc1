import Foundation

/// Two gestures of which one counts, the first if it can.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the one that counts tells.
  public enum Value {
    /// The first one counts.
    case first(First.Value)
    /// The second one counts.
    case second(Second.Value)
  }

  /// The one that goes first.
  public var first: First
  /// The one that counts if the first fails.
  public var second: Second

  /// Creates a gesture out of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first),
      Second._makeRecognizer(gesture.second)
    )
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ExclusiveRecognizer<First, Second>.self)
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>
  private var firstHasFailed = false
  /// What the second gesture heard while the first one might still have counted.
  private var missed: [GestureEvent] = []

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func reset() {
    firstHasFailed = false
    missed = []
    first.reset()
    second.reset()
  }

  override var deadline: Date? {
    firstHasFailed ? second.deadline : first.deadline
  }
  override var followsPinches: Bool { first.followsPinches || second.followsPinches }
  override var claimsPointer: Bool {
    firstHasFailed ? second.claimsPointer : first.claimsPointer
  }

  override func receive(
    _ event: GestureEvent
  ) -> GestureOutcome<ExclusiveGesture<First, Second>.Value> {
    if firstHasFailed { return second.receive(event).map { .second($0) } }
    let outcome = first.receive(event)
    switch outcome {
    case .failed:
      firstHasFailed = true
      var last = GestureOutcome<Second.Value>.possible
      for event in missed + [event] where !last.isOver {
        // It may have been waiting for a time that has passed.
        if let deadline = second.deadline, deadline <= event.time {
          var tick = event
          (tick.kind, tick.time) = (.tick, deadline)
          last = second.receive(tick)
        }
        if !last.isOver { last = second.receive(event) }
      }
      missed = []
      return last.map { .second($0) }
    case .possible: missed.append(event)
    case .changed, .ended: missed = []
    }
    return outcome.map { .first($0) }
  }
}

extension Gesture {
  /// This gesture and another one at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or another one if this one fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture, then another one.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

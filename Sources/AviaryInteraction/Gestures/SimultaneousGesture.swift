import Foundation

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What the two tell.
  public struct Value {
    /// What the first one tells, or nil.
    public var first: First.Value?
    /// What the second one tells, or nil.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other.
  public var second: Second

  /// Creates a gesture out of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First._makeRecognizer(gesture.first),
      Second._makeRecognizer(gesture.second)
    )
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: SimultaneousRecognizer<First, Second>.self)
    First._updateRecognizer(recognizer.first, gesture.first)
    Second._updateRecognizer(recognizer.second, gesture.second)
  }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>
  private var firstOutcome: GestureOutcome<First.Value> = .possible
  private var secondOutcome: GestureOutcome<Second.Value> = .possible

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func reset() {
    firstOutcome = .possible
    secondOutcome = .possible
    first.reset()
    second.reset()
  }

  override var deadline: Date? {
    earlier(
      firstOutcome.isOver ? nil : first.deadline,
      secondOutcome.isOver ? nil : second.deadline
    )
  }

  override var followsPinches: Bool { first.followsPinches || second.followsPinches }
  override var claimsPointer: Bool {
    firstOutcome.value != nil && first.claimsPointer
      || secondOutcome.value != nil && second.claimsPointer
  }

  override func receive(
    _ event: GestureEvent
  ) -> GestureOutcome<SimultaneousGesture<First, Second>.Value> {
    if !firstOutcome.isOver { firstOutcome.follow(first.receive(event)) }
    if !secondOutcome.isOver { secondOutcome.follow(second.receive(event)) }
    let value = SimultaneousGesture<First, Second>.Value(
      first: firstOutcome.value,
      second: secondOutcome.value
    )
    if value.first == nil, value.second == nil {
      return firstOutcome.isOver && secondOutcome.isOver ? .failed : .possible
    }
    return firstOutcome.isOver && secondOutcome.isOver ? .ended(value) : .changed(value)
  }
}

extension GestureOutcome {
  /// Takes the next outcome; one that says nothing new keeps the value.
  fileprivate mutating func follow(_ next: GestureOutcome) {
    if case .possible = next, value != nil { return }
    self = next
  }

  var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

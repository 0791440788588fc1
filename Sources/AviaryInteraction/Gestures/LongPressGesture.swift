public import Foundation

/// A press that lasts.
public struct LongPressGesture {
  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Bool>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: LongPressRecognizer.self).gesture = gesture
  }
}

package final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  private var start: GestureEvent?

  package init(_ gesture: LongPressGesture) { self.gesture = gesture }

  package override func reset() { start = nil }

  package override var deadline: Date? { start?.time.addingTimeInterval(gesture.minimumDuration) }
  package override var claimsPointer: Bool { false }

  package override func receive(_ event: GestureEvent) -> GestureOutcome<Bool> {
    if case .down = event.kind {
      start = event
      return .changed(true)
    }
    guard let start, let deadline else { return .failed }
    switch event.kind {
    case .moved:
      if start.location.distance(to: event.location) > gesture.maximumDistance { return .failed }
    case .tick: break
    default: return .failed
    }
    // The deadline itself is compared: a difference of dates may be rounded to less than the duration.
    return event.time >= deadline ? .ended(true) : .possible
  }
}

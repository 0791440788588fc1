public import Foundation

/// A press that lasts.
public struct LongPressGesture {
  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points.
  public var maximumDistance: CGFloat
  let inputKinds: GestureInputKinds

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press lasts, in seconds; by default half a second.
  ///   - maximumDistance: How far the pointer may move, in points; by default 10.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.init(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      inputKinds: .all
    )
  }

  /// Creates a gesture of some kinds of input.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press lasts, in seconds; by default half a second.
  ///   - maximumDistance: How far the pointer may move, in points; by default 10.
  ///   - inputKinds: The kinds of input that it follows.
  public nonisolated init(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    inputKinds: GestureInputKinds
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.inputKinds = inputKinds
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture).following(gesture.inputKinds)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Bool>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: LongPressRecognizer.self).gesture = gesture
    recognizer.following(gesture.inputKinds)
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
    guard !ignores(event) else { return .failed }
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

public import AviaryEngine
import AviaryGeometry
public import Foundation

/// One or more taps.
public struct TapGesture {
  /// How many taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _ in () }
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Void>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: TapRecognizer<Void>.self).count = gesture.count
  }
}

/// One or more taps, and where the last one was.
public struct SpatialTapGesture {
  /// Where a tap was.
  public struct Value: Equatable, @unchecked Sendable {
    /// In the gesture's space.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of a number of taps.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count) {
      Value(location: $0.convert($0.location, gesture.coordinateSpace))
    }
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: TapRecognizer<Value>.self).count = gesture.count
  }
}

/// Counts taps: a press and release close to each other in place, and to the next one in time.
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  var count: Int
  private let makeValue: (GestureEvent) -> Value
  private var taps = 0
  private var start: GestureEvent?
  private var lastTap: Date?

  private static var slack: CGFloat { 10 }
  private static var pause: TimeInterval { 0.35 }

  init(count: Int, makeValue: @escaping (GestureEvent) -> Value) {
    self.count = count
    self.makeValue = makeValue
  }

  override func reset() {
    taps = 0
    start = nil
    lastTap = nil
  }

  override var deadline: Date? { start == nil ? lastTap?.addingTimeInterval(Self.pause) : nil }

  override func receive(_ event: GestureEvent) -> GestureOutcome<Value> {
    switch event.kind {
    case .down:
      if let lastTap, event.time.timeIntervalSince(lastTap) > Self.pause { taps = 0 }
      start = event
      return .possible
    case .moved:
      guard let start, start.location.distance(to: event.location) > Self.slack else {
        return .possible
      }
      return .failed
    case .up:
      guard start != nil else { return .failed }
      start = nil
      taps += 1
      lastTap = event.time
      return taps >= count ? .ended(makeValue(event)) : .possible
    case .tick:
      // The deadline itself is compared: a difference of dates may be rounded to less than the pause.
      guard let deadline else { return .possible }
      return event.time >= deadline ? .failed : .possible
    case .cancelled, .magnify, .rotate: return .failed
    }
  }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

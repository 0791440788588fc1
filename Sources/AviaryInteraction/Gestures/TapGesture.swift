public import AviaryEngine
import AviaryGeometry
public import Foundation

/// One or more taps.
public struct TapGesture {
  /// How many taps.
  public var count: Int
  let inputKinds: GestureInputKinds

  /// Creates a gesture of a number of taps.
  ///
  /// - Parameter count: How many; by default one.
  public nonisolated init(count: Int = 1) { self.init(count: count, inputKinds: .all) }

  /// Creates a gesture of a number of taps by some kinds of input.
  ///
  /// - Parameters:
  ///   - count: How many; by default one.
  ///   - inputKinds: The kinds of input that it follows.
  public nonisolated init(count: Int = 1, inputKinds: GestureInputKinds) {
    self.count = count
    self.inputKinds = inputKinds
  }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _ in () }.following(gesture.inputKinds)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Void>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: TapRecognizer<Void>.self).count = gesture.count
    recognizer.following(gesture.inputKinds)
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
  let inputKinds: GestureInputKinds

  /// Creates a gesture of a number of taps.
  ///
  /// - Parameters:
  ///   - count: How many; by default one.
  ///   - coordinateSpace: The space of the location; by default the view's own.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace, inputKinds: .all)
  }

  /// Creates a gesture of a number of taps by some kinds of input.
  ///
  /// - Parameters:
  ///   - count: How many; by default one.
  ///   - coordinateSpace: The space of the location; by default the view's own.
  ///   - inputKinds: The kinds of input that it follows.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
    self.inputKinds = inputKinds
  }

  /// Creates a gesture of a number of taps.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
    inputKinds = .all
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count) {
      Value(location: $0.convert($0.location, gesture.coordinateSpace))
    }
    .following(gesture.inputKinds)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: TapRecognizer<Value>.self).count = gesture.count
    recognizer.following(gesture.inputKinds)
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
    guard !ignores(event) else { return .failed }
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
    case .cancelled, .magnify, .rotate, .pinchEnded: return .failed
    }
  }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

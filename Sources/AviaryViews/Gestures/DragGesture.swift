public import Foundation

/// A pointer that moves while it is pressed.
public struct DragGesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When the drag was there.
    public var time: Date
    /// In the gesture's space.
    public var location: CGPoint
    /// Where it began, in the gesture's space.
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize

    /// The way from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would end if it were let go and slowed down.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the beginning to the predicted end.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// How far the pointer must move first, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: DragRecognizer.self).gesture = gesture
  }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start: CGPoint?
  private var last: DragGesture.Value?
  private var hasBegun = false

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func reset() {
    start = nil
    last = nil
    hasBegun = false
  }

  private func value(_ event: GestureEvent, from start: CGPoint) -> DragGesture.Value {
    let location = event.convert(event.location, gesture.coordinateSpace)
    var velocity = last?.velocity ?? .zero
    if let last {
      let time = event.time.timeIntervalSince(last.time)
      if time > 0 {
        // Half of the old one: single events jump.
        velocity = CGSize(
          width: velocity.width / 2 + (location.x - last.location.x) / time / 2,
          height: velocity.height / 2 + (location.y - last.location.y) / time / 2
        )
      }
    }
    let value = DragGesture.Value(
      time: event.time,
      location: location,
      startLocation: start,
      velocity: velocity
    )
    last = value
    return value
  }

  override func receive(_ event: GestureEvent) -> GestureOutcome<DragGesture.Value> {
    if case .down = event.kind {
      let point = event.convert(event.location, gesture.coordinateSpace)
      start = point
      let first = value(event, from: point)
      hasBegun = gesture.minimumDistance <= 0
      return hasBegun ? .changed(first) : .possible
    }
    guard let start else { return .failed }
    switch event.kind {
    case .moved:
      let value = value(event, from: start)
      if !hasBegun, value.location.distance(to: start) < gesture.minimumDistance {
        return .possible
      }
      hasBegun = true
      return .changed(value)
    case .up: return hasBegun ? .ended(value(event, from: start)) : .failed
    case .tick: return .possible
    default: return .failed
    }
  }
}

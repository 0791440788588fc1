public import AviaryEngine
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
  let inputKinds: GestureInputKinds

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the pointer must move first, in points; with 0 or less it begins
  ///     when the pointer is pressed. By default `10`.
  ///   - coordinateSpace: The space of the locations that the value tells. By default the view's
  ///     own.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance,
      coordinateSpace: coordinateSpace,
      inputKinds: .all
    )
  }

  /// Creates a gesture of some kinds of input.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the pointer must move first, in points; with 0 or less it begins
  ///     when the pointer is pressed. By default `10`.
  ///   - coordinateSpace: The space of the locations that the value tells. By default the view's
  ///     own.
  ///   - inputKinds: The kinds of input that it follows.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
    self.inputKinds = inputKinds
  }

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the pointer must move first, in points; with 0 or less it begins
  ///     when the pointer is pressed. By default `10`.
  ///   - coordinateSpace: The space of the locations that the value tells. By default the view's
  ///     own.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
    inputKinds = .all
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture).following(gesture.inputKinds)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: DragRecognizer.self).gesture = gesture
    recognizer.following(gesture.inputKinds)
  }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start: CGPoint?
  /// Where the pointer was lately.
  private var places: [(point: CGPoint, time: Date)] = []
  private var hasBegun = false

  /// How long ago a place may be that the velocity is measured from, in seconds.
  private static let memory = 0.1

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func reset() {
    start = nil
    places = []
    hasBegun = false
  }

  private func value(_ event: GestureEvent, from start: CGPoint) -> DragGesture.Value {
    let location = event.convert(event.location, gesture.coordinateSpace)
    places.removeAll { event.time.timeIntervalSince($0.time) > Self.memory }
    places.append((location, event.time))
    return DragGesture.Value(
      time: event.time,
      location: location,
      startLocation: start,
      velocity: velocity
    )
  }

  /// Over the last moments, so that a pointer that stands still has none.
  private var velocity: CGSize {
    guard let first = places.first, let last = places.last else { return .zero }
    let time = last.time.timeIntervalSince(first.time)
    guard time > 0 else { return .zero }
    return CGSize(
      width: (last.point.x - first.point.x) / time,
      height: (last.point.y - first.point.y) / time
    )
  }

  override func receive(_ event: GestureEvent) -> GestureOutcome<DragGesture.Value> {
    guard !ignores(event) else { return .failed }
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
    // A second finger may magnify what the first one drags.
    case .tick, .magnify, .rotate, .pinchEnded: return .possible
    case .down, .cancelled: return .failed
    }
  }
}

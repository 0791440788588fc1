public import AviaryGeometry
public import Foundation

/// Two fingers that turn.
public struct RotateGesture {
  /// How far a rotation is.
  public struct Value: Equatable, Sendable {
    /// When it was so far.
    public var time: Date
    /// The angle since the beginning.
    public var rotation: Angle
    /// The angle's change in a second.
    public var velocity: Angle
    /// Where it began, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Where it began, in the view's space.
    public var startLocation: CGPoint
  }

  /// How much the angle must change first.
  public var minimumAngleDelta: Angle
  let inputKinds: GestureInputKinds

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: How much the angle must change first; by default a degree.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.init(minimumAngleDelta: minimumAngleDelta, inputKinds: .all)
  }

  /// Creates a gesture of some kinds of input.
  ///
  /// - Parameters:
  ///   - minimumAngleDelta: How much the angle must change first; by default a degree.
  ///   - inputKinds: The kinds of input that it follows.
  public nonisolated init(
    minimumAngleDelta: Angle = .degrees(1),
    inputKinds: GestureInputKinds
  ) {
    self.minimumAngleDelta = minimumAngleDelta
    self.inputKinds = inputKinds
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    RotateRecognizer(gesture.minimumAngleDelta).following(gesture.inputKinds)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: RotateRecognizer.self).minimum = gesture.minimumAngleDelta
    recognizer.following(gesture.inputKinds)
  }
}

final class RotateRecognizer: _GestureRecognizer<RotateGesture.Value> {
  var minimum: Angle
  private var start: GestureEvent?
  private var last: RotateGesture.Value?

  init(_ minimum: Angle) { self.minimum = minimum }

  override var followsPinches: Bool { true }

  override func reset() {
    start = nil
    last = nil
  }

  override func receive(_ event: GestureEvent) -> GestureOutcome<RotateGesture.Value> {
    guard !ignores(event) else { return .failed }
    switch event.kind {
    case .rotate(let angle):
      let start = start ?? event
      self.start = start
      if last == nil, abs(angle.radians) < abs(minimum.radians) { return .possible }
      let time = last.map { event.time.timeIntervalSince($0.time) } ?? 0
      let value = RotateGesture.Value(
        time: event.time,
        rotation: angle,
        velocity: .radians(
          time > 0 ? (angle.radians - (last?.rotation.radians ?? 0)) / time : 0
        ),
        startAnchor: start.anchor,
        startLocation: start.location
      )
      last = value
      return .changed(value)
    case .up: return last.map { .ended($0) } ?? .failed
    // A finger that came up may come down again where nothing was meant so far.
    case .pinchEnded:
      if let last { return .ended(last) }
      start = nil
      return .possible
    case .down, .moved, .tick, .magnify: return .possible
    case .cancelled: return .failed
    }
  }
}

/// Two fingers that turn; the older spelling.
public struct RotationGesture {
  /// How much the angle must change first.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle

  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

public import AviaryGeometry
public import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// How far a magnification is.
  public struct Value: Equatable, Sendable {
    /// When it was so far.
    public var time: Date
    /// The factor since the beginning.
    public var magnification: CGFloat
    /// The factor's change in a second.
    public var velocity: CGFloat
    /// Where it began, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Where it began, in the view's space.
    public var startLocation: CGPoint
  }

  /// How much the factor must change first.
  public var minimumScaleDelta: CGFloat
  let inputKinds: GestureInputKinds

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: How much the factor must change first; by default a hundredth.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.init(minimumScaleDelta: minimumScaleDelta, inputKinds: .all)
  }

  /// Creates a gesture of some kinds of input.
  ///
  /// - Parameters:
  ///   - minimumScaleDelta: How much the factor must change first; by default a hundredth.
  ///   - inputKinds: The kinds of input that it follows.
  public nonisolated init(
    minimumScaleDelta: CGFloat = 0.01,
    inputKinds: GestureInputKinds
  ) {
    self.minimumScaleDelta = minimumScaleDelta
    self.inputKinds = inputKinds
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MagnifyRecognizer(gesture.minimumScaleDelta).following(gesture.inputKinds)
  }

  public nonisolated static func _updateRecognizer(
    _ recognizer: _GestureRecognizer<Value>,
    _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: MagnifyRecognizer.self).minimum = gesture.minimumScaleDelta
    recognizer.following(gesture.inputKinds)
  }
}

final class MagnifyRecognizer: _GestureRecognizer<MagnifyGesture.Value> {
  var minimum: CGFloat
  private var start: GestureEvent?
  private var last: MagnifyGesture.Value?

  init(_ minimum: CGFloat) { self.minimum = minimum }

  override var followsPinches: Bool { true }

  override func reset() {
    start = nil
    last = nil
  }

  override func receive(_ event: GestureEvent) -> GestureOutcome<MagnifyGesture.Value> {
    guard !ignores(event) else { return .failed }
    switch event.kind {
    case .magnify(let factor):
      let start = start ?? event
      self.start = start
      if last == nil, abs(factor - 1) < minimum { return .possible }
      let time = last.map { event.time.timeIntervalSince($0.time) } ?? 0
      let value = MagnifyGesture.Value(
        time: event.time,
        magnification: factor,
        velocity: time > 0 ? (factor - (last?.magnification ?? 1)) / time : 0,
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
    case .down, .moved, .tick, .rotate: return .possible
    case .cancelled: return .failed
    }
  }
}

/// Two fingers that move apart or together; the older spelling.
public struct MagnificationGesture {
  /// How much the factor must change first.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

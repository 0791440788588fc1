package import AviaryEngine
package import AviaryGeometry
package import Foundation

/// What a pointer does, as a gesture hears of it.
package struct GestureEvent {
  package enum Kind {
    case down, moved, up, cancelled
    /// Time passes while nothing else happens.
    case tick
    /// Two fingers, or a wheel with a key: the scale since the gesture began.
    case magnify(CGFloat)
    /// Two fingers: the angle since the gesture began.
    case rotate(Angle)
    /// The second of two fingers on a screen came up; the first one is down still.
    case pinchEnded
  }

  package var kind: Kind
  /// In the space of the view that has the gesture.
  package var location: CGPoint
  package var time: Date
  /// The size of the view that has the gesture.
  package var size: CGSize
  /// Converts a point of the view's own space to another space.
  package var convert: (CGPoint, CoordinateSpace) -> CGPoint
  /// Whether a finger does it, which is less exact than a mouse.
  package var isTouch = false
  /// The keys held meanwhile.
  package var modifiers: EventModifiers = []
  /// How many quick presses this is the last of, as the desktop counts them.
  package var clickCount = 1
  /// The window that it happens in; nil without windows.
  package var window: WindowReference?
  /// Runs what follows from the event, now or once it is clear that the gesture counts.
  package var perform: (@escaping () -> Void) -> Void = { $0() }

  init(
    _ kind: Kind,
    at location: CGPoint,
    time: Date,
    size: CGSize = .zero,
    convert: @escaping (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point }
  ) {
    self.kind = kind
    self.location = location
    self.time = time
    self.size = size
    self.convert = convert
  }

  var anchor: UnitPoint {
    UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0.5,
      y: size.height > 0 ? location.y / size.height : 0.5
    )
  }
}

/// What a gesture makes of an event.
package enum GestureOutcome<Value> {
  /// Nothing yet.
  case possible
  case changed(Value)
  case ended(Value)
  case failed

  func map<T>(_ transform: (Value) -> T) -> GestureOutcome<T> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  package var isOver: Bool {
    switch self {
    case .possible, .changed: false
    case .ended, .failed: true
    }
  }
}

/// Follows a pointer for one gesture.
public class _GestureRecognizer<Value> {
  /// Says what an event means.
  ///
  /// After an outcome that is over, ``reset()`` comes next.
  ///
  /// What follows from it goes through ``GestureEvent/perform``: another gesture may turn out to count.
  package func receive(_ event: GestureEvent) -> GestureOutcome<Value> { .failed }
  /// When the gesture decides by itself, if no event does before; nil for never.
  package var deadline: Date? { nil }
  /// Whether a value keeps others from the pointer; a press that may become a long one does not.
  package var claimsPointer: Bool { true }
  /// Whether it follows two fingers that move apart or turn.
  package var followsPinches: Bool { false }
  /// Begins anew.
  package func reset() {}
  /// The kinds of input that it follows.
  private var inputKinds = GestureInputKinds.all

  /// Sets the kinds of input that it follows, and gives itself back.
  @discardableResult
  final func following(_ kinds: GestureInputKinds) -> Self {
    inputKinds = kinds
    return self
  }

  /// Whether an event begins something that is not followed.
  final func ignores(_ event: GestureEvent) -> Bool {
    event.beginningKinds?.isDisjoint(with: inputKinds) ?? false
  }

  init() {}
}

/// The earlier of two dates, where nil is never.
func earlier(_ a: Date?, _ b: Date?) -> Date? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}

/// Never recognizes anything.
final class FailingRecognizer<Value>: _GestureRecognizer<Value> {}

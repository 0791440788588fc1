/// The kinds of input that a gesture follows.
///
/// A gesture ignores what begins with another kind.
public struct GestureInputKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Creates a set of its bits.
  ///
  /// - Parameter rawValue: The kinds as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All kinds, those included that are to come.
  public static let all = GestureInputKinds(rawValue: .max)
  /// A finger on the screen.
  public static let directTouch = GestureInputKinds(rawValue: 1 << 0)
  /// Fingers on a touchpad that move without a press.
  public static let indirectTouch = GestureInputKinds(rawValue: 1 << 1)
  /// A pen on the screen.
  public static let pencil = GestureInputKinds(rawValue: 1 << 2)
  /// A press of a mouse or touchpad, at the pointer.
  public static let pointer = GestureInputKinds(rawValue: 1 << 3)
}

extension GestureEvent {
  /// The kinds of input that an event may begin a gesture of; nil for one that goes on with it.
  ///
  /// Without a touch, who makes a pinch isn't told: it counts as either kind.
  var beginningKinds: GestureInputKinds? {
    switch kind {
    case .down: isTouch ? .directTouch : .pointer
    case .magnify, .rotate: isTouch ? .directTouch : [.directTouch, .indirectTouch]
    case .moved, .up, .cancelled, .tick, .pinchEnded: nil
    }
  }
}

/// Another way to scroll than by touch and pointer.
public struct ScrollInputKind: Equatable, Sendable {
  private let name: String

  /// By a gesture of a hand that a watch notices.
  public static let handGestureShortcut = Self(name: "handGestureShortcut")
  /// By looking.
  public static let look = Self(name: "look")
}

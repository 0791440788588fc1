/// Whose gestures count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nobody's.
  public static let none: GestureMask = []
  /// That of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

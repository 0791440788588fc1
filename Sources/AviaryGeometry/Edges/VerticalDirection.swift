/// A way along the vertical axis.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// Several ways.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// A bit for each way.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one way.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

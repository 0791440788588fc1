/// A way along the horizontal axis.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// To the leading side.
  case leading
  /// To the trailing side.
  case trailing

  /// Several ways.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// A bit for each way.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one way.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    /// To the leading side.
    public static let leading = Set(.leading)
    /// To the trailing side.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

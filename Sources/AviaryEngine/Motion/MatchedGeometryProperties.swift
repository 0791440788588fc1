/// Which parts of a frame a view takes from another one.
public struct MatchedGeometryProperties: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt32

  /// Creates a set of parts.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

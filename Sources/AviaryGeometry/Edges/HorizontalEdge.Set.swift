extension HorizontalEdge {
  /// Any of the two edges of the horizontal axis.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The bits, one for each raw value of `HorizontalEdge`.
    public let rawValue: Int8

    /// Makes the set whose bits are `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The set of the leading edge.
    public static let leading = Set(.leading)
    /// The set of the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of both edges.
    public static let all: Set = [.leading, .trailing]

    package func contains(_ edge: HorizontalEdge) -> Bool { contains(Set(edge)) }
  }
}

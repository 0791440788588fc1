extension VerticalEdge {
  /// Any of the two edges of the vertical axis.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The bits, one for each raw value of `VerticalEdge`.
    public let rawValue: Int8

    /// Makes the set whose bits are `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }

    /// The set of the top edge.
    public static let top = Set(.top)
    /// The set of the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of both edges.
    public static let all: Set = [.top, .bottom]

    package func contains(_ edge: VerticalEdge) -> Bool { contains(Set(edge)) }
  }
}

extension Edge {
  /// Any of the four edges.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The bits, one for each raw value of `Edge`.
    public let rawValue: Int8

    /// Makes the set whose bits are `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The set of the top edge.
    public static let top = Set(.top)
    /// The set of the leading edge.
    public static let leading = Set(.leading)
    /// The set of the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of all four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the top and bottom edges.
    public static let vertical: Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }

    /// Both edges of `axis`.
    package static func edges(of axis: Axis) -> Set {
      axis == .horizontal ? .horizontal : .vertical
    }

    /// Both edges of each axis in `axes`.
    package static func edges(of axes: Axis.Set) -> Set {
      var result: Set = []
      if axes.contains(Axis.horizontal) { result.formUnion(.horizontal) }
      if axes.contains(Axis.vertical) { result.formUnion(.vertical) }
      return result
    }
  }
}

extension Axis {
  /// Any of the two axes.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The bits, one for each raw value of `Axis`.
    public let rawValue: Int8

    /// Makes the set whose bits are `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of the horizontal axis alone.
    public static let horizontal = Set(.horizontal)
    /// The set of the vertical axis alone.
    public static let vertical = Set(.vertical)

    package static let both: Set = [.horizontal, .vertical]

    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

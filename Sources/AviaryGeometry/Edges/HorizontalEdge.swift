/// One of the two edges of the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
}

extension HorizontalEdge {
  package var edge: Edge { self == .leading ? .leading : .trailing }
}

/// One of the two edges of the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

extension VerticalEdge {
  package var edge: Edge { self == .top ? .top : .bottom }
}

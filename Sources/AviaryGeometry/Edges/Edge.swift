/// One side of a rectangle, named in reading direction.
public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
  /// The upper edge.
  case top
  /// The edge where reading starts: left in a left-to-right layout.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends: right in a left-to-right layout.
  case trailing
}

extension Edge {
  /// The axis along which this edge is an end: vertical for `top` and `bottom`.
  package var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The first edge along `axis`: leading or top.
  package static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// The last edge along `axis`: trailing or bottom.
  package static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}

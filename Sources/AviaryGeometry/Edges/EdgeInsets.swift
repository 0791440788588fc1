public import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative ones reach outward.
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets of four lengths.
  ///
  /// - Parameters:
  ///   - top: The distance from the top in points.
  ///   - leading: The distance from the leading edge in points: left, where the interface reads
  ///     from left to right.
  ///   - bottom: The distance from the bottom in points.
  ///   - trailing: The distance from the trailing edge in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero on each edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
  /// The four lengths, for interpolation.
  public typealias AnimatableData =
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

  /// The four lengths, for interpolation: top, leading, bottom, trailing.
  public var animatableData: AnimatableData {
    get { .init(top, .init(leading, .init(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension EdgeInsets {
  package static let zero = EdgeInsets()

  /// The same length on each edge in `edges`, and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(Edge.top) ? length : 0,
      leading: edges.contains(Edge.leading) ? length : 0,
      bottom: edges.contains(Edge.bottom) ? length : 0,
      trailing: edges.contains(Edge.trailing) ? length : 0
    )
  }

  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of both insets along `axis`.
  package func total(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// These insets on the edges in `edges`, and zero on the others.
  package func only(_ edges: Edge.Set) -> EdgeInsets {
    var result = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = self[edge] }
    return result
  }

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top,
      leading: a.leading + b.leading,
      bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing
    )
  }
}

extension EdgeInsets {
  /// These insets with zero for NaN and infinity, which are reported by `name`.
  package func finite(_ name: @autoclosure () -> String) -> EdgeInsets {
    EdgeInsets(
      top: top.finite(name()),
      leading: leading.finite(name()),
      bottom: bottom.finite(name()),
      trailing: trailing.finite(name())
    )
  }
}

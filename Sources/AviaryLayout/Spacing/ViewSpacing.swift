public import AviaryGeometry
public import Foundation

/// How far a view wants to be from its neighbours, edge by edge and by what the neighbour is.
///
/// Horizontal edges are named in reading direction, so that nothing changes in a right-to-left
/// layout.
///
/// - SeeAlso: Documentation/Behaviours/spacing.md.
public struct ViewSpacing: Sendable {
  var top: EdgePreference
  var leading: EdgePreference
  var bottom: EdgePreference
  var trailing: EdgePreference

  /// The spacing of nothing: no distance on any edge.
  public static let zero = ViewSpacing(all: .nothing)

  /// Makes the spacing of a view that states no preference: 8 to its like.
  public init() { self.init(all: .unstated) }

  init(all preference: EdgePreference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// Adds the preferences of `other` on some edges; the greater ones count.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  /// These preferences and, on some edges, those of `other`; the greater ones count.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance between this view and the one that follows it along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }
}

extension ViewSpacing {
  /// The distance between two views neither of which states a preference.
  ///
  /// Source: layout-rules V2.
  package static let defaultDistance: CGFloat = 8

  subscript(edge: Edge) -> EdgePreference {
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

  /// Whether all preferences are the same.
  package static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
    Edge.allCases.allSatisfy { a[$0] == b[$0] }
  }
}

extension ViewSpacing {
  /// Whether both state the same on each edge.
  package func isSame(as other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom
      && trailing == other.trailing
  }
}

package import AviaryGeometry
package import Foundation

/// Lays children out one after another: the algorithm of horizontal and vertical stacks.
///
/// "Major" is the axis along which the stack runs, "minor" the one across it. Everything is in
/// points in the stack's own space and reads from left to right; who places a child mirrors it
/// where needed.
///
/// A size query measures each child at most three times, and not at all for proposals of a length
/// that was asked for before; see `StackEngine.Cache`.
///
/// - SeeAlso: Documentation/Behaviours/stack-distribution.md.
package struct StackEngine: Equatable {
  /// The axis along which the stack runs.
  package var major: Axis

  /// The guide, of the other axis, by which children are aligned.
  package var alignment: AlignmentKey

  /// The distance between neighbours; nil for what each pair prefers.
  ///
  /// May be negative.
  package var spacing: CGFloat?

  package init(major: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.major = major
    self.alignment = alignment
    self.spacing = spacing?.finiteOrNil("spacing")
  }

  package var minor: Axis { major.other }

  package typealias Children = LayoutElements

  /// The size the stack chooses for a proposal.
  ///
  /// Zero children take no space. Source: layout-rules S1, S12.
  package func size(
    _ proposal: ProposedViewSize,
    _ children: Children,
    _ cache: inout Cache
  ) -> CGSize {
    arrangement(for: proposal.sanitized, children, &cache).size
  }

  /// How far the stack wants to be from its neighbours.
  ///
  /// At both ends as its first and last child do, at the sides as all its children together.
  /// Source: layout-rules S17.
  package func viewSpacing(_ children: Children) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var result = ViewSpacing.zero
    let sides = Edge.Set.edges(of: minor)
    for child in children { result.formUnion(child.viewSpacing, edges: sides) }
    result[.start(of: major)] = first.viewSpacing[.start(of: major)]
    result[.end(of: major)] = last.viewSpacing[.end(of: major)]
    return result
  }
}

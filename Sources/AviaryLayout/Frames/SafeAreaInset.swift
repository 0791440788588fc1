package import AviaryGeometry
package import Foundation

/// The arithmetic of `safeAreaInset(edge:alignment:spacing:content:)`.
///
/// The secondary view lies at an edge of the primary one, whose safe area grows by what it covers.
///
/// - SeeAlso: layout-rules C12.
package struct SafeAreaInset: Equatable, Sendable {
  package let edge: Edge

  /// The distance between both views; 8 unless given.
  package let spacing: CGFloat

  package init(edge: Edge, spacing: CGFloat?) {
    self.edge = edge
    self.spacing = spacing?.finiteOrNil("safeAreaInset") ?? ViewSpacing.defaultDistance
  }

  /// Step G1: what is proposed to the secondary view: what the primary one's least length leaves.
  ///
  /// - Parameter leastPrimary: The primary view's size where zero is proposed along the edge's
  ///   axis.
  package func secondaryProposal(
    _ proposal: ProposedViewSize,
    leastPrimary: CGSize
  ) -> ProposedViewSize {
    var result = proposal.sanitized
    result[edge.axis] = result[edge.axis].map { max(0, $0 - leastPrimary[edge.axis] - spacing) }
    return result
  }

  /// By how much the secondary view lengthens the primary one's safe area at the edge.
  package func safeArea(secondary: CGSize) -> EdgeInsets {
    EdgeInsets(max(0, secondary[edge.axis] + spacing), edges: Edge.Set(edge))
  }

  /// Step G2: what is left for the primary view's content.
  package func primaryProposal(
    _ proposal: ProposedViewSize,
    secondary: CGSize
  ) -> ProposedViewSize {
    proposal.sanitized.inset(by: safeArea(secondary: secondary))
  }

  /// Step G3: the size of both: the primary view's and what the secondary one and the spacing add.
  package func size(primary: CGSize, secondary: CGSize) -> CGSize {
    var result = primary.outset(by: safeArea(secondary: secondary))
    let cross = edge.axis.other
    result[cross] = max(primary[cross], secondary[cross])
    return result
  }
}

extension SafeAreaInset {
  /// Why both views together have their size.
  package func reason(
    for proposal: ProposedViewSize,
    primary: CGSize,
    secondary: CGSize
  ) -> LayoutReason {
    let axis = edge.axis
    return LayoutReason(
      "safeAreaInset, \(edge): the view there takes \(secondary[axis].inWords) "
        + "and \(spacing.inWords) of spacing; the primary is offered "
        + "\(primaryProposal(proposal, secondary: secondary).inWords) and takes \(primary.inWords)"
    )
  }
}

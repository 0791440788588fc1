package import AviaryGeometry
package import Foundation

/// The arithmetic of `aspectRatio(_:contentMode:)`.
///
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 18 to 22; layout-rules F12, F13.
package struct AspectRatio: Equatable, Sendable {
  /// Width divided by height; finite and greater than zero, or nil to leave proposals as they are.
  package let ratio: CGFloat?

  /// Whether the proposal is filled, rather than fitted into.
  package let fills: Bool

  /// - Parameters:
  ///   - ratio: Width divided by height; one that is zero, negative, infinite or NaN counts as
  ///     none.
  ///   - fills: true for the smallest size that covers the proposal, false for the largest inside
  ///     it.
  package init(_ ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.fills = fills
  }

  /// Step D1: the ratio of the content's ideal size, for `aspectRatio(nil, contentMode:)`.
  package init(ofIdeal size: CGSize, fills: Bool) {
    self.init(size.width / size.height, fills: fills)
  }

  /// Steps D2, D3: what is proposed to the content; its answer is the size.
  ///
  /// A length that is nil does not constrain; where both are, both stay.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitized
    guard let ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return proposal
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = (width <= height * ratio) != fills
      return widthDecides
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

extension AspectRatio {
  /// Why the content gets the size that it gets.
  ///
  /// `ideal` is the content's ideal size where the ratio is that, nil where it was given; `child` is what the
  /// content answered to `childProposal(proposal)`.
  package func reason(
    for proposal: ProposedViewSize,
    ideal: CGSize?,
    child: CGSize
  ) -> LayoutReason {
    let proposal = proposal.sanitized
    let inner = childProposal(proposal)
    let name =
      "aspectRatio \(ratio.inWords)"
      + (ideal.map { " of the ideal \($0.inWords)" } ?? "") + ", \(fills ? "fill" : "fit")"
    guard ratio != nil else {
      return LayoutReason("\(name): no ratio, the child's \(child.inWords)")
    }
    var reason: LayoutReason
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return LayoutReason("\(name): nothing is proposed, so the child's ideal \(child.inWords)")
    case (_?, _?):
      let relation = fills ? "covers" : "inside"
      reason = LayoutReason("\(name): \(inner.inWords) \(relation) \(proposal.inWords)")
    default:
      reason = LayoutReason("\(name): \(inner.inWords) for \(proposal.inWords)")
    }
    if ProposedViewSize(child) != inner {
      reason.steps.append("the child takes \(child.inWords) of it")
    }
    return reason
  }
}

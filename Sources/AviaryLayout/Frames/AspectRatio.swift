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

  /// The ratio of the content's ideal size, for `aspectRatio(nil, contentMode:)`.
  package init(ofIdeal size: CGSize, fills: Bool) {
    self.init(size.width / size.height, fills: fills)
  }

  /// What is proposed to the content; its answer is the size.
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

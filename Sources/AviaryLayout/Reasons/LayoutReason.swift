package import AviaryGeometry
package import Foundation

/// Why something has the size that it has: a sentence that names the numbers, and the steps that lead to them.
///
/// The algorithms make it when it is asked for, by running the very functions that lay out once more. Nothing is
/// kept for it, and a layout that nobody asks does no work for it.
///
/// - SeeAlso: Documentation/Behaviours/layout-reasons.md.
@_spi(Engine) public struct LayoutReason: Equatable, Sendable {
  /// What decides the size, after the name of what decides: `padding: 16 on all edges`.
  package var summary: String

  /// What led to it, in order, where one sentence does not tell; often none.
  package var steps: [String]

  package init(_ summary: String, _ steps: [String] = []) {
    self.summary = summary
    self.steps = steps
  }
}

/// A layout that can tell how it comes to its answers.
///
/// Of other layouts it is told what they asked their subviews.
package protocol ExplainedLayout: Layout {
  /// Why the layout, which is called `name`, answers `size` to `proposal`.
  ///
  /// Measures the subviews again, and changes nothing.
  func layoutReason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: Subviews
  ) -> LayoutReason
}

extension LayoutReason {
  /// The reason of what is as large as it is offered.
  ///
  /// `name` is that of what takes the proposal; `ideal` stands in for a length of nil.
  package static func takesProposal(
    _ name: String,
    _ proposal: ProposedViewSize,
    ideal: CGSize = CGSize(width: 10, height: 10)
  ) -> LayoutReason {
    let proposal = proposal.sanitized
    switch (proposal.width, proposal.height) {
    case (_?, _?):
      return LayoutReason("\(name): takes the proposal \(proposal.inWords)")
    case (_?, nil):
      return LayoutReason(
        "\(name): takes the proposed width \(proposal.width.inWords); "
          + "nil is proposed for the height, so its ideal \(ideal.height.inWords)"
      )
    case (nil, _?):
      return LayoutReason(
        "\(name): takes the proposed height \(proposal.height.inWords); "
          + "nil is proposed for the width, so its ideal \(ideal.width.inWords)"
      )
    case (nil, nil):
      return LayoutReason(
        "\(name): nil is proposed for both lengths, so its ideal \(ideal.inWords)"
      )
    }
  }
}

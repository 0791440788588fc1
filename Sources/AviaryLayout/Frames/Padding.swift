package import AviaryGeometry
package import Foundation

/// The arithmetic of `padding`.
///
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 16 and 17; layout-rules F9, F10.
package struct Padding: Equatable, Sendable {
  package let insets: EdgeInsets

  /// The length that `padding()` adds on each edge.
  ///
  /// Source: layout-rules F10, Z10.
  package static let defaultLength: CGFloat = 16

  /// Padding of some insets; NaN and infinity count as zero, negative ones let the content reach out.
  package init(_ insets: EdgeInsets, _ name: @autoclosure () -> String = "padding") {
    self.insets = insets.finite(name())
  }

  /// Step C1: what is proposed to the content: the proposal without the insets.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.sanitized.inset(by: insets)
  }

  /// Step C2: the padded size, not below zero.
  package func size(child: CGSize) -> CGSize {
    let size = child.outset(by: insets)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Step C3: where the content lies in the padded rectangle.
  package var childOrigin: CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}

extension Padding {
  /// Why the padded size is what it is.
  ///
  /// `name` is that of what pads; `child` is what the content answered to `childProposal(proposal)`.
  package func reason(
    _ name: String = "padding",
    for proposal: ProposedViewSize,
    child: CGSize
  ) -> LayoutReason {
    if insets == EdgeInsets() { return LayoutReason("\(name): 0, the child's \(child.inWords)") }
    return LayoutReason(
      "\(name): \(insets.inWords) around the child's \(child.inWords), "
        + "which was offered \(childProposal(proposal).inWords)"
    )
  }
}

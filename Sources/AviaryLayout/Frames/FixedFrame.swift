package import AviaryGeometry
package import Foundation

/// The arithmetic of `frame(width:height:alignment:)`.
///
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 13 to 15; layout-rules F1, F2, P8.
package struct FixedFrame: Equatable, Sendable {
  /// The frame's width; nil for its content's.
  package let width: CGFloat?
  /// The frame's height; nil for its content's.
  package let height: CGFloat?

  /// A frame of some lengths; negative ones and NaN count as absent.
  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width.flatMap(\.validLength)
    self.height = height.flatMap(\.validLength)
  }

  /// The axes on which the frame sets a length; it resets spacing preferences on their edges.
  package var axes: Axis.Set {
    var result: Axis.Set = []
    if width != nil { result.insert(.horizontal) }
    if height != nil { result.insert(.vertical) }
    return result
  }

  /// Step A1: what the frame proposes to its content, in measuring and in placing.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitized
    return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// Step A2: the frame's own size, where `child` is what the content answered.
  package func size(child: CGSize) -> CGSize {
    CGSize(width: width ?? child.width, height: height ?? child.height)
  }
}

extension FixedFrame {
  /// Why the frame is as large as it is.
  ///
  /// `child` is what the content answers to `childProposal(_:)`; not asked where both lengths are set.
  package func reason(child: () -> CGSize) -> LayoutReason {
    let name = "fixed frame"
    switch (width, height) {
    case (let width?, let height?):
      return LayoutReason("\(name): \(width.inWords) × \(height.inWords), whatever is proposed")
    case (let width?, nil):
      return LayoutReason(
        "\(name): width \(width.inWords), height the child's \(child().height.inWords)"
      )
    case (nil, let height?):
      return LayoutReason(
        "\(name): height \(height.inWords), width the child's \(child().width.inWords)"
      )
    case (nil, nil):
      return LayoutReason("\(name): no length is set; the child's \(child().inWords)")
    }
  }
}

package import AviaryGeometry
package import Foundation

/// The arithmetic of
/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 1 to 12; layout-rules F3 to F8.
package struct FlexibleFrame: Equatable, Sendable {
  package let width: FlexibleLength
  package let height: FlexibleLength

  package init(width: FlexibleLength = .init(), height: FlexibleLength = .init()) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> FlexibleLength { axis == .horizontal ? width : height }

  /// The axes on which the frame sets a limit; it resets spacing preferences on their edges.
  package var axes: Axis.Set {
    var result: Axis.Set = []
    if !width.isEmpty { result.insert(.horizontal) }
    if !height.isEmpty { result.insert(.vertical) }
    return result
  }

  /// What the frame proposes to its content when it is measured.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitized
    return ProposedViewSize(
      width: width.contentProposal(proposal.width),
      height: height.contentProposal(proposal.height)
    )
  }

  /// The frame's own size.
  ///
  /// - Parameters:
  ///   - proposal: What was proposed to the frame.
  ///   - child: What the content answered to `childProposal(proposal)`.
  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    let proposal = proposal.sanitized
    return CGSize(
      width: width.length(proposal.width, content: child.width),
      height: height.length(proposal.height, content: child.height)
    )
  }

  /// Step B4: what the frame proposes to its content when it is placed: its own length where it has limits.
  ///
  /// Source: layout-rules F8.
  package func placementProposal(
    _ proposal: ProposedViewSize,
    size: CGSize
  ) -> ProposedViewSize {
    var result = childProposal(proposal)
    for axis in Axis.allCases where self[axis].minimum != nil || self[axis].maximum != nil {
      result[axis] = size[axis]
    }
    return result.sanitized
  }
}

extension FlexibleFrame {
  /// Why the frame answers its size to `proposal`: the formula on each axis that has limits.
  ///
  /// `child` is what the content answered to `childProposal(proposal)`.
  package func reason(for proposal: ProposedViewSize, child: CGSize) -> LayoutReason {
    let proposal = proposal.sanitized
    let parts = Axis.allCases.filter { !self[$0].isEmpty }.map { axis in
      "\(axis.lengthName) \(self[axis].reason(proposal[axis], content: child[axis]))"
    }
    let free = Axis.allCases.filter { self[$0].isEmpty }.map { axis in
      "\(axis.lengthName) the child's \(child[axis].inWords)"
    }
    return LayoutReason("flexible frame: " + (parts + free).joined(separator: ", "))
  }
}

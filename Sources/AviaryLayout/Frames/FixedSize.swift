package import AviaryGeometry
package import Foundation

/// What `fixedSize(horizontal:vertical:)` proposes to its content: the ideal length on some axes.
///
/// - SeeAlso: layout-rules F11.
package func fixedSizeProposal(
  _ proposal: ProposedViewSize,
  axes: Axis.Set
) -> ProposedViewSize {
  var result = proposal.sanitized
  for axis in Axis.allCases where axes.contains(axis) { result[axis] = nil }
  return result
}

/// Why `fixedSize(horizontal:vertical:)` answers its size.
///
/// `child` is what the content answered to `fixedSizeProposal(proposal, axes:)`.
package func fixedSizeReason(
  for proposal: ProposedViewSize,
  axes: Axis.Set,
  child: CGSize
) -> LayoutReason {
  let asked = fixedSizeProposal(proposal, axes: axes)
  switch axes {
  case [.horizontal, .vertical]:
    return LayoutReason("fixedSize: asks for the ideal, \(child.inWords)")
  case []:
    return LayoutReason("fixedSize: on no axis, the child's \(child.inWords)")
  default:
    let axis: Axis = axes.contains(.horizontal) ? .horizontal : .vertical
    return LayoutReason(
      "fixedSize: asks for the ideal \(axis.lengthName), \(child[axis].inWords); "
        + "the \(axis.other.lengthName) offered stays \(asked[axis.other].inWords)"
    )
  }
}

package import AviaryGeometry

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

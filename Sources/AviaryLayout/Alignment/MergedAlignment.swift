import AviaryGeometry
import Foundation

/// The explicit values that placed children have for a guide, merged, from the top left of
/// `bounds`.
///
/// - Returns: nil if no child sets the guide.
/// - SeeAlso: layout-rules A4.
func mergedAlignment(
  _ key: AlignmentKey,
  in bounds: CGRect,
  _ children: LayoutElements,
  _ placements: [ElementPlacement]
) -> CGFloat? {
  key.combineExplicit(
    zip(children, placements).lazy.map { child, placement in
      child.explicitAlignment(key, size: placement.size, proposal: placement.proposal)
        .map { $0 + placement.origin[key.axis] - bounds.origin[key.axis] }
    }
  )
}

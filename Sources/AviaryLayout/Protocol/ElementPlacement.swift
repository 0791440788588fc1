package import AviaryGeometry
package import Foundation

/// Where a container puts one child.
package struct ElementPlacement: Equatable {
  /// The child's top left, in the space of the container's bounds, as if it read from left to
  /// right.
  package var origin: CGPoint
  /// What the child answered to `proposal`.
  package var size: CGSize
  /// What the child lays its own children out with.
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }

  package var frame: CGRect { CGRect(origin: origin, size: size) }

  /// Where a child lies that its layout did not place.
  ///
  /// Source: Apple's documentation, page `layoutsubview/place(at:anchor:proposal:)`; layout-rules
  /// Y2.
  package static func centered(
    _ element: any LayoutElement,
    in bounds: CGRect,
    proposal: ProposedViewSize
  ) -> ElementPlacement {
    let proposal = proposal.sanitized
    let size = element.size(proposal)
    let origin = bounds.center - UnitPoint.center.point(in: size)
    return ElementPlacement(origin: origin, size: size, proposal: proposal)
  }
}

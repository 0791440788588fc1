package import AviaryGeometry
package import Foundation

extension StackEngine {
  /// Finds out where the stack's children lie, in source order.
  ///
  /// - Parameters:
  ///   - bounds: The stack's rectangle; its size is the answer to `proposal`.
  ///   - proposal: The last proposal to the stack. Where it has no length across the stack, the
  ///     children are sized again with that of `bounds`, so that flexible ones become as long as
  ///     the stack.
  ///   - place: Takes each child's offset and placement.
  /// - SeeAlso: layout-rules S14, S15.
  package func place(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    _ children: Children,
    _ cache: inout Cache,
    place: (Int, ElementPlacement) -> Void
  ) {
    // 8. The sizes for the stack's own length across, then one place after another.
    let proposal = stretched(proposal.sanitized, across: bounds)
    let arrangement = arrangement(for: proposal, children, &cache)
    let line = arrangement.extent.line(for: alignment, in: bounds.size[minor])
    var position = bounds.origin[major]
    for offset in 0..<children.count {
      let child = arrangement.children[offset]
      let across = line - child.guide
      let origin = CGPoint(
        major,
        major: position,
        minor: bounds.origin[minor] + (across.isFinite ? across : 0)
      )
      place(
        offset,
        ElementPlacement(
          origin: origin,
          size: child.size,
          proposal: proposal.with(major, child.proposal)
        )
      )
      if offset < children.count - 1 { position += child.size[major] + cache.gap(after: offset) }
    }
  }

  private func stretched(
    _ proposal: ProposedViewSize,
    across bounds: CGRect
  ) -> ProposedViewSize {
    guard proposal[minor] == nil, bounds.size[minor].isFinite else { return proposal }
    return proposal.with(minor, max(0, bounds.size[minor]))
  }

  /// The children's explicit values of a guide, merged, from the top left of `bounds`.
  ///
  /// Along the stack edges and centres stay inside: they are those of one child among others.
  ///
  /// Source: layout-rules A4, A6, Y4.
  package func explicitAlignment(
    _ key: AlignmentKey,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    _ children: Children,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.axis == minor || key.placeInBounds == nil,
      children.contains(where: { $0.mayHaveExplicitAlignment(key) })
    else { return nil }
    var placements: [ElementPlacement] = []
    self.place(in: bounds, proposal: proposal, children, &cache) { placements.append($1) }
    return mergedAlignment(key, in: bounds, children, placements)
  }
}

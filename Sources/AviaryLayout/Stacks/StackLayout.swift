package import AviaryGeometry
package import Foundation

/// A layout that is a stack along one axis: what both of them have in common.
package protocol StackLayout: Layout where Cache == _StackLayoutCache {
  var engine: StackEngine { get }
}

extension StackLayout {
  /// Reads the children's gaps and priorities.
  public func makeCache(subviews: Subviews) -> Cache {
    _StackLayoutCache(engineCache: engine.makeCache(subviews.elements))
  }

  /// Reads the children's gaps and priorities again and forgets their sizes.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    engine.updateCache(&cache.engineCache, subviews.elements)
  }

  /// The stack's own spacing: that of its ends, and of all children at its sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.viewSpacing(subviews.elements)
  }

  /// The children's sum along the stack and their extent across it.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    engine.size(proposal, subviews.elements, &cache.engineCache)
  }

  /// Places the children one after another.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    engine.place(in: bounds, proposal: proposal, subviews.elements, &cache.engineCache) {
      subviews.place(offset: $0, $1)
    }
    if subviews.count <= StackEngine.fewChildren { cache.engineCache.forgetSizes() }
  }

  /// The children's explicit values of a guide, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    engine.explicitAlignment(
      guide.key,
      in: bounds,
      proposal: proposal,
      subviews.elements,
      &cache.engineCache
    )
  }

  /// The children's explicit values of a guide, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    engine.explicitAlignment(
      guide.key,
      in: bounds,
      proposal: proposal,
      subviews.elements,
      &cache.engineCache
    )
  }
}

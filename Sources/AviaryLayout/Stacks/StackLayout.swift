public import AviaryGeometry
public import Foundation

/// A layout that is a stack along one axis: what both of them have in common.
package protocol StackLayout: Layout where Cache == _StackLayoutCache {
  var engine: StackEngine { get }
}

/// What a stack remembers between its calls.
public struct _StackLayoutCache {
  package var engineCache: StackEngine.Cache
}

extension StackLayout {
  public func makeCache(subviews: Subviews) -> Cache {
    _StackLayoutCache(engineCache: engine.makeCache(subviews.elements))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    engine.updateCache(&cache.engineCache, subviews.elements)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.viewSpacing(subviews.elements)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    engine.size(proposal, subviews.elements, &cache.engineCache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let placements = engine.placements(
      in: bounds, proposal: proposal, subviews.elements, &cache.engineCache)
    for (offset, placement) in placements.enumerated() {
      subviews.place(offset: offset, placement)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    engine.explicitAlignment(
      guide.key, in: bounds, proposal: proposal, subviews.elements, &cache.engineCache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    engine.explicitAlignment(
      guide.key, in: bounds, proposal: proposal, subviews.elements, &cache.engineCache)
  }
}

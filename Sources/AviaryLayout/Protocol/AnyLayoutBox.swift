import AviaryGeometry
import Foundation

/// A layout behind `AnyLayout`, whose caches are of unknown type.
protocol AnyLayoutBox: Sendable {
  var wrapped: any Layout { get }
  var properties: LayoutProperties { get }
  var animatableData: AnyLayout.AnimatableData { get set }

  func makeCache(subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, subviews: LayoutSubviews)
  func spacing(subviews: LayoutSubviews, cache: inout AnyLayout.Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  )
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat?
}

/// The box of one type of layout.
struct LayoutBox<Base: Layout>: AnyLayoutBox {
  private var base: Base

  init(_ base: Base) { self.base = base }

  var wrapped: any Layout { base }

  var properties: LayoutProperties { Base.layoutProperties }

  var animatableData: AnyLayout.AnimatableData {
    get { AnyLayout.AnimatableData(base.animatableData) }
    set {
      if let data = newValue.unwrapped(as: Base.AnimatableData.self) { base.animatableData = data }
    }
  }

  func makeCache(subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: base.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: LayoutSubviews) {
    guard cache.value is Base.Cache else {
      cache = makeCache(subviews: subviews)
      return
    }
    withCache(&cache, subviews) { base.updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: LayoutSubviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    withCache(&cache, subviews) { base.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      base.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      base.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  /// Runs `body` on the cache as the layout knows it; a cache of another layout's is made anew.
  private func withCache<Result>(
    _ cache: inout AnyLayout.Cache,
    _ subviews: LayoutSubviews,
    _ body: (inout Base.Cache) -> Result
  ) -> Result {
    var own = cache.value as? Base.Cache ?? base.makeCache(subviews: subviews)
    // The outer cache lets go of the value, so that changing it does not copy it.
    cache.value = ()
    defer { cache.value = own }
    return body(&own)
  }
}

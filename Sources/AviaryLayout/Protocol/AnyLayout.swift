public import AviaryGeometry
public import Foundation

/// A layout whose type is known only while the program runs.
///
/// Views keep their state when the layout inside changes, since the type around them stays.
///
/// - SeeAlso: Apple's documentation, page `anylayout`; layout-rules Y8.
public struct AnyLayout: Layout, Sendable {
  private var box: any AnyLayoutBox

  /// Wraps a layout.
  public init<L>(_ layout: L) where L: Layout { box = LayoutBox(layout) }

  /// What the wrapped layout tells its subviews about itself.
  ///
  /// `AnyLayout.layoutProperties` cannot know it, since it belongs to the type.
  package var erasedProperties: LayoutProperties { box.properties }

  /// The layout that is wrapped.
  package var wrapped: any Layout { box.wrapped }

  /// The wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews: subviews) }

  /// Updates the wrapped layout's cache, or makes it anew when another type of layout is wrapped
  /// now.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews: subviews)
  }

  /// The wrapped layout's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews: subviews, cache: &cache)
  }

  /// The wrapped layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Has the wrapped layout place the subviews.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The wrapped layout's guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  /// The wrapped layout's guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}

extension AnyLayout {
  /// The wrapped layout's animatable data.
  public var animatableData: AnimatableData {
    get { box.animatableData }
    set { box.animatableData = newValue }
  }

  /// The wrapped layout's cache.
  public struct Cache: @unchecked Sendable {
    /// Of the wrapped layout's type of cache.
    var value: Any
  }
}

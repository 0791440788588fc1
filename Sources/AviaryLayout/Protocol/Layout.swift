public import AviaryGeometry
public import Foundation

/// A type that says how large a container is and where its subviews lie.
///
/// A size query must have no effect that can be seen: it may come any number of times and for any
/// proposal before `placeSubviews` is called once with the last proposal and bounds of the size
/// that was answered to it. The cache must not change results.
///
/// - SeeAlso: Apple's documentation, page `layout`; layout-rules Y1 to Y8.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What the layout remembers between its calls.
  associatedtype Cache = Void

  /// The container's subviews.
  typealias Subviews = LayoutSubviews

  /// What the layout tells its subviews about itself.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache when the container appears.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date when the layout or one of the subviews has changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// How far the container wants to be from its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size the container chooses for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  /// Places each subview by calling its `place(at:anchor:proposal:)`.
  ///
  /// - Parameters:
  ///   - bounds: Where the container lies; the origin need not be zero.
  ///   - proposal: The proposal that `bounds.size` answers.
  ///   - subviews: The subviews; one that is not placed is centred.
  ///   - cache: What the layout remembers.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )

  /// Where the container sets a horizontal guide, from the leading edge of `bounds`; nil if it does
  /// not.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Where the container sets a vertical guide, from the top edge of `bounds`; nil if it does not.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

public import AviaryGeometry
public import Foundation

extension Layout {
  /// Properties without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' spacings.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    var result = ViewSpacing.zero
    for element in subviews.elements { result.formUnion(element.viewSpacing) }
    return result
  }

  /// The subviews' explicit values of a guide, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(
      guide.key,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  /// The subviews' explicit values of a guide, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(
      guide.key,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}

extension Layout where Cache == () {
  /// Makes a cache that holds nothing.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

extension Layout {
  /// Places the subviews on paper and merges the explicit values that they have for a guide.
  ///
  /// Costs nothing where no subview can have one. Source: layout-rules A4, Y4.
  private func mergedAlignment(
    _ key: AlignmentKey,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.elements.contains(where: { $0.mayHaveExplicitAlignment(key) }) else {
      return nil
    }
    let placements = placements(
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
    return AviaryLayout.mergedAlignment(key, in: bounds, subviews.elements, placements)
  }

  /// Where `placeSubviews` would put each subview, without putting it there.
  ///
  /// A subview that is not placed is centred with the container's own proposal, as Y2 says. This is
  /// also what a container uses to place its children: it reads the list and places each once.
  package func placements(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> [ElementPlacement] {
    let recorder = PlacementRecorder(count: subviews.elements.count)
    placeSubviews(
      in: bounds,
      proposal: proposal,
      subviews: subviews.recording(into: recorder),
      cache: &cache
    )
    return zip(subviews.elements, recorder.placements).map { element, placement in
      placement ?? .centered(element, in: bounds, proposal: proposal)
    }
  }
}

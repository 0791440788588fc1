package import AviaryGeometry
@_spi(Engine) package import AviaryLayout
package import Foundation

// Sizes, guides and distances: asked for by parents, remembered, and measured anew.
extension ViewNode {
  /// The size that the node chooses for a proposal; remembered for the last few proposals.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizeCache.size(for: proposal) { return size }
    resolveIfNeeded()
    root.counters.measurements += 1
    let size = sizeInBounds(computeSize(proposal), proposal)
    sizeCache.insert(size, for: proposal)
    root.layoutTrace?.measured(self, proposal, size)
    return size
  }

  /// The size that the node answered to a proposal, if it is remembered.
  package final func rememberedSize(for proposal: ProposedViewSize) -> CGSize? {
    sizeCache.size(for: proposal)
  }

  /// The node measured, with its guides.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: measure(proposal), proposal: proposal, source: self)
  }

  package final func explicitAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if !key.isTextBaseline && !root.hasExplicitGuides {
      guidesWereWanted = true
      return nil
    }
    resolveIfNeeded()
    guidesWereRead = true
    guard Self.remembersGuides else {
      return guideInBounds(guide(key, size: size, proposal: proposal), key, size)
    }
    let known = guides ?? GuideCache()
    guides = known
    if let value = known.value(key, size, proposal) { return value }
    let value = guideInBounds(guide(key, size: size, proposal: proposal), key, size)
    known.insert(value, key, size, proposal)
    return value
  }

  package final func mayHaveExplicitAlignment(_ key: AlignmentKey) -> Bool {
    if key.isTextBaseline || root.hasExplicitGuides { return true }
    guidesWereWanted = true
    return false
  }

  /// The distances that the node would like to keep from its neighbours.
  package final var viewSpacing: ViewSpacing {
    if let spacingCache { return spacingCache.spacing }
    resolveIfNeeded()
    let spacing = computeSpacing()
    spacingCache = KnownSpacing(spacing)
    return spacing
  }

  package final var layoutPriority: Double {
    guard knownTraits != nil else { return intrinsicPriority }
    return traits.value(LayoutPriorityTrait.key, as: Double.self) ?? intrinsicPriority
  }

  package final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    traits.value(ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue
  }
}

@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

/// Sets a guide of a view.
nonisolated struct AlignmentGuideModifier: _NodeModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AlignmentGuideNode(list, child, place)
  }
}

final class AlignmentGuideNode: ModifierNode<AlignmentGuideModifier> {
  override func didMount() { guideDidAppear() }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == modifier.key else {
      return child.explicitAlignment(key, size: size, proposal: proposal)
    }
    return modifier.computeValue(ViewDimensions(size: size, proposal: proposal, source: child))
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let own = ViewDimensions(size: size, proposal: proposal, source: child)
    return LayoutReason(
      "alignmentGuide: puts \(modifier.key.name) at \(modifier.computeValue(own).inWords) in place of "
        + "\(own[modifier.key].inWords); the size stays the child's \(size.inWords)"
    )
  }
}

extension View {
  /// Sets where a horizontal guide of the view lies, from its leading edge.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Computes the place in points, in the view's own space; NaN and infinity
  ///     count as not set.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets where a vertical guide of the view lies, from its top edge.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Computes the place in points, in the view's own space; NaN and infinity
  ///     count as not set.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

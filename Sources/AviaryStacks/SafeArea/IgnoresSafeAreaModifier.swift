@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Lets a view reach over the safe area.
nonisolated struct IgnoresSafeAreaModifier: _NodeModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    IgnoresSafeAreaNode(list, child, place)
  }
}

final class IgnoresSafeAreaNode: ModifierNode<IgnoresSafeAreaModifier> {
  /// How far the child reached over the edges when it was placed last.
  private var extents = EdgeInsets()

  private var currentExtents: EdgeInsets {
    guard modifier.regions.contains(.container) else { return EdgeInsets() }
    return SafeArea.extents(of: self).only(modifier.edges)
  }

  override func didMount() {
    root.surroundingsObservers.add(self) { [unowned self] in
      guard currentExtents != extents else { return false }
      invalidatePlacement()
      return true
    }
  }

  /// What the child is offered where the node reaches over the safe area.
  private func outset(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 + extents.total(.horizontal) },
      height: proposal.height.map { $0 + extents.total(.vertical) }
    )
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    guard extents != EdgeInsets() else {
      return LayoutReason(
        "ignoresSafeArea: touches no unsafe area; the child's \(size.inWords)"
      )
    }
    let inner = outset(proposal)
    return LayoutReason(
      "ignoresSafeArea: its size stays \(size.inWords); the child reaches over the safe area by "
        + extents.inWords,
      ["the child is offered \(inner.inWords) and takes \(child.measure(inner).inWords)"]
    )
  }

  override func layoutContent() {
    extents = currentExtents
    guard extents != EdgeInsets() else {
      super.layoutContent()
      return
    }
    let inner = outset(proposal)
    let space = size.outset(by: extents)
    let chosen = child.measure(inner)
    child.place(
      at: CGPoint(
        x: (space.width - chosen.width) / 2 - extents.leading,
        y: (space.height - chosen.height) / 2 - extents.top
      ),
      size: chosen,
      proposal: inner
    )
  }
}

extension View {
  /// Lets this view reach over the safe area at some edges.
  ///
  /// - Parameters:
  ///   - regions: What makes the area unsafe; the keyboard's part alone has no effect here. By
  ///     default `.all`.
  ///   - edges: The edges at which the view reaches over it; `.all` by default.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Lets this view reach over the safe area at some edges.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: .all, edges: edges))
  }
}

@_spi(Engine) public import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Gives a view its ideal size.
nonisolated struct FixedSizeModifier: _NodeModifier {
  let axes: Axis.Set

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FixedSizeNode(list, child, place)
  }
}

final class FixedSizeNode: AligningNode<FixedSizeModifier> {
  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    fixedSizeProposal(proposal, axes: modifier.axes)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.measure(childProposal(proposal))
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    fixedSizeReason(for: proposal, axes: modifier.axes, child: size)
  }
}

extension View {
  /// Gives the view its ideal size, whatever space there is.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length along some axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether its width is the ideal one.
  ///   - vertical: Whether its height is the ideal one.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }
}

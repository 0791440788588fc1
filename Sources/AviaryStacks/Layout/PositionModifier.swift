@_spi(Engine) public import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

/// Puts a view's centre at a point of all the space there is.
nonisolated struct PositionModifier: _NodeModifier {
  let position: CGPoint

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PositionNode(list, child, place)
  }
}

final class PositionNode: ModifierNode<PositionModifier> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = child.measure(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let takes =
      Axis.allCases.allSatisfy { proposal[$0] != nil }
      ? "takes the proposal \(size.inWords)"
      : "takes the proposal \(proposal.inWords), the child's length for nil"
    return LayoutReason(
      "position: \(takes), and puts the child's center at \(modifier.position.inWords)"
    )
  }

  override func layoutContent() {
    let size = child.measure(proposal)
    let position = modifier.position
    child.place(
      at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2),
      size: size,
      proposal: proposal
    )
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let childSize = child.measure(proposal)
    let offset =
      key.axis == .horizontal
      ? modifier.position.x - childSize.width / 2 : modifier.position.y - childSize.height / 2
    return child.explicitAlignment(key, size: childSize, proposal: proposal).map { $0 + offset }
  }
}

extension View {
  /// Puts the view's centre at a point of the space, all of which it takes.
  ///
  /// - Parameter position: In points from the top leading corner of that space; NaN and infinity
  ///   count as 0.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's centre at a point of the space, all of which it takes.
  ///
  /// - Parameters:
  ///   - x: In points from the space's leading edge; NaN and infinity count as 0. By default `0`.
  ///   - y: In points from the space's top; NaN and infinity count as 0. By default `0`.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }
}

@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// Keeps controls that only keys reach: they take no space, are not drawn, and no pointer meets them.
nonisolated struct CommandStoreModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { CommandStoreNode(list, child, place) }
}

final class CommandStoreNode: ModifierNode<CommandStoreModifier> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func draw(into recorder: inout NodeRecorder) {}
  override func visitHitCandidates(at point: CGPoint, _ body: (ViewNode) -> Bool) {}
}

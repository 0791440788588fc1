@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// Has a card that lies beside something placed anew when that moves: when its surroundings scroll, or are laid out
/// otherwise.
nonisolated struct AnchorFollowing: _NodeModifier {
  /// The frame of what the card lies beside, in the root's space.
  let anchor: () -> CGRect

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AnchorFollowingNode(list, child, place)
  }
}

final class AnchorFollowingNode: ModifierNode<AnchorFollowing> {
  /// Where the anchor was last; nil at first.
  private var followed: CGRect?

  override func viewDidChange() {}

  override func didMount() {
    root.surroundingsObservers.add(self) { [unowned self] in
      let anchor = modifier.anchor()
      defer { followed = anchor }
      guard followed != anchor else { return false }
      child.invalidatePlacement()
      return true
    }
  }
}

@_spi(Engine) package import AviaryEngine

/// Ends something when a view leaves the tree, and starts it again if the same one comes back.
///
/// It is started first by the body of the view.
package nonisolated struct WhileMounted: _NodeModifier {
  let start: () -> Void
  let end: () -> Void

  package init(start: @escaping () -> Void = {}, end: @escaping () -> Void) {
    self.start = start
    self.end = end
  }

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { WhileMountedNode(list, child, place) }
}

final class WhileMountedNode: ModifierNode<WhileMounted> {
  private var hasEnded = false

  override func didMount() {
    if hasEnded { modifier.start() }
    hasEnded = false
  }

  override func willUnmount() {
    modifier.end()
    hasEnded = true
  }
}

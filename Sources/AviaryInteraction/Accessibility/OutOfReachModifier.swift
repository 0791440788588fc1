@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry

/// Keeps pointers, the focus and keyboard shortcuts from views that stand for others, or beside them, towards
/// assistive technology alone.
nonisolated struct OutOfReachModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    OutOfReachNode(list, child, place)
  }
}

final class OutOfReachNode: ModifierNode<OutOfReachModifier> {
  override var isOutOfReach: Bool { true }
}

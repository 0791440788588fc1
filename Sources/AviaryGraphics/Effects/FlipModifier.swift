@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import Foundation

/// Mirrors a view where the interface is read from right to left.
nonisolated struct FlipModifier: _NodeModifier {
  let isEnabled: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { FlipNode(list, child, place) }
}

final class FlipNode: ModifierNode<FlipModifier> {
  override func viewDidChange() {
    parent?.invalidateDrawing()
    root.geometryDidChange = true
  }

  override var transformToParent: CGAffineTransform {
    guard modifier.isEnabled, isRightToLeft else { return super.transformToParent }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: origin.x + size.width, ty: origin.y)
  }
}

extension View {
  /// Mirrors the view where the interface is read from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

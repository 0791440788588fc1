@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryInteraction
import Foundation

/// The pointer over a line between two headers.
nonisolated struct ColumnResizePointer: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ColumnResizePointerNode(list, child, place)
  }
}

final class ColumnResizePointerNode: ModifierNode<ColumnResizePointer>, PointerShapeProvider {
  func pointerShape(at location: CGPoint) -> PointerShape? { .columnResize }
}

extension View {
  /// Shows a pointer that drags to the sides.
  nonisolated func columnResizePointer() -> some View { modifier(ColumnResizePointer()) }
}

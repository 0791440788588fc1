/// Marks where the view begins that is to be explained, inside of what a tool puts around it.
package nonisolated struct LayoutMark: _NodeModifier {
  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    LayoutMarkNode(list, child, place)
  }
}

final class LayoutMarkNode: ModifierNode<LayoutMark> {}

extension View {
  /// Says that `aviary inspect --layout` explains this view, and not what is around it.
  package nonisolated func explainsLayout() -> some View { modifier(LayoutMark()) }
}

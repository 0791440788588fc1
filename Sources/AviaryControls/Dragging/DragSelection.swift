@_spi(Engine) public import AviaryEngine

extension View {
  /// Says what is selected of the things inside that can be dragged: with one that is selected, all of it is.
  ///
  /// - Parameters:
  ///   - selection: The identifiers, in the order in which they are dragged; asked when a drag begins.
  ///   - containerNamespace: The namespace of the container that it belongs to; nil for the nearest one around.
  public nonisolated func dragContainerSelection<ItemID>(
    _ selection: @autoclosure @escaping () -> [ItemID],
    containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(
      DragSelectionModifier(
        itemID: ItemID.self,
        namespace: containerNamespace,
        selected: { selection().map { AnyHashable($0) } }
      )
    )
  }
}

/// Says which of the things inside are selected.
nonisolated struct DragSelectionModifier: _NodeModifier {
  let itemID: Any.Type
  let namespace: Namespace.ID?
  let selected: () -> [AnyHashable]

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DragSelectionNode(list, child, place)
  }
}

final class DragSelectionNode: ModifierNode<DragSelectionModifier> {
  override func viewDidChange() {}

  /// What the nearest selection around a node says, of a type and a namespace; nil where there is none.
  static func selection(
    around node: ViewNode,
    _ itemID: Any.Type,
    in namespace: Namespace.ID? = nil
  ) -> [AnyHashable]? {
    node.nearestAncestor(as: DragSelectionNode.self) {
      $0.modifier.itemID == itemID
        && (namespace == nil || $0.modifier.namespace == nil || $0.modifier.namespace == namespace)
    }?.modifier.selected()
  }
}

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

  /// What the nearest selection around a node says, each identifier once; nil where there is none.
  ///
  /// - Parameters:
  ///   - itemID: The type of the identifiers.
  ///   - isOfContainer: Whether a selection that names a namespace belongs to the container.
  static func selection(
    around node: ViewNode,
    _ itemID: Any.Type,
    where isOfContainer: (Namespace.ID) -> Bool
  ) -> [AnyHashable]? {
    let found = node.nearestAncestor(as: DragSelectionNode.self) {
      $0.modifier.itemID == itemID && $0.modifier.namespace.map(isOfContainer) != false
    }
    guard let found else { return nil }
    var seen: Set<AnyHashable> = []
    return found.modifier.selected().filter { seen.insert($0).inserted }
  }
}

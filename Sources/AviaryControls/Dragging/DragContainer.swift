@_spi(Engine) public import AviaryEngine
import AviaryInteraction
public import CoreTransferable
import Foundation

extension View {
  /// Hands over the data of the elements inside that are dragged by their identifiers.
  ///
  /// - Parameters:
  ///   - itemType: The type of the elements.
  ///   - namespace: What tells the container apart from others around the same views; nil for the nearest one.
  ///   - payload: The data of what is dragged; nothing is dragged where there is none. Asked once, when a drag begins.
  public nonisolated func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
  ) -> some View
  where
    Item: Transferable, Item: Identifiable, Item == Data.Element, Data: Collection,
    Item.ID: Sendable
  {
    modifier(DragContainerModifier(itemID: Item.ID.self, namespace: namespace, payload))
  }

  /// Hands over the data of the elements inside that are dragged by their identifiers, one by one.
  ///
  /// - Parameters:
  ///   - itemType: The type of the elements.
  ///   - namespace: What tells the container apart from others around the same views; nil for the nearest one.
  ///   - payload: The data of an element; it is not dragged where there is none.
  public nonisolated func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemID: Item.ID) -> Data
  ) -> some View
  where
    Item: Transferable, Item: Identifiable, Item == Data.Element, Data: Collection,
    Item.ID: Sendable
  {
    modifier(
      DragContainerModifier(itemID: Item.ID.self, namespace: namespace) { (ids: [Item.ID]) in
        ids.flatMap { Array(payload($0)) }
      }
    )
  }

  /// Hands over the data of the elements inside that are dragged by their identifiers.
  ///
  /// - Parameters:
  ///   - itemType: The type of the elements.
  ///   - itemID: Where an element keeps its identifier.
  ///   - namespace: What tells the container apart from others around the same views; nil for the nearest one.
  ///   - payload: The data of what is dragged; nothing is dragged where there is none.
  public nonisolated func dragContainer<ItemID, Item, Data>(
    for itemType: Item.Type = Item.self,
    itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
  ) -> some View
  where
    ItemID: Hashable, ItemID: Sendable, Item: Transferable, Item == Data.Element, Data: Collection
  {
    modifier(DragContainerModifier(itemID: ItemID.self, namespace: namespace, payload))
  }
}

/// Hands over the data of what is dragged inside.
nonisolated struct DragContainerModifier: _NodeModifier {
  let itemID: Any.Type
  let namespace: Namespace.ID?
  /// The data of elements.
  let payload: ([AnyHashable]) -> [NSItemProvider]

  init<ItemID: Hashable, Data: Collection>(
    itemID: ItemID.Type,
    namespace: Namespace.ID?,
    _ payload: @escaping ([ItemID]) -> Data
  ) where Data.Element: Transferable {
    self.itemID = itemID
    self.namespace = namespace
    self.payload = { ids in
      payload(ids.compactMap { $0.base as? ItemID }).map { NSItemProvider(transferring: $0) }
    }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DragContainerNode(list, child, place)
  }
}

final class DragContainerNode: ModifierNode<DragContainerModifier> {
  override func viewDidChange() {}

  /// The nearest container around a node, of a type and a namespace; nil for none.
  static func nearest(
    around node: ViewNode,
    _ itemID: Any.Type,
    in namespace: Namespace.ID?
  ) -> DragContainerNode? {
    node.nearestAncestor(as: DragContainerNode.self) {
      $0.modifier.itemID == itemID && (namespace == nil || $0.modifier.namespace == namespace)
    }
  }
}

@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraph
public import AviaryInteraction
public import CoreTransferable
import Foundation

extension View {
  /// Lets this view be dragged as what a closure makes.
  ///
  /// - Parameter action: Makes it when a drag begins; nil, or one that answers nil, for a view that isn't dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    offersDrag { _ in action?().map { DragOffer(providers: [$0]) } }
  }

  /// Lets this view be dragged.
  ///
  /// - Parameter payload: What is dragged; made when a drag begins.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    offersDrag { .own($0, [NSItemProvider(transferring: payload())]) }
  }

  /// Lets this view be dragged, with another view under the pointer.
  ///
  /// - Parameters:
  ///   - payload: What is dragged; made when a drag begins.
  ///   - preview: What is drawn under the pointer.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    offersDrag(preview: AnyView(preview())) { .own($0, [NSItemProvider(transferring: payload())]) }
  }

  /// Lets this view be dragged, as an element of the `dragContainer` around.
  ///
  /// - Parameters:
  ///   - containerItemID: The element's identifier. Its data is asked for when a drag begins.
  ///   - containerNamespace: The container's namespace; nil for the nearest one around of the type.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    offersDrag {
      .element(AnyHashable(containerItemID), ItemID.self, containerNamespace, $0) { nil }
    }
    .modifier(DragElementModifier(id: AnyHashable(containerItemID)))
  }

  /// Lets this view be dragged: with all that is selected where a `dragContainer` is around, else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of what is dragged.
  ///   - containerNamespace: The container's namespace; nil for the nearest one around of the type.
  ///   - item: What is dragged; nil for nothing. Made when a drag begins.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self,
    containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    draggableElement(containerNamespace, item, id: \.id)
  }

  /// Lets this view be dragged: with all that is selected where a `dragContainer` is around, else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of what is dragged.
  ///   - item: What is dragged; nil for nothing. Made when a drag begins.
  ///   - containerNamespace: The container's namespace; nil for the nearest one around of the type.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self,
    item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggableElement(containerNamespace, item, id: \.id)
  }

  /// Lets this view be dragged: with all that is selected where a `dragContainer` is around, else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of what is dragged.
  ///   - id: Where it keeps its identifier.
  ///   - containerNamespace: The container's namespace; nil for the nearest one around of the type.
  ///   - payload: What is dragged; nil for nothing. Made when a drag begins.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self,
    id: KeyPath<Item, ItemID>,
    containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View {
    draggableElement(containerNamespace, payload, id: id)
  }

  /// Lets this view be dragged: with all that is selected where a `dragContainer` is around, else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of what is dragged.
  ///   - id: Where it keeps its identifier.
  ///   - item: What is dragged; nil for nothing. Made when a drag begins.
  ///   - containerNamespace: The container's namespace; nil for the nearest one around of the type.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self,
    id: KeyPath<Item, ItemID>,
    item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggableElement(containerNamespace, item, id: id)
  }

  private nonisolated func draggableElement<Item: Transferable, ItemID: Hashable>(
    _ namespace: Namespace.ID?,
    _ item: @escaping () -> Item?,
    id: KeyPath<Item, ItemID>
  ) -> some View {
    offersDrag { node in
      guard let item = item() else { return nil }
      return .element(AnyHashable(item[keyPath: id]), ItemID.self, namespace, node) {
        NSItemProvider(transferring: item)
      }
    }
  }
}

extension DragOffer {
  /// What a view hands over by itself.
  static func own(_ node: ViewNode, _ providers: [NSItemProvider]) -> DragOffer {
    var offer = DragOffer(providers: providers)
    let values = EnvironmentValues(scope: node.environment)
    offer.allowed = Tracker.untracked { values.dragConfiguration.allowedHere }
    offer.allowedOutside = Tracker.untracked { values.dragConfiguration.allowedOutside }
    offer.follow = { [weak node] drag, progress in
      if let node { DragObserverNode.tell(around: node, drag, progress) }
    }
    return offer
  }

  /// What a view hands over as an element of a container, with all that is selected; nil for nothing.
  ///
  /// - Parameter alone: What it hands over where no container is around.
  static func element(
    _ id: AnyHashable,
    _ type: Any.Type,
    _ namespace: Namespace.ID?,
    _ node: ViewNode,
    alone: () -> NSItemProvider?
  ) -> DragOffer? {
    guard let container = DragContainerNode.nearest(around: node, type, in: namespace) else {
      guard let provider = alone() else { return nil }
      var offer = own(node, [provider])
      offer.prepare = { $0.setNote(DraggedItemIDs(all: [id])) }
      return offer
    }
    let selected =
      DragSelectionNode.selection(around: node, type) { $0 == container.modifier.namespace }
      ?? node.surroundingRow?.selectedTags(type) ?? []
    let ids = selected.contains(id) ? selected : [id]
    var offer = own(node, container.modifier.payload(ids))
    guard !offer.providers.isEmpty else { return nil }
    offer.isWhole = true
    offer.prepare = { $0.setNote(DraggedItemIDs(all: ids)) }
    if ids.count > 1 {
      let elements = container.nodes(of: DragElementNode.self)
      offer.companions = ids.filter { $0 != id }.compactMap { other in
        elements.first { $0.modifier.id == other }
      }
    }
    let values = EnvironmentValues(scope: node.environment)
    let formation = Tracker.untracked { values.dragPreviewsFormation }
    offer.shift = { formation.shift($0, $1) }
    return offer
  }
}

/// Marks the view of an element that is dragged with others.
nonisolated struct DragElementModifier: _NodeModifier {
  let id: AnyHashable

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DragElementNode(list, child, place)
  }
}

final class DragElementNode: ModifierNode<DragElementModifier> {
  override func viewDidChange() {}
}

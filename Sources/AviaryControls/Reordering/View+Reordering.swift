@_spi(Engine) public import AviaryEngine

extension DynamicViewContent {
  /// Lets a person move the elements, in the `reorderContainer` around that is for elements of this type.
  ///
  /// - Returns: The same content; without such a container nothing can be moved.
  public nonisolated func reorderable() -> some DynamicViewContent<Data> {
    modifier(
      ReorderableModifier(
        collectionID: AnyHashable(ReorderableSingleCollectionIdentifier()),
        element: Self.reorderedElement
      )
    )
  }

  /// Lets a person move the elements, also between the collections of the `reorderContainer` around.
  ///
  /// - Parameter collectionID: Tells this collection apart from the others of the container.
  /// - Returns: The same content; without a container for elements and collections of these types nothing can be
  ///   moved.
  public nonisolated func reorderable(
    collectionID: some Hashable & Sendable
  ) -> some DynamicViewContent<Data> {
    modifier(
      ReorderableModifier(collectionID: AnyHashable(collectionID), element: Self.reorderedElement)
    )
  }

  /// The type of the elements; nil where the data has others in their stead, as indices.
  private nonisolated static var reorderedElement: Any.Type? {
    if Data.self is any IndexBackedData.Type { return nil }
    return (Data.Element.self as? any BoundElement.Type)?.wrapped ?? Data.Element.self
  }
}

/// Data that a `ForEach` is handed in place of what a person sees: indices, and the ids of what they stand for.
protocol IndexBackedData {}
extension LazyMapSequence: IndexBackedData {}
extension IndexedIdentifierCollection: IndexBackedData {}

/// An element that stands for another one, as a binding does.
protocol BoundElement {
  static var wrapped: Any.Type { get }
}

extension Binding: BoundElement {
  nonisolated static var wrapped: Any.Type { Value.self }
}

extension View {
  /// Lets a person move the elements of the `ForEach` inside that is `reorderable()`: by dragging, by keys and by
  /// assistive technology.
  ///
  /// - Parameters:
  ///   - item: The type of the elements; of others none is moved.
  ///   - isEnabled: Whether elements can be moved now; true by default.
  ///   - move: Changes the data. Called once, when elements are dropped at another place; until then, and unless it does
  ///     something, nothing changes.
  public nonisolated func reorderContainer<Item>(
    for item: Item.Type,
    isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item: Identifiable, Item.ID: Sendable {
    modifier(
      ReorderContainerModifier(
        kind: ReorderKind(item, move: move),
        isEnabled: isEnabled
      )
    )
  }

  /// Lets a person move the elements of each `ForEach` inside that is `reorderable(collectionID:)`, within it and to
  /// another one.
  ///
  /// - Parameters:
  ///   - item: The type of the elements; of others none is moved.
  ///   - collection: The type of the collections' identifiers.
  ///   - isEnabled: Whether elements can be moved now; true by default.
  ///   - move: Changes the data. Called once, when elements are dropped at another place.
  public nonisolated func reorderContainer<Item, CollectionID>(
    for item: Item.Type,
    in collection: CollectionID.Type,
    isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View
  where Item: Identifiable, Item.ID: Sendable, CollectionID: Hashable, CollectionID: Sendable {
    modifier(
      ReorderContainerModifier(kind: ReorderKind(item, move: move), isEnabled: isEnabled)
    )
  }

  /// Lets a person move the elements of the `ForEach` inside that is `reorderable()`.
  ///
  /// - Parameters:
  ///   - item: The type of the elements; of others none is moved.
  ///   - itemID: Where an element keeps its identifier, by which the `ForEach` tells elements apart.
  ///   - isEnabled: Whether elements can be moved now; true by default.
  ///   - move: Changes the data. Called once, when elements are dropped at another place.
  public nonisolated func reorderContainer<Item, ItemID>(
    for item: Item.Type,
    itemID: KeyPath<Item, ItemID>,
    isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(
      ReorderContainerModifier(kind: ReorderKind(item, move: move), isEnabled: isEnabled)
    )
  }

  /// Lets a person move the elements of each `ForEach` inside that is `reorderable(collectionID:)`, within it and to
  /// another one.
  ///
  /// - Parameters:
  ///   - item: The type of the elements; of others none is moved.
  ///   - itemID: Where an element keeps its identifier, by which each `ForEach` tells elements apart.
  ///   - collection: The type of the collections' identifiers.
  ///   - isEnabled: Whether elements can be moved now; true by default.
  ///   - move: Changes the data. Called once, when elements are dropped at another place.
  public nonisolated func reorderContainer<Item, ItemID, CollectionID>(
    for item: Item.Type,
    itemID: KeyPath<Item, ItemID>,
    in collection: CollectionID.Type,
    isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View
  where ItemID: Hashable, ItemID: Sendable, CollectionID: Hashable, CollectionID: Sendable {
    modifier(
      ReorderContainerModifier(kind: ReorderKind(item, move: move), isEnabled: isEnabled)
    )
  }
}

@_spi(Engine) import AviaryEngine

/// What a container moves, and how: its types, and what changes the data.
///
/// Used on the main thread only.
nonisolated struct ReorderKind: @unchecked Sendable {
  /// The type of the elements.
  let item: Any.Type
  /// The type of their identifiers.
  let itemID: Any.Type
  /// The type of the collections' identifiers.
  let collectionID: Any.Type
  /// Whether something is an identifier of an element.
  let isItemID: (AnyHashable) -> Bool
  /// Whether something is the identifier of a collection.
  let isCollectionID: (AnyHashable) -> Bool
  /// Changes the data: puts elements into a collection, in front of an element or, for nil, at the end.
  let move: (_ sources: [AnyHashable], _ collection: AnyHashable, _ before: AnyHashable?) -> Void

  init<Item, ItemID: Hashable, CollectionID: Hashable>(
    _ item: Item.Type,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) {
    self.item = item
    itemID = ItemID.self
    collectionID = CollectionID.self
    isItemID = { $0.base is ItemID }
    isCollectionID = { $0.base is CollectionID }
    self.move = { sources, collection, before in
      guard let place = Self.destination(ItemID.self, CollectionID.self, collection, before) else {
        return
      }
      let sources = sources.compactMap { $0.base as? ItemID }
      move(ReorderDifference(sources: sources, destination: place))
    }
  }

  /// A place in the terms of a container's types; nil where they are others.
  static func destination<ItemID, CollectionID>(
    _ itemID: ItemID.Type,
    _ collectionID: CollectionID.Type,
    _ collection: AnyHashable,
    _ before: AnyHashable?
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    guard let collection = collection.base as? CollectionID else { return nil }
    guard let before else {
      return .init(position: .end, collectionID: collection)
    }
    guard let before = before.base as? ItemID else { return nil }
    return .init(position: .before(before), collectionID: collection)
  }

  /// Whether the elements of a collection are moved: nil for a type of elements that nobody knows.
  func accepts(collection: AnyHashable, element: Any.Type?) -> Bool {
    guard isCollectionID(collection) else { return false }
    return element.map { $0 == item } ?? true
  }
}

/// Leads from the collections inside of a container to it, and knows what is moved there.
final class ReorderLink {
  weak var node: ReorderContainerNode?
  /// What is lifted, until it has come to rest.
  var session: ReorderSession?

  init() {}

  var kind: ReorderKind? { node?.modifier.kind }
}

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
  /// Whether it is that of a list, whose collections are each moved within themselves.
  let isOfList: Bool
  /// Changes the data: puts elements into a collection, in front of an element or, for nil, at the end.
  let move: (_ sources: [AnyHashable], _ collection: AnyHashable, _ before: AnyHashable?) -> Void

  init<Item, ItemID: Hashable, CollectionID: Hashable>(
    _ item: Item.Type,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) {
    self.item = item
    itemID = ItemID.self
    collectionID = CollectionID.self
    isOfList = false
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

  /// The kind of a list, in which each collection with an `onMove` has one of its own.
  static var ofList: ReorderKind { ReorderKind(isItemID: { _ in false }) { _, _ in } }

  /// The kind of a collection of rows that is moved within itself, whatever identifies its elements.
  ///
  /// - Parameter move: Puts elements in front of another one or, for nil, at the end.
  static func rows(
    move: @escaping (_ sources: [AnyHashable], _ before: AnyHashable?) -> Void
  ) -> ReorderKind {
    ReorderKind(isItemID: { _ in true }, move: move)
  }

  private init(
    isItemID: @escaping (AnyHashable) -> Bool,
    move: @escaping (_ sources: [AnyHashable], _ before: AnyHashable?) -> Void
  ) {
    item = Any.self
    itemID = Any.self
    collectionID = ReorderableSingleCollectionIdentifier.self
    isOfList = true
    self.isItemID = isItemID
    isCollectionID = { _ in false }
    self.move = { sources, _, before in move(sources, before) }
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
  /// The one collection that is moved, within itself; nil for all inside of the container.
  private weak var collection: ReorderableCollection?
  private let ownKind: ReorderKind?

  init() { ownKind = nil }

  /// Leads from a collection that is moved within itself to the list around.
  init(within collection: ReorderableCollection, _ kind: ReorderKind) {
    self.collection = collection
    ownKind = kind
  }

  var kind: ReorderKind? { ownKind ?? node?.modifier.kind }

  /// The collections among which elements are moved, in the order in which they came.
  var collections: [ReorderableCollection] {
    if ownKind != nil { return collection.map { [$0] } ?? [] }
    return node?.root.reorderableCollections.all(of: self) ?? []
  }
}

@_spi(Engine) import AviaryEngine
import AviaryGeometry
public import AviaryInteraction
public import Foundation

/// What is dragged, as the view is told of it over which it is.
public struct DropSession: Identifiable {
  /// Tells drags apart.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let number: Int

    /// A name for messages.
    public var description: String { "drop \(number)" }
  }

  /// How far a drag is over a view.
  public enum Phase: Hashable, Sendable, CustomStringConvertible {
    /// It has come over the view.
    case entering
    /// It is there.
    case active
    /// It has left the view.
    case exiting
    /// It was dropped there.
    case ended(DropOperation)
    /// The view has all of the data.
    case dataTransferCompleted

    /// A name for messages.
    public var description: String {
      switch self {
      case .entering: "entering"
      case .active: "active"
      case .exiting: "exiting"
      case .ended(let operation): "ended(\(operation))"
      case .dataTransferCompleted: "dataTransferCompleted"
      }
    }
  }

  /// What is known of a drag that began in this program.
  public struct LocalSession {
    let itemIDs: [AnyHashable]

    /// The identifiers of what is dragged.
    ///
    /// - Parameter type: The type of the identifiers.
    /// - Returns: Those of the type, in order.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      itemIDs.compactMap { $0.base as? ItemID }
    }
  }

  /// Tells drags apart.
  public let id: ID
  /// How many things are dragged.
  public let itemsCount: Int
  /// Where the pointer is, in points of the view.
  public let location: CGPoint
  /// How large the view is, in points.
  public let size: CGSize
  /// What may be done with it, as whoever lifted it allows.
  public let suggestedOperations: DropOperation.Set
  /// How far it is.
  public let phase: Phase
  /// What is known of it where it began in this program; nil for one from elsewhere.
  public let localSession: LocalSession?
  /// The places where something would be dropped in the containers inside.
  let reorderPlaces: [ReorderTarget]
}

extension DropSession: CustomDebugStringConvertible {
  /// What is dragged and how far, for messages.
  public var debugDescription: String { "\(id): \(itemsCount) things, \(phase) at \(location)" }
}

/// A place in a container of which the types are known.
struct ReorderTarget {
  let kind: ReorderKind
  let collection: AnyHashable
  let before: AnyHashable?
}

extension DropSession {
  /// Where among the elements that can be reordered inside of the view something would be dropped.
  ///
  /// - Parameters:
  ///   - item: The type of the container's elements.
  ///   - collectionID: The type of its collections' identifiers.
  /// - Returns: The place; nil where there is no such container or no place in it.
  public func reorderDestination<Item, CollectionID>(
    for item: Item.Type,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<Item.ID, CollectionID>.Destination?
  where Item: Identifiable, CollectionID: Hashable, CollectionID: Sendable {
    destination(item, Item.ID.self, collectionID)
  }

  /// Where among the elements that can be reordered inside of the view something would be dropped.
  ///
  /// - Parameters:
  ///   - item: The type of the container's elements.
  ///   - itemID: Where an element keeps its identifier.
  ///   - collectionID: The type of its collections' identifiers.
  /// - Returns: The place; nil where there is no such container or no place in it.
  public func reorderDestination<Item, ItemID, CollectionID>(
    for item: Item.Type,
    itemID: KeyPath<Item, ItemID>,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<ItemID, CollectionID>.Destination?
  where
    ItemID: Hashable, ItemID: Sendable, CollectionID: Hashable, CollectionID: Sendable
  {
    destination(item, ItemID.self, collectionID)
  }

  private func destination<ItemID, CollectionID>(
    _ item: Any.Type,
    _ itemID: ItemID.Type,
    _ collectionID: CollectionID.Type
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    reorderPlaces.lazy.filter { target in
      target.kind.item == item && target.kind.itemID == itemID
        && target.kind.collectionID == collectionID
    }.compactMap { target in
      ReorderKind.destination(itemID, collectionID, target.collection, target.before)
    }.first
  }
}

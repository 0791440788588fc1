/// What a person has moved: what goes where.
///
/// It speaks of identifiers and not of offsets, so it is true as well where the data has changed during the drag. To
/// follow it, take the sources out, find the place of the element that the position names in what is left, and put them
/// in there.
public struct ReorderDifference<ItemID, CollectionID> {
  /// A place among the elements of a collection.
  public struct Destination {
    /// A place beside elements.
    @frozen public enum Position {
      /// In front of the element with an identifier, which is none of those that move.
      case before(ItemID)
      /// Behind the last element.
      case end
    }

    /// Where among the elements.
    public var position: Position
    /// In which of the container's collections.
    public var collectionID: CollectionID

    /// Creates a place in a collection.
    ///
    /// - Parameters:
    ///   - position: Where among the elements.
    ///   - collectionID: In which of the container's collections.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }

  /// What moves, in the order of the selection, or of the data where there is none.
  public var sources: [ItemID]
  /// Where it goes.
  public var destination: Destination

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - sources: What moves, in order.
  ///   - destination: Where it goes.
  public init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Equatable
where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Equatable
where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable
where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable
where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination
where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Creates a place in the one collection that a container has.
  ///
  /// - Parameter position: Where among the elements.
  public init(position: Position) {
    self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
  }
}

/// The identifier of the collection of a container that has just one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}

public import AviaryInteraction
public import Foundation

/// What is dragged, as the view is told of it where the drag began.
public struct DragSession: Identifiable {
  /// Tells drags apart.
  public struct ID: Hashable, Sendable, CustomDebugStringConvertible {
    let number: Int

    /// A name for messages.
    public var debugDescription: String { "drag \(number)" }
  }

  /// How far a drag is.
  public enum Phase: Hashable, Sendable, CustomStringConvertible {
    /// It has begun.
    case initial
    /// It goes on.
    case active
    /// It was let go, and what was dragged goes to where it was dropped.
    case ending(DropOperation)
    /// It is over.
    case ended(DropOperation)
    /// Whoever took it has all of the data.
    case dataTransferCompleted

    /// A name for messages.
    public var description: String {
      switch self {
      case .initial: "initial"
      case .active: "active"
      case .ending(let operation): "ending(\(operation))"
      case .ended(let operation): "ended(\(operation))"
      case .dataTransferCompleted: "dataTransferCompleted"
      }
    }
  }

  /// Tells drags apart.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// Where the pointer is, in points of the view that is told of it.
  public let location: CGPoint
  /// Which of the things is meant, where each has its own picture; 0 for the first.
  public let draggedItemIndex: Int
  let itemIDs: [AnyHashable]

  /// The identifiers of what is dragged.
  ///
  /// - Parameter type: The type of the identifiers.
  /// - Returns: Those of the type, in order; none where nothing of the kind is dragged.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    itemIDs.compactMap { $0.base as? ItemID }
  }
}

/// The identifiers of what is dragged, kept with the drag.
struct DraggedItemIDs {
  let all: [AnyHashable]
}

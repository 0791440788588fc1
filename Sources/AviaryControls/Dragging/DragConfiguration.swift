@_spi(Engine) public import AviaryEngine
import AviaryInteraction
import Foundation

/// What may be done with what is dragged.
public struct DragConfiguration: Sendable {
  /// What views of this program may do.
  public struct OperationsWithinApp: Sendable {
    /// Whether it may be copied.
    public var allowCopy: Bool
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Whether it may be deleted.
    public var allowDelete: Bool
    /// Whether it may be referred to.
    public var allowAlias = false

    /// Creates what views of this program may do.
    ///
    /// - Parameters:
    ///   - allowCopy: Whether it may be copied.
    ///   - allowMove: Whether it may be moved.
    ///   - allowDelete: Whether it may be deleted.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    /// Creates what views of this program may do beside copying it.
    ///
    /// - Parameter allowMove: Whether it may be moved.
    public init(allowMove: Bool = false) {
      self.init(allowCopy: true, allowMove: allowMove)
    }
  }

  /// What other programs may do.
  public struct OperationsOutsideApp: Sendable {
    /// Whether it may be copied.
    public var allowCopy: Bool
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Whether it may be deleted.
    public var allowDelete: Bool
    /// Whether it may be referred to.
    public var allowAlias = false

    /// Creates what other programs may do.
    ///
    /// - Parameters:
    ///   - allowCopy: Whether it may be copied.
    ///   - allowMove: Whether it may be moved.
    ///   - allowDelete: Whether it may be deleted.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    /// Creates what other programs may do: copy it, or nothing.
    ///
    /// - Parameter allowCopy: Whether it may be copied.
    public init(allowCopy: Bool = true) {
      self.init(allowCopy: allowCopy, allowMove: false)
    }
  }

  /// What views of this program may do.
  public var operationsWithinApp: OperationsWithinApp
  /// What other programs may do.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a configuration for everybody.
  ///
  /// - Parameters:
  ///   - operationsWithinApp: What views of this program may do.
  ///   - operationsOutsideApp: What other programs may do.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(allowMove: false),
    operationsOutsideApp: OperationsOutsideApp = .init(allowCopy: true)
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a configuration in which things may be copied, and perhaps moved.
  ///
  /// - Parameter allowMove: Whether they may be moved.
  public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

  /// Creates a configuration in which things may be copied, and perhaps moved or deleted.
  ///
  /// - Parameters:
  ///   - allowMove: Whether they may be moved.
  ///   - allowDelete: Whether they may be deleted.
  public init(allowMove: Bool, allowDelete: Bool) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete)
    )
  }

  /// What views of this program may do.
  var allowedHere: Set<DropOperation> {
    let own = operationsWithinApp
    var allowed: Set<DropOperation> = []
    if own.allowCopy { allowed.insert(.copy) }
    if own.allowMove { allowed.insert(.move) }
    if own.allowDelete { allowed.insert(.delete) }
    if own.allowAlias { allowed.insert(.alias) }
    return allowed
  }

  /// What other programs may do.
  var allowedOutside: Set<DropOperation> {
    let others = operationsOutsideApp
    var allowed: Set<DropOperation> = []
    if others.allowCopy { allowed.insert(.copy) }
    if others.allowMove { allowed.insert(.move) }
    if others.allowDelete { allowed.insert(.delete) }
    if others.allowAlias { allowed.insert(.alias) }
    return allowed
  }
}

extension DragConfiguration: CustomDebugStringConvertible {
  /// What may be done, for messages.
  public var debugDescription: String {
    "within: \(DropOperation.Set(allowedHere)), outside: \(operationsOutsideApp)"
  }
}

extension View {
  /// Says what may be done with what is dragged out of this view: it is copied, unless this says otherwise.
  ///
  /// - Parameter configuration: What may be done.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    environment(\.dragConfiguration, configuration)
  }

  /// Tells of what is dragged out of this view.
  ///
  /// - Parameter onUpdate: Called when a drag begins, moves and ends.
  public nonisolated func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View {
    modifier(DragObserverModifier(onUpdate: onUpdate))
  }
}

enum DragConfigurationKey: EnvironmentKey {
  static var defaultValue: DragConfiguration { DragConfiguration() }
}

extension EnvironmentValues {
  var dragConfiguration: DragConfiguration {
    get { self[DragConfigurationKey.self] }
    set { self[DragConfigurationKey.self] = newValue }
  }
}

nonisolated struct DragObserverModifier: _NodeModifier {
  let onUpdate: (DragSession) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DragObserverNode(list, child, place)
  }
}

final class DragObserverNode: ModifierNode<DragObserverModifier> {
  override func viewDidChange() {}

  /// Tells all observers around a node what became of a drag.
  static func tell(around node: ViewNode, _ drag: Drag, _ progress: DragProgress) {
    let ids = drag.note(DraggedItemIDs.self)?.all ?? []
    let phases: [DragSession.Phase] =
      switch progress {
      case .began: [.initial]
      case .moved: [.active]
      case .ended(let operation): [.ending(operation), .ended(operation)]
      }
    for observer in node.ancestors(as: DragObserverNode.self) {
      for phase in phases {
        observer.modifier.onUpdate(
          DragSession(
            id: DragSession.ID(number: drag.number),
            phase: phase,
            location: observer.locationInNode(drag.location) ?? .zero,
            draggedItemIndex: 0,
            itemIDs: ids
          )
        )
      }
    }
  }
}

@_spi(Engine) public import AviaryEngine
public import AviaryInteraction
import Foundation

/// What a view does with what is dropped on it.
public struct DropConfiguration {
  /// What is done with the data.
  public let operation: DropOperation
  /// How many of the things are taken; nil for all.
  public var acceptedItemCount: Int?

  /// Creates a configuration.
  ///
  /// - Parameter operation: What is done with the data; where the drag does not allow it, it is copied.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Decides what the drop destination in this view does with what is dragged over it.
  ///
  /// - Parameter configuration: Asked again whenever what is dragged moves.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    modifier(DropConfigurationModifier(configuration: configuration))
  }

  /// Tells of what is dragged over the drop destinations in this view.
  ///
  /// - Parameter onUpdate: Called when it comes, moves, leaves and is dropped.
  public nonisolated func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View {
    modifier(DropObserverModifier(onUpdate: onUpdate))
  }
}

nonisolated struct DropConfigurationModifier: _NodeModifier {
  let configuration: (DropSession) -> DropConfiguration

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DropConfigurationNode(list, child, place)
  }
}

final class DropConfigurationNode: ModifierNode<DropConfigurationModifier> {
  override func viewDidChange() {}
}

nonisolated struct DropObserverModifier: _NodeModifier {
  let onUpdate: (DropSession) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DropObserverNode(list, child, place)
  }
}

final class DropObserverNode: ModifierNode<DropObserverModifier> {
  override func viewDidChange() {}
}

@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
package import Foundation

/// Lets data be dropped on a view.
package nonisolated struct DropModifier: _NodeModifier {
  let types: [String]
  let delegate: any DropDelegate

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DropNode(list, child, place)
  }
}

/// The node of a view on which data can be dropped.
package final class DropNode: ModifierNode<DropModifier> {
  /// The drag of which the delegate has said whether it may be dropped, and what it said.
  private var known: (number: Int, revision: Int, isValid: Bool)?
  private var answer: DropProposal?

  package override func viewDidChange() {}

  /// Drops data at a point of the node.
  ///
  /// - Returns: Whether the view took it.
  package func drop(_ providers: [NSItemProvider], at location: CGPoint) -> Bool {
    let info = DropInfo(location: location, providers: providers)
    let types = modifier.types
    nonisolated(unsafe) let delegate = modifier.delegate
    guard info.hasItemsConforming(to: types) else { return false }
    return MainThread.run {
      guard delegate.validateDrop(info: info) else { return false }
      return delegate.performDrop(info: info)
    }
  }

  /// Says that data is over the node, or not any more.
  package func hover(_ isOver: Bool, _ providers: [NSItemProvider], at location: CGPoint) {
    let info = DropInfo(location: location, providers: providers)
    nonisolated(unsafe) let delegate = modifier.delegate
    MainThread.run {
      if isOver { delegate.dropEntered(info: info) } else { delegate.dropExited(info: info) }
    }
  }
}

extension DropNode: DropTarget {
  package func takesPart(in drag: Drag, at location: CGPoint) -> Bool {
    if let known, known.number == drag.number, known.revision == drag.revision {
      return known.isValid
    }
    let isValid = wouldTake(drag.providers, at: location)
    known = (drag.number, drag.revision, isValid)
    return isValid
  }

  private func wouldTake(_ providers: [NSItemProvider], at location: CGPoint) -> Bool {
    let info = DropInfo(location: location, providers: providers)
    guard info.hasItemsConforming(to: modifier.types) else { return false }
    nonisolated(unsafe) let delegate = modifier.delegate
    return MainThread.run { delegate.validateDrop(info: info) }
  }

  package func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool) {
    if hasEntered {
      answer = nil
      hover(true, drag.providers, at: location)
    }
    let info = DropInfo(location: location, providers: drag.providers)
    nonisolated(unsafe) let delegate = modifier.delegate
    if let new = MainThread.run({ delegate.dropUpdated(info: info) }) { answer = new }
  }

  package func dragDidLeave(_ drag: Drag) {
    known = nil
    hover(false, drag.providers, at: locationInNode(drag.location) ?? .zero)
  }

  package var droppedTypes: [String] { modifier.types }

  package func proposedOperation(for drag: Drag, at location: CGPoint) -> DropOperation {
    let wanted =
      drag.isLocal
      ? answer?.operation : answer?.operationOutsideApplication ?? answer?.operation
    return drag.operation(for: wanted)
  }

  package func drop(_ drag: Drag, at location: CGPoint) -> DropOperation {
    known = nil
    let operation = proposedOperation(for: drag, at: location)
    guard operation != .forbidden, operation != .cancel else {
      hover(false, drag.providers, at: location)
      return operation
    }
    let info = DropInfo(location: location, providers: drag.providers)
    nonisolated(unsafe) let delegate = modifier.delegate
    return MainThread.run { delegate.performDrop(info: info) } ? operation : .cancel
  }
}

@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

private var theme: SwipeTheme { ControlTheme.standard.swipe }

/// A sign beside the content of a row, which is not there while the row is lifted.
nonisolated struct RowSignModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    RowSignNode(list, child, place)
  }
}

final class RowSignNode: ModifierNode<RowSignModifier> {
  override func draw(into recorder: inout NodeRecorder) {
    if surroundingRow?.reorderItem?.isLifted != true { super.draw(into: &recorder) }
  }
}

/// Lets a person lift the row around by this view, at once.
nonisolated struct RowGripModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    RowGripNode(list, child, place)
  }
}

final class RowGripNode: ModifierNode<RowGripModifier>, GestureNode {
  override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    recorder.respond(self)
  }

  /// The grip is as high as its row, and reaches to its edge.
  override func isHit(at point: CGPoint) -> Bool {
    let reach = theme.gripReach
    return CGRect(origin: .zero, size: size).insetBy(dx: -reach.width, dy: -reach.height)
      .contains(point)
  }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    guard case .down = event.kind, surroundingRow?.reorderItem != nil else { return .failed }
    let place = event.convert(event.location, .global)
    event.perform { [weak self] in self?.surroundingRow?.reorderItem?.lift(at: place) }
    return .changed
  }
}

extension RowGripNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] {
    surroundingRow?.reorderItem?.offeredActions ?? []
  }

  package func perform(_ action: AccessibleAction) -> Bool {
    surroundingRow?.reorderItem?.perform(action) == true
  }
}

/// Lets a press on this view show what deleting the row around takes.
nonisolated struct RowDeletionSignModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    RowDeletionSignNode(list, child, place)
  }
}

final class RowDeletionSignNode: ModifierNode<RowDeletionSignModifier>, GestureNode {
  private var start = CGPoint.zero

  override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    recorder.respond(self)
  }

  override func isHit(at point: CGPoint) -> Bool {
    let reach = theme.deletionReach
    return CGRect(origin: .zero, size: size).insetBy(dx: -reach.width, dy: -reach.height)
      .contains(point)
  }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down: start = event.location
    case .moved:
      if start.distance(to: event.location) > ScrollDrag.slack { return .failed }
    case .up:
      event.perform { [weak self] in
        self?.surroundingRow?.showDeletion()
      }
      return .ended
    case .cancelled, .magnify, .rotate, .pinchEnded: return .failed
    case .tick: break
    }
    return .possible
  }
}

extension RowDeletionSignNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] { [.activate] }

  package func perform(_ action: AccessibleAction) -> Bool {
    guard action == .activate, let row = surroundingRow else { return false }
    row.showDeletion()
    return true
  }
}

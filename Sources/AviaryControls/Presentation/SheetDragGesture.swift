@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

/// What a drag does to a sheet.
enum SheetDrag {
  /// It has come so far down from where it began, in points.
  case moved(CGFloat)
  /// It was let go, and would end so far down, in points.
  case ended(CGFloat)
  /// Something took it away.
  case cancelled
}

/// Lets a person drag a sheet.
///
/// A finger does so anywhere, unless something in the sheet follows it: a control, or content that has where to scroll.
/// A mouse does so at the upper edge. What goes to the side is no such drag.
nonisolated struct SheetDragGesture: _NodeModifier {
  let isEnabled: Bool
  /// Down to where in the card everything drags, in points.
  let handleHeight: CGFloat
  /// Whether the sheet can be made higher.
  let canGrow: () -> Bool
  /// Whether a finger that moves up makes it higher before content scrolls.
  let growsBeforeScrolling: Bool
  let receive: (SheetDrag) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SheetDragGestureNode(list, child, place)
  }
}

/// The node of a sheet's card.
final class SheetDragGestureNode: ModifierNode<SheetDragGesture> {
  private enum State {
    case waiting(start: CGPoint, isTouch: Bool)
    case dragging
    case ignored
  }

  private var state = State.ignored
  /// Follows the pointer on the screen, since the card moves below it.
  private let recognizer = DragGesture._makeRecognizer(
    DragGesture(minimumDistance: ScrollDrag.slack, coordinateSpace: .global)
  )

  private func takes(_ distance: CGSize, from start: CGPoint, isTouch: Bool) -> Bool {
    guard abs(distance.height) > abs(distance.width) else { return false }
    guard start.y > modifier.handleHeight else { return distance.height > 0 || modifier.canGrow() }
    return isTouch && (distance.height > 0 || modifier.canGrow())
  }
}

extension SheetDragGestureNode: GestureNode {
  package var gestureMask: GestureMask { modifier.isEnabled ? .all : .subviews }

  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    if case .down = event.kind {
      state = .waiting(start: event.location, isTouch: event.isTouch)
    }
    if case .ignored = state { return .failed }
    let outcome = recognizer.receive(event)
    if outcome.isOver { recognizer.reset() }
    let receive = modifier.receive
    switch outcome {
    case .possible: return .possible
    case .changed(let value):
      if case .waiting(let start, let isTouch) = state {
        guard takes(value.translation, from: start, isTouch: isTouch) else {
          recognizer.reset()
          state = .ignored
          return .failed
        }
        state = .dragging
      }
      event.perform { receive(.moved(value.translation.height)) }
      return .changed
    case .ended(let value):
      state = .ignored
      event.perform { receive(.ended(value.predictedEndTranslation.height)) }
      return .ended
    case .failed:
      if case .dragging = state { receive(.cancelled) }
      state = .ignored
      return .failed
    }
  }
}

extension SheetDragGestureNode: DragClaimant {
  package func claimsDrag(_ distance: CGSize) -> Bool {
    modifier.isEnabled && modifier.growsBeforeScrolling && distance.height < 0
      && abs(distance.height) > abs(distance.width) && modifier.canGrow()
  }
}

@_spi(Engine) import AviaryEngine
package import AviaryInteraction

extension ListRowNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] {
    let delete: [AccessibleAction] =
      modifier.traits.delete != nil && !modifier.traits.isDeleteDisabled ? [.delete] : []
    let moves = reorderItem?.offeredActions ?? steps
    return (soleAction == nil ? [] : [.activate]) + delete + moves
  }

  /// The steps that the row can be moved by.
  private var steps: [AccessibleAction] {
    let back: [AccessibleAction] = canMove(forward: false) ? [.named(Self.stepBack)] : []
    return canMove(forward: true) ? back + [.named(Self.stepOn)] : back
  }

  private static var stepBack: String { "Move up" }
  private static var stepOn: String { "Move down" }

  /// What a click anywhere on the row does, if it does just one thing.
  private var soleAction: (any Activatable)? {
    (soleControl as? any Activatable).flatMap { $0.isDismissal ? nil : $0 }
  }

  package func perform(_ action: AccessibleAction) -> Bool {
    switch action {
    case .delete: delete()
    case .activate: soleAction?.activate() == true
    case .named(Self.stepBack) where reorderItem == nil: move(forward: false)
    case .named(Self.stepOn) where reorderItem == nil: move(forward: true)
    default: reorderItem?.perform(action) == true
    }
  }
}

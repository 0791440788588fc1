@_spi(Engine) import AviaryEngine
package import AviaryInteraction

extension ListRowNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] {
    let delete: [AccessibleAction] =
      modifier.traits.delete != nil && !modifier.traits.isDeleteDisabled ? [.delete] : []
    return (soleAction == nil ? [] : [.activate]) + delete + (reorderItem?.offeredActions ?? [])
  }

  /// What a click anywhere on the row does, if it does just one thing.
  private var soleAction: (any Activatable)? {
    (soleControl as? any Activatable).flatMap { $0.isDismissal ? nil : $0 }
  }

  package func perform(_ action: AccessibleAction) -> Bool {
    switch action {
    case .delete: delete()
    case .activate: soleAction?.activate() == true
    default: reorderItem?.perform(action) == true
    }
  }
}

@_spi(Engine) import AviaryEngine
package import AviaryInteraction

extension ListRowNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] {
    knownActions + swipeActions.names.map { .named($0) }
  }

  package var mayOfferActions: Bool { !swipeActions.actions.isEmpty || !knownActions.isEmpty }

  /// What it can do that is known without making views.
  private var knownActions: [AccessibleAction] {
    let delete: [AccessibleAction] =
      modifier.traits.delete != nil && !modifier.traits.isDeleteDisabled ? [.delete] : []
    return (soleAction == nil ? [] : [.activate]) + delete + (reorderItem?.offeredActions ?? [])
  }

  /// What swiping the row offers, at its leading edge first; deleting is offered by itself.
  private var swipeActions: UnseenSwipeActions {
    let traits = modifier.traits
    return UnseenSwipeActions(
      actions: modifier.isEditing ? [] : traits.leadingActions + traits.trailingActions,
      node: self
    )
  }

  /// What a click anywhere on the row does, if it does just one thing.
  private var soleAction: (any Activatable)? {
    (soleControl as? any Activatable).flatMap { $0.isDismissal ? nil : $0 }
  }

  package func perform(_ action: AccessibleAction) -> Bool {
    switch action {
    case .delete: return delete()
    case .activate: return soleAction?.activate() == true
    case .named(let name):
      return reorderItem?.perform(action) == true || swipeActions.perform(name)
    default: return false
    }
  }
}

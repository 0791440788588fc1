@_spi(Engine) import AviaryEngine
package import AviaryInteraction

extension ActionNode: Activatable {
  package var isDismissal: Bool { purpose == .dismissal }
}

extension ActionNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] {
    if modifier.isInert { return [] }
    return purpose == .dismissal ? [.escape] : [.activate]
  }

  package func perform(_ action: AccessibleAction) -> Bool {
    offeredActions.contains(action) && activate()
  }
}

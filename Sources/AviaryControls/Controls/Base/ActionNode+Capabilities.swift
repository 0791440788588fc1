package import AviaryInteraction

extension ActionNode: Activatable {
  package var isDismissal: Bool { purpose == .dismissal }
}

extension ActionNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] { purpose == .dismissal ? [.escape] : [.activate] }

  package func perform(_ action: AccessibleAction) -> Bool {
    offeredActions.contains(action) && activate()
  }
}

extension ActionNode: Activatable {
  package var isDismissal: Bool { purpose == .dismissal }
}

extension ActionNode: AccessibilityResponder {
  var offeredActions: [AccessibleAction] { purpose == .control ? [.activate] : [.escape] }

  func perform(_ action: AccessibleAction) -> Bool {
    offeredActions.contains(action) && activate()
  }
}

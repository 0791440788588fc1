extension SliderInputNode: AdjustableValue {}

extension SliderInputNode: AccessibilityResponder {
  var offeredActions: [AccessibleAction] { [.increment, .decrement] }

  func perform(_ action: AccessibleAction) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    switch action {
    case .increment: edit(to: fraction + step)
    case .decrement: edit(to: fraction - step)
    default: return false
    }
    return true
  }
}

@_spi(Engine) import AviaryEngine
package import AviaryInteraction

extension SliderInputNode: AdjustableValue {}

extension SliderInputNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] { [.increment, .decrement] }

  package func perform(_ action: AccessibleAction) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    switch action {
    case .increment: edit(to: fraction + step)
    case .decrement: edit(to: fraction - step)
    default: return false
    }
    return true
  }
}

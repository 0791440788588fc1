@_spi(Engine) import AviaryControls
@_spi(Engine) package import AviaryEngine
@_spi(Engine) package import AviaryInteraction
import Foundation

/// What presses keys for whoever has the focus of a window, as commands do that mean what is edited or selected there.
@MainActor
package struct FocusedKeys {
  private let root: @MainActor () -> ViewRoot?

  /// - Parameter root: The views of the window; nil where it is gone.
  package init(_ root: @escaping @MainActor () -> ViewRoot?) { self.root = root }

  /// Whether the text with the focus can do something, and has what it gives; nil where no text has the focus.
  func state(_ action: FocusedTextAction) -> (isPossible: Bool, isOn: Bool)? {
    root()?.focusedTextState(action)
  }

  /// Presses a key with Control, or none, for the view with the focus, and what is around it.
  ///
  /// Where a menu is open, as for the command that asks for it, that happens once it has closed.
  ///
  /// - Returns: Whether it was of use; true where that is not known yet.
  @discardableResult
  package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .control) -> Bool {
    guard let root = root() else { return false }
    if root.presented.isMenuOnTop {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { _ = self.perform(key, modifiers) }
      }
      return true
    }
    return perform(key, modifiers)
  }

  private func perform(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard let root = root() else { return false }
    return root.input.pressForFocus(
      InputEvent.Key(key, .down, modifiers: modifiers, time: root.clock.now)
    )
  }
}

private enum FocusedKeysKey: EnvironmentKey {
  static var defaultValue: FocusedKeys? { nil }
}

extension EnvironmentValues {
  /// What presses keys for whoever has the focus of the window; nil without a window.
  package var focusedKeys: FocusedKeys? {
    get { self[FocusedKeysKey.self] }
    set { self[FocusedKeysKey.self] = newValue }
  }
}

import AviaryControls
@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import Foundation

/// What commands know of the program's windows, and can do with them.
@MainActor
package struct WindowSwitch {
  /// Whether a window with the id is open, and what it is called; nil for an id that no scene has.
  let state: @MainActor (String) -> (isOpen: Bool, title: String)?
  /// Opens the window, or closes it.
  let toggle: @MainActor (String) -> Void

  package init(
    state: @escaping @MainActor (String) -> (isOpen: Bool, title: String)?,
    toggle: @escaping @MainActor (String) -> Void
  ) {
    self.state = state
    self.toggle = toggle
  }
}

private enum WindowSwitchKey: EnvironmentKey {
  static var defaultValue: WindowSwitch? { nil }
}

extension EnvironmentValues {
  /// What opens and closes the program's windows by their ids; nil without windows.
  package var windowSwitch: WindowSwitch? {
    get { self[WindowSwitchKey.self] }
    set { self[WindowSwitchKey.self] = newValue }
  }
}

/// A command that opens the window of an id, or closes it where it is open; for a menu, in which it says which of both.
///
/// It is disabled where no scene of the program has the id.
public struct WindowVisibilityToggle<Label: View> {
  @Environment(\.windowSwitch) private var windows
  let windowID: String
  let label: Label
}

extension WindowVisibilityToggle: View {
  /// A button that opens and closes the window.
  public var body: some View {
    Button {
      windows?.toggle(windowID)
    } label: {
      label
    }
    .disabled(windows?.state(windowID) == nil)
  }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// Creates the command.
  ///
  /// - Parameter windowID: The id of the window's scene.
  public nonisolated init(windowID: String) {
    self.init(windowID: windowID, label: DefaultWindowVisibilityToggleLabel(windowID: windowID))
  }
}

/// What a command is called that opens or closes a window: Show or Hide, and the window's title.
public struct DefaultWindowVisibilityToggleLabel {
  @Environment(\.windowSwitch) private var windows
  let windowID: String
}

extension DefaultWindowVisibilityToggleLabel: View {
  /// The text; as things are when the menu opens.
  public var body: some View {
    let state = windows?.state(windowID)
    let title = state?.title ?? windowID
    if state?.isOpen == true { Text("Hide \(title)") } else { Text("Show \(title)") }
  }
}

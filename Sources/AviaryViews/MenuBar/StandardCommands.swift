import Foundation

/// What commands do that are there if nobody replaces them; nil where there is nothing to do.
package struct StandardCommands {
  let newWindow: (@MainActor () -> Void)?
  let openSettings: (@MainActor () -> Void)?
  let closeWindow: @MainActor () -> Void
  let quit: @MainActor () -> Void

  package init(
    newWindow: (@MainActor () -> Void)?,
    openSettings: (@MainActor () -> Void)?,
    closeWindow: @escaping @MainActor () -> Void,
    quit: @escaping @MainActor () -> Void
  ) {
    self.newWindow = newWindow
    self.openSettings = openSettings
    self.closeWindow = closeWindow
    self.quit = quit
  }

  var groups: [CommandGroupPlacement.Kind: AnyView] {
    var groups: [CommandGroupPlacement.Kind: AnyView] = [
      .saveItem: AnyView(Button("Close Window", action: closeWindow).keyboardShortcut("w")),
      .appTermination: AnyView(Button("Quit", action: quit).keyboardShortcut("q")),
    ]
    if let newWindow {
      groups[.newItem] = AnyView(
        Button("New Window", action: newWindow).keyboardShortcut("n")
      )
    }
    if let openSettings {
      groups[.appSettings] = AnyView(
        Button("Settings…", action: openSettings).keyboardShortcut(",")
      )
    }
    return groups
  }
}

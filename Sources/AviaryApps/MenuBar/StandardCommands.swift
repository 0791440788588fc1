import AviaryControls
@_spi(Engine) package import AviaryEngine
package import AviaryGraphics
@_spi(Engine) package import AviaryInteraction
import Foundation

/// What commands do that are there if nobody replaces them.
@MainActor
package struct StandardCommands {
  /// What an item of the menu bar does, and the keys that do the same.
  package struct Command {
    let title: Text
    let shortcut: KeyboardShortcut?
    var isEnabled = true
    let action: @MainActor () -> Void

    package init(
      _ title: Text,
      _ shortcut: KeyboardShortcut?,
      action: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.shortcut = shortcut
      self.action = action
    }
  }

  /// What opens another window of a group, what opens the only one of a scene, and what opens the settings.
  private let newWindows: [Command]
  private let windows: [Command]
  private let settings: [Command]
  /// What opens and closes windows of tools.
  private let utilities: [Command]
  private let closing: [Command]
  private let quitting: [Command]
  private let undoManager: UndoManager?
  private let fullScreen: FullScreenSwitch?

  /// Creates the commands of a window.
  ///
  /// - Parameters:
  ///   - openSettings: nil where the program has none.
  ///   - undoManager: The window's; nil takes away what undoes and redoes.
  ///   - fullScreen: The window's; nil takes away what gives it the whole screen.
  package init(
    newWindows: [Command] = [],
    windows: [Command] = [],
    utilities: [Command] = [],
    openSettings: (@MainActor () -> Void)? = nil,
    undoManager: UndoManager? = nil,
    fullScreen: FullScreenSwitch? = nil,
    closeWindow: @escaping @MainActor () -> Void,
    quit: @escaping @MainActor () -> Void
  ) {
    self.newWindows = newWindows
    self.windows = windows
    self.utilities = utilities
    settings =
      openSettings.map { [Command(Text("Settings…"), KeyboardShortcut(","), action: $0)] } ?? []
    closing = [Command(Text("Close Window"), KeyboardShortcut("w"), action: closeWindow)]
    quitting = [Command(Text("Quit"), KeyboardShortcut("q"), action: quit)]
    self.undoManager = undoManager
    self.fullScreen = fullScreen
  }

  /// What gives the window the whole screen, or takes that away, as is due now.
  private var screenFilling: [Command] {
    guard let fullScreen else { return [] }
    // What it does is known once the window is there, after its views.
    var command = Command(
      fullScreen.isOn ? Text("Exit Full Screen") : Text("Enter Full Screen"),
      KeyboardShortcut(KeyEquivalent("\u{F70E}"), modifiers: [])
    ) { fullScreen.toggle() }
    command.isEnabled = fullScreen.isOn || fullScreen.isAllowed
    return [command]
  }

  /// Undo and Redo, named as what they take back now.
  private var undoing: [Command] {
    guard let undoManager else { return [] }
    var undo = Command(Text(undoManager.undoMenuItemTitle), KeyboardShortcut("z")) {
      undoManager.undo()
    }
    undo.isEnabled = undoManager.canUndo
    let shortcut = KeyboardShortcut("z", modifiers: [.command, .shift])
    var redo = Command(Text(undoManager.redoMenuItemTitle), shortcut) { undoManager.redo() }
    redo.isEnabled = undoManager.canRedo
    return [undo, redo]
  }

  var groups: [CommandGroupPlacement.Kind: AnyView] {
    var groups: [CommandGroupPlacement.Kind: AnyView] = [:]
    for (kind, commands) in [
      (CommandGroupPlacement.Kind.saveItem, closing), (.appTermination, quitting),
      (.newItem, newWindows), (.singleWindowList, windows), (.appSettings, settings),
      (.utilities, utilities),
    ] where !commands.isEmpty {
      groups[kind] = AnyView(CommandButtons { commands })
    }
    if fullScreen != nil { groups[.sidebar] = AnyView(CommandButtons { screenFilling }) }
    if undoManager != nil {
      groups[.undoRedo] = AnyView(CommandButtons { undoing })
      groups[.pasteboard] = AnyView(PasteboardCommands())
    }
    return groups
  }

  /// Does what a key says that nobody else wants, as the menu bar does where there is one: Control and W close the
  /// window, Control and Q all of them, Control and Z take a change back.
  ///
  /// - Parameter hasMenuBar: Whether the menu bar has had its turn, so that only what programs can't take away is left.
  /// - Returns: Whether the key says something.
  package func perform(_ key: InputEvent.Key, hasMenuBar: Bool) -> Bool {
    guard key.phase == .down else { return false }
    let others = hasMenuBar ? [] : undoing + newWindows + windows + utilities + settings
    let command = (closing + quitting + screenFilling + others).first {
      $0.isEnabled && $0.shortcut.map(key.matches) == true
    }
    command?.action()
    return command != nil
  }
}

/// Commands as items of a menu; they follow what the closure reads.
private struct CommandButtons: View {
  let commands: @MainActor () -> [StandardCommands.Command]

  var body: some View {
    let commands = commands()
    ForEach(commands.indices, id: \.self) { index in
      Button(action: commands[index].action) { commands[index].title }
        .keyboardShortcut(commands[index].shortcut)
        .disabled(!commands[index].isEnabled)
    }
  }
}

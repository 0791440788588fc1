import Foundation

/// What commands do that are there if nobody replaces them.
package struct StandardCommands {
  /// Opens a window, or brings it to the front.
  package struct Opening {
    let title: Text
    let shortcut: KeyboardShortcut?
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
  private let newWindows: [Opening]
  private let windows: [Opening]
  private let settings: Opening?
  private let undoManager: UndoManager?
  private let closeWindow: @MainActor () -> Void
  private let quit: @MainActor () -> Void

  /// Creates the commands of a window.
  ///
  /// - Parameters:
  ///   - openSettings: nil where the program has none.
  ///   - undoManager: The window's; nil takes away what undoes and redoes.
  package init(
    newWindows: [Opening] = [],
    windows: [Opening] = [],
    openSettings: (@MainActor () -> Void)? = nil,
    undoManager: UndoManager? = nil,
    closeWindow: @escaping @MainActor () -> Void,
    quit: @escaping @MainActor () -> Void
  ) {
    self.newWindows = newWindows
    self.windows = windows
    settings = openSettings.map { Opening(Text("Settings…"), KeyboardShortcut(","), action: $0) }
    self.undoManager = undoManager
    self.closeWindow = closeWindow
    self.quit = quit
  }

  var groups: [CommandGroupPlacement.Kind: AnyView] {
    var groups: [CommandGroupPlacement.Kind: AnyView] = [
      .saveItem: AnyView(Button("Close Window", action: closeWindow).keyboardShortcut("w")),
      .appTermination: AnyView(Button("Quit", action: quit).keyboardShortcut("q")),
    ]
    groups[.newItem] = buttons(newWindows)
    groups[.singleWindowList] = buttons(windows)
    groups[.appSettings] = buttons([settings].compactMap(\.self))
    if let undoManager { groups[.undoRedo] = AnyView(UndoCommands(undoManager: undoManager)) }
    return groups
  }

  private func buttons(_ openings: [Opening]) -> AnyView? {
    guard !openings.isEmpty else { return nil }
    return AnyView(
      ForEach(openings.indices, id: \.self) { index in
        Button(action: openings[index].action) { openings[index].title }
          .keyboardShortcut(openings[index].shortcut)
      }
    )
  }

  /// Does what a key says that nobody else wants, as the menu bar does where there is one: Control and W close the
  /// window, Control and Q all of them, Control and Z take a change back.
  ///
  /// - Parameter hasMenuBar: Whether the menu bar has had its turn, so that only what programs can't take away is left.
  /// - Returns: Whether the key says something.
  @MainActor
  package func perform(_ key: InputEvent.Key, hasMenuBar: Bool) -> Bool {
    guard key.phase == .down else { return false }
    if key.matches(KeyboardShortcut("w")) {
      closeWindow()
      return true
    }
    if key.matches(KeyboardShortcut("q")) {
      quit()
      return true
    }
    if hasMenuBar { return false }
    if let undoManager, UndoCommands.perform(key, undoManager) { return true }
    let openings = newWindows + windows + [settings].compactMap(\.self)
    guard let opening = openings.first(where: { $0.shortcut.map(key.matches) ?? false }) else {
      return false
    }
    opening.action()
    return true
  }
}

/// Undo and Redo, named as what they take back.
private struct UndoCommands: View {
  private static let undoShortcut = KeyboardShortcut("z")
  private static let redoShortcut = KeyboardShortcut("z", modifiers: [.command, .shift])

  let undoManager: UndoManager

  var body: some View {
    Button(undoManager.undoMenuItemTitle) { undoManager.undo() }
      .keyboardShortcut(Self.undoShortcut)
      .disabled(!undoManager.canUndo)
    Button(undoManager.redoMenuItemTitle) { undoManager.redo() }
      .keyboardShortcut(Self.redoShortcut)
      .disabled(!undoManager.canRedo)
  }

  static func perform(_ key: InputEvent.Key, _ undoManager: UndoManager) -> Bool {
    if key.matches(undoShortcut), undoManager.canUndo {
      undoManager.undo()
    } else if key.matches(redoShortcut), undoManager.canRedo {
      undoManager.redo()
    } else {
      return false
    }
    return true
  }
}

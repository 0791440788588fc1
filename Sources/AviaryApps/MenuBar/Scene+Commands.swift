extension Scene {
  /// Adds commands to the menu bar.
  ///
  /// A window has a menu bar where any scene of the program adds commands.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let content = content()
    var windows = _windows()
    // One window of the scene tells them: a menu bar has those of all scenes.
    if !windows.isEmpty { windows[0].commands.append { content._parts() } }
    return SceneList(windows: windows)
  }

  /// Takes all commands of the scene away, those among them that nobody added.
  public nonisolated func commandsRemoved() -> some Scene {
    mapWindows {
      $0.commands = []
      $0.offersNewWindow = false
    }
  }

  /// Puts commands in the place of all commands of the scene.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}

import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryInteraction

/// The command in the menu View that shows and hides the sidebar of the window's split view.
///
/// It stands before what else is in ``CommandGroupPlacement/sidebar``. Control, Alt and S do the same.
public struct SidebarCommands {
  /// Creates the command.
  public nonisolated init() {}
}

extension SidebarCommands: Commands {
  public var body: some Commands {
    CommandGroup(before: .sidebar) { SidebarCommand() }
  }
}

private struct SidebarCommand: View {
  @FocusedValue(\.sidebarToggle) private var toggle

  var body: some View {
    Button("Toggle Sidebar") { toggle?.performAnimated() }
      .keyboardShortcut("s", modifiers: [.command, .option])
      .disabled(toggle == nil)
  }
}

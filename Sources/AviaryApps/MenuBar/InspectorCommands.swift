import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryInteraction

/// The command in the menu View that shows and hides the window's inspector.
///
/// It stands behind ``CommandGroupPlacement/sidebar``. Control, Alt and I do the same.
public struct InspectorCommands {
  /// Creates the command.
  public nonisolated init() {}
}

extension InspectorCommands: Commands {
  public var body: some Commands {
    CommandGroup(after: .sidebar) { InspectorCommand() }
  }
}

private struct InspectorCommand: View {
  @FocusedValue(\.inspector) private var isShown

  var body: some View {
    Button(isShown?.wrappedValue == true ? "Hide Inspector" : "Show Inspector") {
      isShown?.wrappedValue.toggle()
    }
    .keyboardShortcut("i", modifiers: [.command, .option])
    .disabled(isShown == nil)
  }
}

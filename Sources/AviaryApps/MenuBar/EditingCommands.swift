import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import Foundation

/// Cut, Copy, Paste, Delete and Select All, for whoever has the focus.
struct PasteboardCommands: View {
  @Environment(\.focusedKeys) private var keys

  var body: some View {
    Button("Cut") { keys?.press("x") }.keyboardShortcut("x")
    Button("Copy") { keys?.press("c") }.keyboardShortcut("c")
    Button("Paste") { keys?.press("v") }.keyboardShortcut("v")
    Button("Delete") { keys?.press(.deleteForward, []) }
    Button("Select All") { keys?.press("a") }.keyboardShortcut("a")
  }
}

/// The commands in the menu Format that make attributed text bold, italic and underlined, and take that away.
///
/// They stand in the place of ``CommandGroupPlacement/textFormatting``. Control with B, I and U do the same.
public struct TextFormattingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextFormattingCommands: Commands {
  public var body: some Commands {
    CommandGroup(replacing: .textFormatting) { FormatCommands() }
  }
}

private struct FormatCommands: View {
  @Environment(\.focusedKeys) private var keys

  var body: some View {
    Button("Bold") { keys?.press("b") }.keyboardShortcut("b")
    Button("Italic") { keys?.press("i") }.keyboardShortcut("i")
    Button("Underline") { keys?.press("u") }.keyboardShortcut("u")
  }
}

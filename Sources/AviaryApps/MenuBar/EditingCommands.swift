import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import Foundation

/// Cut, Copy, Paste, Delete and Select All, for whoever has the focus.
struct PasteboardCommands: View {
  var body: some View {
    FocusedCommand(title: "Cut", key: "x", action: .cut)
    FocusedCommand(title: "Copy", key: "c", action: .copy)
    FocusedCommand(title: "Paste", key: "v", action: .paste)
    FocusedCommand(title: "Delete", key: .deleteForward, modifiers: [], action: .delete)
    FocusedCommand(title: "Select All", key: "a", action: .selectAll)
  }
}

/// The commands in the menu Format that make attributed text bold, italic and underlined, and take that away.
///
/// They stand in the place of ``CommandGroupPlacement/textFormatting``. Control with B, I and U do the same. A menu that opens
/// shows what all of the selected text has, and those that the text's formatting definition allows alone can be chosen.
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
  var body: some View {
    FocusedCommand(title: "Bold", key: "b", action: .bold, isFormat: true)
    FocusedCommand(title: "Italic", key: "i", action: .italic, isFormat: true)
    FocusedCommand(title: "Underline", key: "u", action: .underline, isFormat: true)
  }
}

/// A command that presses a key for whoever has the focus; as it is when its menu opens.
private struct FocusedCommand: View {
  @Environment(\.focusedKeys) private var keys
  let title: LocalizedStringKey
  let key: KeyEquivalent
  var modifiers: EventModifiers = .control
  let action: FocusedTextAction
  /// Whether it gives something to a text, which may have it.
  var isFormat = false

  private var shortcut: KeyboardShortcut? {
    modifiers.isEmpty ? nil : KeyboardShortcut(key)
  }

  var body: some View {
    let state = keys?.state(action)
    if isFormat {
      Toggle(
        title,
        isOn: Binding {
          state?.isOn ?? false
        } set: { _ in
          keys?.press(key, modifiers)
        }
      )
      .keyboardShortcut(shortcut)
      .disabled(state?.isPossible == false)
    } else {
      Button(title) { keys?.press(key, modifiers) }
        .keyboardShortcut(shortcut)
        .disabled(state?.isPossible == false)
    }
  }
}

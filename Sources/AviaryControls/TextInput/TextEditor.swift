@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: TextFieldTheme { ControlTheme.standard.textField }

/// A control in which a long text is entered.
///
/// ![An editor below fields](Documentation/controls/text-fields.png)
public struct TextEditor {
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasTextEditorBorder) private var hasBorder
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// Creates an editor.
  public nonisolated init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor of which the selection can be read and set.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: What of it is selected while it is edited; nil for nothing.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

@available(*, unavailable)
extension TextEditor: Sendable {}

extension TextEditor: _Control {
  public var _controlBody: some View {
    ScrollView {
      EditorText(text: text.wrappedValue)
        .foregroundStyle(
          isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(Color(.tertiaryLabel))
        )
        .padding(.horizontal, theme.editorPadding.width)
        .padding(.vertical, theme.editorPadding.height)
        .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if background != .hidden { Color(.systemBackground) } }
    .overlay {
      if hasBorder {
        RoundedRectangle(cornerRadius: theme.radius)
          .strokeBorder(Color(.systemGray4), lineWidth: ControlTheme.standard.shared.hairline)
      }
    }
    .modifier(
      TextInputModifier(
        text: text,
        label: AnyView(EmptyView()),
        selection: selection,
        isMultiline: true,
        isBreakable: true
      )
    )
  }
}

/// The text of an editor: its lines, as wide as the longest one, where the text's alignment has them in the editor.
private struct EditorText: View {
  @Environment(\.multilineTextAlignment) private var alignment
  let text: String

  var body: some View {
    Text(verbatim: text)
      .edited(text, isMultiline: true)
      .frame(maxWidth: .infinity, alignment: alignment.frameAlignment)
  }
}

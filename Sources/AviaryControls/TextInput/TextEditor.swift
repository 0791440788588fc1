@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
public import Foundation

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
  /// The text with its attributes, where it has some.
  let rich: RichText?

  /// Creates an editor.
  public nonisolated init(text: Binding<String>) {
    self.text = text
    selection = nil
    rich = nil
  }

  /// Creates an editor of attributed text.
  ///
  /// Control or Command and B, I and U make what is selected, or what will be entered, bold, italic and underlined, as the menu of the
  /// secondary button does. What is entered has the attributes of the character before. A click with Control opens a link. Source:
  /// Apple's documentation of the initialiser and its guide on rich text.
  ///
  /// - Parameters:
  ///   - text: The text; where it sets no font or colour, those of the surroundings count.
  ///   - selection: What of it is selected, and the attributes with which text is entered; nil where nobody wants to know.
  public nonisolated init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = .constant("")
    self.selection = nil
    rich = RichText(text: text, selection: selection)
  }

  /// Creates an editor of which the selection can be read and set.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: What of it is selected while it is edited; nil for nothing.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
    rich = nil
  }
}

@available(*, unavailable)
extension TextEditor: Sendable {}

extension TextEditor: _Control {
  public var _controlBody: some View {
    ScrollView {
      EditorText(text: rich.map { .attributed($0.text.wrappedValue) } ?? .plain(text.wrappedValue))
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
        isBreakable: true,
        rich: rich
      )
    )
  }
}

/// The text of an editor: its lines, as wide as the longest one, where the text's alignment has them in the editor.
private struct EditorText: View {
  @Environment(\.multilineTextAlignment) private var alignment
  let text: TextContent

  var body: some View {
    shown.frame(maxWidth: .infinity, alignment: alignment.frameAlignment)
  }

  @ViewBuilder private var shown: some View {
    switch text {
    case .plain(let text): Text(verbatim: text).edited(text, isMultiline: true)
    case .attributed(let text): Text(text).edited(text)
    }
  }
}

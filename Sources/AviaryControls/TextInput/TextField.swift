@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
public import Foundation

/// A control in which a text is entered.
///
/// ![Fields for text, plain and with a border](Documentation/controls/text-fields.png)
public struct TextField<Label: View> {
  let field: TextFieldParts
  let label: Label

  nonisolated init(field: TextFieldParts, label: Label) {
    self.field = field
    self.label = label
  }

  /// Creates a field with any label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - label: What the text means.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt), label: label())
  }

  /// Creates a field with any label, which grows along an axis with its text.
  ///
  /// - Parameters:
  ///   - text: The text; typing changes it.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines.
  ///   - label: What the text means.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt, axis: axis), label: label())
  }

  /// Creates a field with any label, of which the selection can be read and set.
  ///
  /// - Parameters:
  ///   - text: The text; typing changes it.
  ///   - selection: What is selected, or where the cursor is; nil leaves that to the field.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines; nil counts as `.horizontal`.
  ///   - label: What the text means.
  public nonisolated init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      field: TextFieldParts(
        text: text,
        prompt: prompt,
        axis: axis ?? .horizontal,
        selection: selection
      ),
      label: label()
    )
  }

  /// Creates a field for a value with any label.
  ///
  /// - Parameters:
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - label: What the text means.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, format), prompt: prompt),
      label: label()
    )
  }

  /// Creates a field for a value that may be missing, with any label.
  ///
  /// - Parameters:
  ///   - value: The value; nil shows no text, and text that can't be read as a value sets nil.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - label: What the text means.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, format), prompt: prompt),
      label: label()
    )
  }

  /// Creates a field for a value with any label.
  ///
  /// - Parameters:
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - label: What the text means.
  public nonisolated init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, formatter), prompt: prompt),
      label: label()
    )
  }
}

@available(*, unavailable)
extension TextField: Sendable {}

/// What a field is apart from its label.
struct TextFieldParts {
  let text: Binding<String>
  var prompt: Text?
  var axis = Axis.horizontal
  var selection: Binding<TextSelection?>?
  var isSecure = false
  /// Whether the text stands for a value.
  var isFormatted = false
  /// The text of a value in a locale, where its format can be that of another one.
  var localized: ((Locale?) -> Binding<String>)?
  var editingChanged: ((Bool) -> Void)?
  var commit: (() -> Void)?
}

extension TextField: View {
  public var body: some View {
    TextFieldControl(field: field, label: AnyView(ControlPart(label)))
      .containerValue(\.isDialogField, true)
  }
}

/// A field as one view, in the style around.
struct TextFieldControl {
  @Environment(\.controlPlace) private var controlPlace
  let field: TextFieldParts
  let label: AnyView
}

extension TextFieldControl: _Control {
  var _controlBody: some View {
    if controlPlace == .formColumn, field.prompt != nil {
      FormColumnRow(label: label, value: styled)
    } else {
      styled
    }
  }

  @MainActor private var styled: some View {
    let configuration = TextField<_TextFieldStyleLabel>(
      field: field,
      label: _TextFieldStyleLabel(view: label)
    )
    return StyledControl(
      configuration: configuration,
      defaultBody: { TextFieldBody(field: $0.field, label: $0.label) }
    )
  }
}

/// The text of a field, or what is shown in its place.
struct TextFieldBody<Label: View> {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.textEnvironment.reservedLines) private var reservedLines
  @State private var editing = TextEditing()
  @State private var typed: TypedText?
  @Environment(\.textLeading) private var leading
  @Environment(\.textEnvironment.locale) private var locale
  let field: TextFieldParts
  let label: Label

  nonisolated init(field: TextFieldParts, label: Label) {
    self.field = field
    self.label = label
  }
}

extension TextFieldBody: View {
  private var text: Binding<String> {
    guard field.isFormatted else { return field.text }
    return TypedText.binding(field.localized?(locale) ?? field.text, $typed)
  }

  private var shown: String {
    let text = text.wrappedValue
    return field.isSecure ? SecureText.hidden(text) : text
  }

  var body: some View {
    ZStack(alignment: alignment.frameAlignment) {
      if shown.isEmpty, !editing.isEditing {
        // A field is a line high whatever it is called.
        Text(verbatim: " ").lineLimit(1).hidden()
      }
      if field.axis == .vertical, reservedLines > 1 {
        // Lines that are there also without characters on them.
        Text(verbatim: " ").lineLimit(reservedLines, reservesSpace: true).hidden()
      }
      label.hiddenForControls(field.prompt != nil || !shown.isEmpty || editing.isComposing)
        .foregroundStyle(Color(.placeholderText))
        .lineLimit(1)
      if !shown.isEmpty || editing.isEditing {
        // A space keeps the height of a line for the caret.
        Text(verbatim: shown.isEmpty ? " " : shown)
          .edited(shown, isMultiline: field.axis == .vertical)
          .foregroundStyle(
            isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(Color(.tertiaryLabel))
          )
          .lineLimit(field.axis == .horizontal ? 1 : lineLimit)
          .truncationMode(.tail)
          .accessibilityHidden(true)
      }
      if shown.isEmpty, !editing.isComposing, let prompt = field.prompt {
        prompt.foregroundStyle(Color(.placeholderText)).lineLimit(1)
          .accessibilityPart(.placeholder)
      } else if let prompt = field.prompt {
        prompt.modifier(HiddenLabel(isForListenersAlone: true)).accessibilityPart(.placeholder)
      }
    }
    .frame(maxWidth: .infinity, alignment: alignment.frameAlignment)
    .padding(.vertical, extra / 2)
    .modifier(
      TextInputModifier(
        text: text,
        label: AnyView(label),
        selection: field.selection,
        isSecure: field.isSecure,
        isMultiline: field.axis == .vertical,
        editingChanged: editingChanged,
        willCommit: field.isFormatted ? { typed = nil } : nil,
        commit: field.commit,
        editing: $editing
      )
    )
  }
}

extension TextFieldBody {
  /// How much higher the field is than its text: as high as the text's lines are apart.
  private var extra: CGFloat {
    guard field.isSecure else { return leading }
    return shown.isEmpty ? ControlTheme.standard.textField.emptySecureExtra : 0
  }

  private var editingChanged: ((Bool) -> Void)? {
    guard field.isFormatted else { return field.editingChanged }
    return { isEditing in
      if !isEditing { typed = nil }
      field.editingChanged?(isEditing)
    }
  }
}

extension TextAlignment {
  /// Where a text is in space that is wider than its longest line.
  var frameAlignment: Alignment {
    switch self {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }
}

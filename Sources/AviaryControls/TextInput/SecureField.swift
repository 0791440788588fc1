@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// A control in which a secret is entered; what is entered is not shown.
///
/// ![A field for a secret, among others](Documentation/controls/text-fields.png)
public struct SecureField<Label: View> {
  let field: TextFieldParts
  let label: Label

  nonisolated init(field: TextFieldParts, label: Label) {
    self.field = field
    self.label = label
  }

  /// Creates a field with any label.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      field: TextFieldParts(text: text, prompt: prompt, isSecure: true),
      label: label()
    )
  }
}

@available(*, unavailable)
extension SecureField: Sendable {}

extension SecureField: View {
  public var body: some View {
    TextFieldControl(field: field, label: AnyView(ControlPart(label)))
      .containerValue(\.isDialogField, true)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>
  ) {
    self.init(field: TextFieldParts(text: text, isSecure: true), label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>
  ) {
    self.init(field: TextFieldParts(text: text, isSecure: true), label: Text(title))
  }

  /// Creates a field with a prompt, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(
      field: TextFieldParts(text: text, prompt: prompt, isSecure: true),
      label: Text(titleKey)
    )
  }

  /// Creates a field with a prompt, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt, isSecure: true), label: Text(title))
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(text: text, isSecure: true, commit: onCommit),
      label: Text(titleKey)
    )
  }

  /// Creates a field that calls back, in an older way, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(text: text, isSecure: true, commit: onCommit),
      label: Text(title)
    )
  }
}

/// What is shown in place of a secret.
enum SecureText {
  /// One for each character.
  static let dot = "•"

  /// As many dots as a text has characters.
  static func hidden(_ text: String) -> String { String(repeating: dot, count: text.count) }
}

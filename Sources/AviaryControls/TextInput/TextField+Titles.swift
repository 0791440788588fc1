@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

extension TextField where Label == Text {
  /// Creates a field with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>
  ) {
    self.init(field: TextFieldParts(text: text), label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>
  ) {
    self.init(field: TextFieldParts(text: text), label: Text(title))
  }

  /// Creates a field that grows along an axis, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(field: TextFieldParts(text: text, axis: axis), label: Text(titleKey))
  }

  /// Creates a field that grows along an axis, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(field: TextFieldParts(text: text, axis: axis), label: Text(title))
  }

  /// Creates a field with a prompt, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field with a prompt, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt), label: Text(title))
  }

  /// Creates a field with a prompt that grows along an axis, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// Creates a field with a prompt that grows along an axis, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt, axis: axis), label: Text(title))
  }

  /// Creates a field of which the selection can be read and set, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      field: TextFieldParts(
        text: text,
        prompt: prompt,
        axis: axis ?? .horizontal,
        selection: selection
      ),
      label: Text(titleKey)
    )
  }

  /// Creates a field of which the selection can be read and set, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      field: TextFieldParts(
        text: text,
        prompt: prompt,
        axis: axis ?? .horizontal,
        selection: selection
      ),
      label: Text(title)
    )
  }

  /// Creates a field for a value with a title that is looked up.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, format), prompt: prompt),
      label: Text(titleKey)
    )
  }

  /// Creates a field for a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, format), prompt: prompt),
      label: Text(title)
    )
  }

  /// Creates a field for a value that may be missing, with a title that is looked up.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, format), prompt: prompt),
      label: Text(titleKey)
    )
  }

  /// Creates a field for a value that may be missing, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, format), prompt: prompt),
      label: Text(title)
    )
  }

  /// Creates a field for a value with a title that is looked up.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, formatter)),
      label: Text(titleKey)
    )
  }

  /// Creates a field for a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, formatter)),
      label: Text(title)
    )
  }

  /// Creates a field for a value with a prompt, with a title that is looked up.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, formatter), prompt: prompt),
      label: Text(titleKey)
    )
  }

  /// Creates a field for a value with a prompt, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, formatter), prompt: prompt),
      label: Text(title)
    )
  }
}

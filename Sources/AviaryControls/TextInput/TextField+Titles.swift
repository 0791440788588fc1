@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

extension TextField where Label == Text {
  /// Creates a field with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>
  ) {
    self.init(field: TextFieldParts(text: text), label: Text(titleKey))
  }

  /// Creates a field with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>
  ) {
    self.init(field: TextFieldParts(text: text), label: Text(title))
  }

  /// Creates a field that grows along an axis, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  ///   - axis: `.vertical` for a field that grows with its lines.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(field: TextFieldParts(text: text, axis: axis), label: Text(titleKey))
  }

  /// Creates a field that grows along an axis, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  ///   - axis: `.vertical` for a field that grows with its lines.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(field: TextFieldParts(text: text, axis: axis), label: Text(title))
  }

  /// Creates a field with a prompt, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  ///   - prompt: What is shown while there is no text; nil for the label.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field with a prompt, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  ///   - prompt: What is shown while there is no text; nil for the label.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt), label: Text(title))
  }

  /// Creates a field with a prompt that grows along an axis, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(field: TextFieldParts(text: text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// Creates a field with a prompt that grows along an axis, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  ///   - selection: What is selected, or where the cursor is; nil leaves that to the field.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines; nil counts as `.horizontal`.
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
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  ///   - selection: What is selected, or where the cursor is; nil leaves that to the field.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines; nil counts as `.horizontal`.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
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
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: The value; nil shows no text, and text that can't be read as a value sets nil.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
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
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value; nil shows no text, and text that can't be read as a value sets nil.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
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
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
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
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - prompt: What is shown while there is no text; nil for the label.
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
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - prompt: What is shown while there is no text; nil for the label.
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

public import AviaryEngine
public import AviaryFoundation
public import AviaryGeometry
public import AviaryGraphics
public import Foundation

extension TextField where Label == Text {
  /// Creates a field with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(LocalizedStringKey(titleResource), text: text)
  }

  /// Creates a field that grows along an axis, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  ///   - axis: `.vertical` for a field that grows with its lines.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, axis: axis)
  }

  /// Creates a field with a prompt, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  ///   - prompt: What is shown while there is no text; nil for the label.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }

  /// Creates a field with a prompt that grows along an axis, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field of which the selection can be read and set, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  ///   - selection: What is selected, or where the cursor is; nil leaves that to the field.
  ///   - prompt: What is shown while there is no text; nil for the label.
  ///   - axis: `.vertical` for a field that grows with its lines; nil counts as `.horizontal`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      text: text,
      selection: selection,
      prompt: prompt,
      axis: axis
    )
  }

  /// Creates a field for a value with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value that may be missing, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value; nil shows no text, and text that can't be read as a value sets nil.
  ///   - format: How the value is written and read.
  ///   - prompt: What is shown while there is no text; nil for the label.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(LocalizedStringKey(titleResource), value: value, formatter: formatter)
  }

  /// Creates a field for a value with a prompt, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - prompt: What is shown while there is no text; nil for the label.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(LocalizedStringKey(titleResource), value: value, formatter: formatter, prompt: prompt)
  }
}

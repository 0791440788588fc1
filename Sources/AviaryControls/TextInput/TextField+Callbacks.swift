@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

extension TextField where Label == Text {
  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  ///   - onCommit: Called when the return key is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(text: text, editingChanged: onEditingChanged, commit: onCommit),
      label: Text(titleKey)
    )
  }

  /// Creates a field that calls back, in an older way, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(text: text, editingChanged: onEditingChanged, commit: onCommit),
      label: Text(title)
    )
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: TextFieldParts(text: text, editingChanged: onEditingChanged),
      label: Text(titleKey)
    )
  }

  /// Creates a field that calls back, in an older way, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: TextFieldParts(text: text, editingChanged: onEditingChanged),
      label: Text(title)
    )
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - text: The text; typing changes it.
  ///   - onCommit: Called when the return key is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(field: TextFieldParts(text: text, commit: onCommit), label: Text(titleKey))
  }

  /// Creates a field that calls back, in an older way, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: The text; typing changes it.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(field: TextFieldParts(text: text, commit: onCommit), label: Text(title))
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  ///   - onCommit: Called when the return key is pressed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(
        text: FieldValue.text(value, formatter),
        editingChanged: onEditingChanged,
        commit: onCommit
      ),
      label: Text(titleKey)
    )
  }

  /// Creates a field that calls back, in an older way, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(
        text: FieldValue.text(value, formatter),
        editingChanged: onEditingChanged,
        commit: onCommit
      ),
      label: Text(title)
    )
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: TextFieldParts(
        text: FieldValue.text(value, formatter),
        editingChanged: onEditingChanged
      ),
      label: Text(titleKey)
    )
  }

  /// Creates a field that calls back, in an older way, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: TextFieldParts(
        text: FieldValue.text(value, formatter),
        editingChanged: onEditingChanged
      ),
      label: Text(title)
    )
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onCommit: Called when the return key is pressed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, formatter), commit: onCommit),
      label: Text(titleKey)
    )
  }

  /// Creates a field that calls back, in an older way, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: TextFieldParts(formatted: FieldValue.text(value, formatter), commit: onCommit),
      label: Text(title)
    )
  }
}

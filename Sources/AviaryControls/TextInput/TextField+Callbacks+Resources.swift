public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
public import Foundation

extension TextField where Label == Text {
  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      text: text,
      onEditingChanged: onEditingChanged,
      onCommit: onCommit
    )
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, onEditingChanged: onEditingChanged)
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - text: The text; typing changes it.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, onCommit: onCommit)
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      value: value,
      formatter: formatter,
      onEditingChanged: onEditingChanged,
      onCommit: onCommit
    )
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onEditingChanged: Called with true when the field gets the focus, with false when it loses
  ///     it.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      value: value,
      formatter: formatter,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value; text that can't be read as one leaves it as it is.
  ///   - formatter: How the value is written. What is typed is read by a `NumberFormatter` or a
  ///     `DateFormatter`; others leave the value as it is.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      value: value,
      formatter: formatter,
      onCommit: onCommit
    )
  }
}

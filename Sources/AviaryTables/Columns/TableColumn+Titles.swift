@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
public import Foundation

/// A key path as one that other threads may use, which comparators ask for.
///
/// Key paths don't change; those with subscripts hold what the app wrote into them, as a closure of its own would.
func shared<Row, Value>(_ path: KeyPath<Row, Value>) -> any KeyPath<Row, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Row, Value> & Sendable).self)
}

/// What typing finds rows by, of a column of texts; nil for other columns.
func columnText<Row, Value>(_ path: KeyPath<Row, Value>) -> ((Row) -> String?)? {
  Value.self == String.self || Value.self == String?.self ? { $0[keyPath: path] as? String } : nil
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that sorts nothing.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, text: nil, content: content)
  }

  /// Makes a column of texts, shown as they are, that sorts nothing.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up.
  ///   - value: Where a row's value keeps the text.
  @_disfavoredOverload
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey), comparator: nil, text: { $0[keyPath: value] }) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Makes a column that sorts nothing.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, text: nil, content: content)
  }

  /// Makes a column of texts, shown as they are, that sorts nothing.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: Where a row's value keeps the text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title), comparator: nil, text: { $0[keyPath: value] }) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of texts, shown as they are, that sorts the rows by them.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up.
  ///   - value: Where a row's value keeps the text.
  ///   - comparator: Which of two texts comes first; as file managers sort names by default.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>,
    comparator: String.Comparator = .localizedStandard
  ) where Content == Text {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(shared(value), comparator: comparator),
      text: { $0[keyPath: value] }
    ) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up.
  ///   - value: What of a row's value is compared.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(shared(value)),
      text: columnText(value),
      content: content
    )
  }

  /// Makes a column that sorts the rows by a value, as a comparator says.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up.
  ///   - value: What of a row's value is compared.
  ///   - comparator: Which of two values comes first.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(shared(value), comparator: comparator),
      text: columnText(value),
      content: content
    )
  }

  /// Makes a column of texts, shown as they are, that sorts the rows by them.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: Where a row's value keeps the text.
  ///   - comparator: Which of two texts comes first; as file managers sort names by default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>,
    comparator: String.Comparator = .localizedStandard
  ) where Content == Text {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(shared(value), comparator: comparator),
      text: { $0[keyPath: value] }
    ) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: What of a row's value is compared.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(shared(value)),
      text: columnText(value),
      content: content
    )
  }

  /// Makes a column that sorts the rows by a value, as a comparator says.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: What of a row's value is compared.
  ///   - comparator: Which of two values comes first.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(shared(value), comparator: comparator),
      text: columnText(value),
      content: content
    )
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Makes a column that sorts the rows by a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up.
  ///   - comparator: Which of two rows' values comes first.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, text: nil, content: content)
  }

  /// Makes a column that sorts the rows by a comparator.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - comparator: Which of two rows' values comes first.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, text: nil, content: content)
  }
}

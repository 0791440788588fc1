@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that sorts nothing.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init(
    _ text: Text,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, text: nil, content: content)
  }

  /// Makes a column of texts, shown as they are, that sorts nothing.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: Where a row's value keeps the text.
  @_disfavoredOverload
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: text, comparator: nil, text: { $0[keyPath: value] }) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Makes a column that sorts nothing.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: nil, text: nil, content: content)
  }

  /// Makes a column of texts, shown as they are, that sorts nothing.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up.
  ///   - value: Where a row's value keeps the text.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, String>
  )
  where Content == Text {
    self.init(label: Text(titleResource), comparator: nil, text: { $0[keyPath: value] }) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of texts, shown as they are, that sorts the rows by them.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: Where a row's value keeps the text.
  ///   - comparator: Which of two texts comes first; as file managers sort names by default.
  public nonisolated init(
    _ text: Text,
    value: KeyPath<RowValue, String>,
    comparator: String.Comparator = .localizedStandard
  ) where Content == Text {
    self.init(
      label: text,
      comparator: KeyPathComparator(shared(value), comparator: comparator),
      text: { $0[keyPath: value] }
    ) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: What of a row's value is compared.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init<V: Comparable>(
    _ text: Text,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text,
      comparator: KeyPathComparator(shared(value)),
      text: columnText(value),
      content: content
    )
  }

  /// Makes a column that sorts the rows by a value, as a comparator says.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - value: What of a row's value is compared.
  ///   - comparator: Which of two values comes first.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: text,
      comparator: KeyPathComparator(shared(value), comparator: comparator),
      text: columnText(value),
      content: content
    )
  }

  /// Makes a column of texts, shown as they are, that sorts the rows by them.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up.
  ///   - value: Where a row's value keeps the text.
  ///   - comparator: Which of two texts comes first; as file managers sort names by default.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, String>,
    comparator: String.Comparator = .localizedStandard
  ) where Content == Text {
    self.init(
      label: Text(titleResource),
      comparator: KeyPathComparator(shared(value), comparator: comparator),
      text: { $0[keyPath: value] }
    ) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column that sorts the rows by a value.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up.
  ///   - value: What of a row's value is compared.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource),
      comparator: KeyPathComparator(shared(value)),
      text: columnText(value),
      content: content
    )
  }

  /// Makes a column that sorts the rows by a value, as a comparator says.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up.
  ///   - value: What of a row's value is compared.
  ///   - comparator: Which of two values comes first.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleResource),
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
  ///   - text: The title.
  ///   - comparator: Which of two rows' values comes first.
  ///   - content: Makes the cell of a row's value.
  public nonisolated init(
    _ text: Text,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, text: nil, content: content)
  }

  /// Makes a column that sorts the rows by a comparator.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up.
  ///   - comparator: Which of two rows' values comes first.
  ///   - content: Makes the cell of a row's value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: comparator, text: nil, content: content)
  }
}

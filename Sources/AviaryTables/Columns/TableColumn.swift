@_spi(Engine) public import AviaryEngine
public import Foundation

/// A column of a table: its title, and what makes a cell of a row's value.
public struct TableColumn<
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: View,
  Label: View
> {
  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  let text: ((RowValue) -> String?)?
  var limits = TableColumnWidth.usual

  nonisolated init(
    label: Label,
    comparator: Sort?,
    text: ((RowValue) -> String?)?,
    content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.text = text
    self.content = content
  }
}

extension TableColumn {
  /// Fixes the width of the column, which a person then can't change.
  ///
  /// - Parameter width: In points; nil leaves the column as it is, as do numbers below zero and such that are not finite.
  public nonisolated func width(
    _ width: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.limits = limits.fixed(width)
    return copy
  }

  /// Leaves the column as it is.
  @available(*, deprecated, message: "Give a width, or limits for one.")
  public nonisolated func width() -> TableColumn<RowValue, Sort, Content, Label> { self }

  /// Lets a person change the width of the column within limits.
  ///
  /// - Parameters:
  ///   - min: The least width, in points; nil leaves it as it is.
  ///   - ideal: The width at first, in points; nil leaves it as it is: the column's share of the space.
  ///   - max: The greatest width, in points; nil leaves it as it is.
  public nonisolated func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.limits = limits.limited(least: min, ideal: ideal, greatest: max)
    return copy
  }
}

extension TableColumn: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the rows of the table.
  public typealias TableColumnSortComparator = Sort
  /// There is none: the columns are built in.
  public typealias TableColumnBody = Never
  public func _addColumns(to list: inout _TableColumnList) {
    let content = content
    let text = text
    list.columns.append(
      TableColumnEntry(
        id: TableColumnID(path: list.path),
        label: AnyView(label),
        cell: { value in
          guard let value = value as? RowValue else { return AnyView(EmptyView()) }
          return AnyView(content(value))
        },
        text: text.map { text in { ($0 as? RowValue).flatMap(text) } },
        comparator: comparator,
        width: limits
      )
    )
  }
}

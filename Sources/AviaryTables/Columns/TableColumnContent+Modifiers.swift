@_spi(Engine) public import AviaryEngine
import Foundation

/// Columns of which something is changed.
struct ModifiedTableColumns<Content: TableColumnContent> {
  let content: Content
  let change: (inout TableColumnEntry) -> Void
}

extension ModifiedTableColumns: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  func _addColumns(to list: inout _TableColumnList) {
    let first = list.columns.count
    list.add(content)
    for index in list.columns.indices[first...] { change(&list.columns[index]) }
  }
}

extension TableColumnContent {
  /// Says where the cells and the header of the column stand in its width.
  ///
  /// - Parameter alignment: Where they stand.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.alignment = alignment }
  }

  /// Names the column for a person's own order, widths and choice of columns.
  ///
  /// A column without one can't be moved or hidden.
  ///
  /// - Parameter id: What the column is known by; no other column of the table has it.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.customizationID = id }
  }

  /// Says whether the column is shown before a person, or the app, says otherwise.
  ///
  /// - Parameter visibility: `.hidden` for a column that has to be asked for.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
  }

  /// Says what a person may not change of the column.
  ///
  /// - Parameter behavior: What may not be changed; the innermost of several modifiers adds to the others.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.disabledBehavior.formUnion(behavior) }
  }
}

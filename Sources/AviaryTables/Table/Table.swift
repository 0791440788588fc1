public import AviaryControls
@_spi(Engine) public import AviaryEngine
import AviaryInteraction
import Foundation

/// Rows in columns, with headers above them; of many rows only those visible are made.
///
/// A click on a header changes the order that the app sorts by, where the table has one. Where the width is
/// compact, only the first column is shown, without headers.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    rows: Rows,
    columns: Columns,
    selection: ListSelection? = nil,
    sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

@available(*, unavailable)
extension Table: Sendable {}

extension Table: _Control {
  public var _controlBody: some View {
    TableBody(
      rows: rows._rowViews,
      columns: entries,
      selection: selection,
      sorting: sorting,
      customization: customization,
      nests: rows._nests
    )
  }

  /// The columns as they were written.
  @MainActor private var entries: [TableColumnEntry] {
    var list = _TableColumnList()
    list.add(columns)
    return list.columns
  }
}

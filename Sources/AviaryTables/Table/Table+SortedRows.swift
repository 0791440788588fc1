import AviaryControls
public import AviaryEngine
public import Foundation

extension Table {
  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table of rows, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(several: selection),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table of rows, one of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(one: selection),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table of rows, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(several: selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table of rows, one of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(one: selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table of rows, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(several: selection),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table of rows, one of which can be selected.
  ///
  /// - Parameters:
  ///   - selection: The id of the selected row; nil while none is.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(one: selection),
      sorting: TableSorting(sortOrder)
    )
  }
}

import AviaryControls
public import AviaryEngine
public import Foundation

extension Table {
  /// Creates a table with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns()
    )
  }

  /// Creates a table with a row for each element of data, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The ids of the selected rows.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(several: selection)
    )
  }

  /// Creates a table with a row for each element of data, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(one: selection)
    )
  }

  /// Creates a table with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table with a row for each element of data, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(several: selection),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table with a row for each element of data, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(one: selection),
      sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of data, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(several: selection),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of data, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(one: selection),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of data, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(several: selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of data, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: ListSelection(one: selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }
}

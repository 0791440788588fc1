import AviaryControls
public import AviaryEngine
public import Foundation

extension Table {
  /// Creates a table with a row for each element of trees, whose children's rows are under it.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data) { $0[keyPath: children] },
      columns: columns(),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of trees, whose children's rows are under it, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data) { $0[keyPath: children] },
      columns: columns(),
      selection: ListSelection(several: selection),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of trees, whose children's rows are under it, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data) { $0[keyPath: children] },
      columns: columns(),
      selection: ListSelection(one: selection),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of trees, whose children's rows are under it.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data) { $0[keyPath: children] },
      columns: columns(),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of trees, whose children's rows are under it, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data) { $0[keyPath: children] },
      columns: columns(),
      selection: ListSelection(several: selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }

  /// Creates a table with a row for each element of trees, whose children's rows are under it, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: What rows show, in order. Ids are unique; of two elements with one id the first is shown.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - sortOrder: How the rows should be sorted, the first comparator above all; a click on a header changes it.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data) { $0[keyPath: children] },
      columns: columns(),
      selection: ListSelection(one: selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization
    )
  }
}

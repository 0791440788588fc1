import AviaryControls
public import AviaryEngine
public import Foundation

extension Table {
  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(),
      columns: columns()
    )
  }

  /// Creates a table of rows, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The ids of the selected rows.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(several: selection)
    )
  }

  /// Creates a table of rows, one of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(one: selection)
    )
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(),
      columns: columns(),
      customization: columnCustomization
    )
  }

  /// Creates a table of rows, any number of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(several: selection),
      customization: columnCustomization
    )
  }

  /// Creates a table of rows, one of which can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of what rows show.
  ///   - selection: The id of the selected row; nil while none is.
  ///   - columnCustomization: What a person has made of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: ListSelection(one: selection),
      customization: columnCustomization
    )
  }
}

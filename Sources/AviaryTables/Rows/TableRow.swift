import AviaryControls
@_spi(Engine) public import AviaryEngine

/// A row of a table, which shows a value.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Makes a row.
  ///
  /// - Parameter value: What the columns of the table make the row's cells of. Its id is what a selection knows the row by.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: some View {
    TableRowView(value: value).tag(value.id).listRowValue(value)
  }
  public nonisolated static var _mayNest: Bool { false }
}

/// A row for each element of the data of a table.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data

  nonisolated init(data: Data) { self.data = data }
}

extension TableForEachContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: ForEach<Data, Data.Element.ID, TableRow<Data.Element>._RowViews>
  {
    ForEach(data: data, identify: { $0.id }) { TableRow($0)._rowViews }
  }
  public nonisolated static var _mayNest: Bool { false }
}

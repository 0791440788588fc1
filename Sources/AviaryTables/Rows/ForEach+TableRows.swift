public import AviaryEngine

/// Rows that are made of data.
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: ForEach<Data, ID, Content._RowViews> {
    let content = content
    return ForEach<Data, ID, Content._RowViews>(data: data, identify: { id(of: $0) }) {
      content($0)._rowViews
    }
  }
  public nonisolated static var _mayNest: Bool { Content._mayNest }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A row for each element of data, which shows the element.
  ///
  /// - Parameter data: The elements. Their ids are unique; of two elements with one id the first
  ///   is shown.
  public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, identify: { $0.id }) { TableRow($0) }
  }

  /// The rows of each element of data, told apart by the elements' ids.
  ///
  /// - Parameters:
  ///   - data: The elements. Their ids are unique; of two elements with one id the first is
  ///     shown.
  ///   - content: Makes the rows of an element, when they are first needed.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: TableRowContent {
  /// The rows of each element of data, told apart by a value of the elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells an element apart. It is unique; of two elements with one the first is
  ///     shown.
  ///   - content: Makes the rows of an element, when they are first needed.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TableRowContent {
  /// The rows of each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The numbers, in order.
  ///   - content: Makes the rows of a number, when they are first needed.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>,
    @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, identify: { $0 }, content: content)
  }
}

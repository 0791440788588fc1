@_spi(Engine) import AviaryEngine
public import Foundation

/// Columns for each element of data.
public struct TableColumnForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: TableColumnContent
> where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The elements.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension TableColumnForEach: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the rows of the table.
  public typealias TableColumnSortComparator = Sort
  /// There is none: the columns are built in.
  public typealias TableColumnBody = Never
  public func _addColumns(to list: inout _TableColumnList) {
    var known: Set<ID> = []
    for element in data {
      let id = identify(element)
      guard known.insert(id).inserted else {
        Warnings.once("TableColumnForEach: the id \(id) occurs twice; the first column is shown")
        continue
      }
      list.add(id, content(element))
    }
  }
}

extension TableColumnForEach {
  /// The columns of each element of data, told apart by the elements' ids.
  ///
  /// - Parameters:
  ///   - data: The elements. Their ids are unique; of two elements with one id the first is shown.
  ///   - content: Makes the columns of an element.
  public nonisolated init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
    identify = { $0.id }
  }

  /// The columns of each element of data, told apart by a value of the elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells an element apart. It is unique; of two elements with one the first is shown.
  ///   - content: Makes the columns of an element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// The columns of each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The numbers, in order.
  ///   - content: Makes the columns of a number.
  public nonisolated init(
    _ data: Range<Int>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identify = { $0 }
  }
}

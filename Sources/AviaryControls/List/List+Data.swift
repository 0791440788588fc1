@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of data.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<RowContent>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>,
    RowContent: View
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryStacks
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
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
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
  @_disfavoredOverload
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

extension List {
  /// Creates a list with a row for each element of data; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
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
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of data; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of data; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of data; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<RowContent>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of data; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
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
    self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of data; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of data; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of data; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range; any number of rows can be
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<RowContent>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, HStack<RowContent>>,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data) { index in HStack { rowContent(index) } })
  }

  /// Creates a list with a row for each element of data; one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: ListSelection(always: selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of data; one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    self.init(selection: ListSelection(always: selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range; one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<RowContent>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, HStack<RowContent>>,
    RowContent: View
  {
    self.init(selection: ListSelection(always: selection), content: ForEach(data) { index in HStack { rowContent(index) } })
  }
}

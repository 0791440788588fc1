// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
import Foundation

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of data that can be edited.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of data that can be edited.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element of data that can be edited; one row can be
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of data that can be edited; one row can be
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of data that can be edited; any number of rows can
  /// be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of data that can be edited; any number of rows can
  /// be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of data that can be edited; one row is always
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: ListSelection(always: selection), content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of data that can be edited; one row is always
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - editActions: What a person may do: delete, move, or both.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: ListSelection(always: selection), content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

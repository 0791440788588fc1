// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
import Foundation

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a tree.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element of a tree; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row, or nil while none is; nil instead of a binding for
  ///     a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The ids of the selected rows; nil for a list without selection.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: ListSelection(always: selection), content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: Where an element keeps what tells it apart, which also is the row's tag; it should not
  ///     occur twice.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(selection: ListSelection(always: selection), content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The collection; each row gets a binding to its element.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: ListSelection(always: selection), content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree; one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - children: Where an element keeps those below it; nil for one that can't be opened.
  ///   - selection: The id of the selected row.
  ///   - rowContent: Makes the views of a row, when it is first needed.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: ListSelection(always: selection), content: OutlineGroup(data, children: children, content: rowContent))
  }
}

public import AviaryControls
@_spi(Engine) public import AviaryEngine

/// A row for each element of trees, with its children's rows under it.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: (Data.Element) -> Data?

  nonisolated init(data: Data, children: @escaping (Data.Element) -> Data?) {
    self.data = data
    self.children = children
  }
}

extension TableOutlineGroupContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: some View {
    TableTreeRows(
      data: data,
      identify: { $0.id },
      children: children,
      content: { TableRow($0) }
    )
  }
  public nonisolated static var _mayNest: Bool { true }
}

/// The rows of elements of trees.
struct TableTreeRows<
  Roots: RandomAccessCollection,
  Data: RandomAccessCollection,
  ID: Hashable,
  Row: TableRowContent
> where Roots.Element == Data.Element {
  let data: Roots
  let identify: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Row
}

extension TableTreeRows: View {
  var body: some View {
    ForEach(data: data, identify: identify) { element in
      TableTreeRow(
        element: element,
        identify: identify,
        children: children,
        content: content
      )
    }
  }
}

/// The row of an element of a tree, and those of the elements under it.
private struct TableTreeRow<Data: RandomAccessCollection, ID: Hashable, Row: TableRowContent> {
  let element: Data.Element
  let identify: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Row
}

extension TableTreeRow: View {
  var body: some View {
    if let below = children(element) {
      TableDisclosure(label: content(element)._rowViews, isExpanded: nil) {
        AnyView(
          TableTreeRows(data: below, identify: identify, children: children, content: content)
        )
      }
    } else {
      content(element)._rowViews
    }
  }
}

extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element: Identifiable, Data.Element == Parent.TableRowValue
{
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: some View {
    TableTreeRows(
      data: rootElements,
      identify: identify,
      children: children,
      content: content
    )
  }
  public nonisolated static var _mayNest: Bool { true }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element: Identifiable, Data.Element == Parent.TableRowValue
{
  /// A row for each element of trees, which shows the element.
  ///
  /// - Parameters:
  ///   - data: Where the trees begin.
  ///   - children: The elements under an element; nil for one that never has any.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>
  )
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(rows: data, children: { $0[keyPath: children] }) { TableRow($0) }
  }

  /// A row for each element of a tree, which shows the element.
  ///
  /// - Parameters:
  ///   - root: Where the tree begins.
  ///   - children: The elements under an element; nil for one that never has any.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>
  )
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(row: root, children: { $0[keyPath: children] }) { TableRow($0) }
  }

  /// Rows for each element of trees.
  ///
  /// - Parameters:
  ///   - data: Where the trees begin.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - content: Makes the row of an element.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(rows: data, children: { $0[keyPath: children] }, content: content)
  }

  /// Rows for each element of a tree.
  ///
  /// - Parameters:
  ///   - root: Where the tree begins.
  ///   - children: The elements under an element; nil for one that never has any.
  ///   - content: Makes the row of an element.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(row: root, children: { $0[keyPath: children] }, content: content)
  }
}

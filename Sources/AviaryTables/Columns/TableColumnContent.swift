@_spi(Engine) public import AviaryEngine
public import Foundation

/// The columns of a table.
///
/// Columns of one's own are made of others, by `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows: columns make its cells of it.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What sorts the rows of the table; `Never` for columns that sort nothing.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The columns that these are made of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that these are made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  /// Adds the columns to those of a table. For the engine.
  func _addColumns(to list: inout _TableColumnList)

  /// Makes the columns of a table.
  ///
  /// A wrapper that is no column by itself hands on to what it wraps: `Content._makeContent(content: content[\.body],
  /// inputs: inputs)`.
  ///
  /// - Parameters:
  ///   - content: The columns.
  ///   - inputs: What they are made with.
  nonisolated static func _makeContent(
    content: _GraphValue<Self>,
    inputs: _TableColumnInputs
  ) -> _TableColumnOutputs
}

extension TableColumnContent {
  public func _addColumns(to list: inout _TableColumnList) { list.add(tableColumnBody) }

  public nonisolated static func _makeContent(
    content: _GraphValue<Self>,
    inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    nonisolated(unsafe) let content = content.value
    nonisolated(unsafe) var list = inputs.list
    MainActor.assumeIsolated { content._addColumns(to: &list) }
    return _TableColumnOutputs(list: list)
  }
}

/// A value of a view, or of what is like one, or a part of it.
public struct _GraphValue<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// A part of the value.
  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value[keyPath: keyPath])
  }
}

/// What the columns of a table are made with.
public struct _TableColumnInputs {
  let list: _TableColumnList
}

/// The columns of a table that were made.
public struct _TableColumnOutputs {
  let list: _TableColumnList
}

/// The columns of a table, as they are gathered.
///
/// For the engine.
public struct _TableColumnList {
  var columns: [TableColumnEntry] = []
  /// Where the column that comes next stands among others.
  var path: [AnyHashable] = []

  /// Adds the columns of a member.
  @MainActor
  mutating func add(_ member: AnyHashable, _ content: some TableColumnContent) {
    path.append(member)
    add(content)
    path.removeLast()
  }

  /// Adds columns.
  @MainActor
  mutating func add<Content: TableColumnContent>(_ content: Content) {
    self =
      Content._makeContent(
        content: _GraphValue(content),
        inputs: _TableColumnInputs(list: self)
      ).list
  }
}

extension Never: TableColumnContent {
  /// What sorts the rows of the table.
  public typealias TableColumnSortComparator = Never
  /// There is none: the columns are built in.
  public typealias TableColumnBody = Never
  public func _addColumns(to list: inout _TableColumnList) { switch self {} }
}

extension TableColumnContent where TableColumnBody == Never {
  /// What columns that are built in have as a body, which is never asked for.
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is built in: its tableColumnBody is never asked for")
  }
}

/// Columns one after another, as a builder makes them.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  /// The columns.
  public var value: T
  let members: [any TableColumnContent]
}

extension TupleTableColumnContent: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the rows of the table.
  public typealias TableColumnSortComparator = Sort
  /// There is none: the columns are built in.
  public typealias TableColumnBody = Never
  public func _addColumns(to list: inout _TableColumnList) {
    for (index, member) in members.enumerated() { list.add(index, member) }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What sorts the rows of the table.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// There is none: the columns are built in.
  public typealias TableColumnBody = Never
  public func _addColumns(to list: inout _TableColumnList) {
    if let self { list.add(self) }
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// What a row shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// What sorts the rows of the table.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// There is none: the columns are built in.
  public typealias TableColumnBody = Never
  public func _addColumns(to list: inout _TableColumnList) {
    switch storage {
    case .trueContent(let content): list.add(true, content)
    case .falseContent(let content): list.add(false, content)
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// What sorts the rows of the table.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// There is none: the columns are built in.
  public typealias TableColumnBody = Never
  public func _addColumns(to list: inout _TableColumnList) { list.add(content) }
}

extension Group where Content: TableColumnContent {
  /// Several columns as one value: a modifier on it applies to each of them.
  ///
  /// - Parameter content: The columns.
  @_disfavoredOverload
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(_content: content())
  }
}

/// Columns whose type is forgotten.
struct AnyTableColumns<RowValue: Identifiable, Sort: SortComparator> {
  let content: any TableColumnContent
}

extension AnyTableColumns: TableColumnContent {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  func _addColumns(to list: inout _TableColumnList) { list.add(content) }
}

@_spi(Engine) public import AviaryEngine

/// The rows of a table.
///
/// Rows of one's own are made of others, by `tableRowBody`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows: columns make its cells of it.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The rows that these are made of.
  associatedtype TableRowBody: TableRowContent
  /// The rows as views. For the engine.
  associatedtype _RowViews: View = _TableRowBodyViews<Self>

  /// The rows that these are made of.
  @TableRowBuilder<TableRowValue>
  var tableRowBody: TableRowBody { get }

  /// The rows as views. For the engine.
  nonisolated var _rowViews: _RowViews { get }

  /// Whether some rows of this kind have others under them. For the engine.
  nonisolated static var _mayNest: Bool { get }

  /// Whether some of these rows have others under them. For the engine.
  nonisolated var _nests: Bool { get }
}

extension TableRowContent {
  public nonisolated static var _mayNest: Bool { TableRowBody._mayNest }
  public nonisolated var _nests: Bool { Self._mayNest }
}

extension TableRowContent where _RowViews == _TableRowBodyViews<Self> {
  public nonisolated var _rowViews: _TableRowBodyViews<Self> { _TableRowBodyViews(content: self) }
}

/// Holds rows of somebody's own in a view, so that their dynamic properties are tied to it.
struct TableRowField<Content>: DynamicProperty {
  var content: Content

  nonisolated mutating func _install(_ context: inout _DynamicContext) {
    DynamicFields.installFields(of: &content, &context)
  }
}

/// What rows of somebody's own are made of, as views.
///
/// For the engine.
public struct _TableRowBodyViews<Content: TableRowContent> {
  let field: TableRowField<Content>

  nonisolated init(content: Content) { field = TableRowField(content: content) }
}

extension _TableRowBodyViews: View {
  public var body: some View { field.content.tableRowBody._rowViews }
}

extension Never: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Never
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: EmptyView { switch self {} }
  public nonisolated static var _mayNest: Bool { false }
}

extension TableRowContent where TableRowBody == Never {
  /// What rows that are built in have as a body, which is never asked for.
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) is built in: its tableRowBody is never asked for")
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
  nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: EmptyView { EmptyView() }
  public nonisolated static var _mayNest: Bool { false }
}
